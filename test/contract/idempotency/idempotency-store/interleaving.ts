import type { IdempotencyStore } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';

export interface InterleavedIdempotency extends Pick<KernelView, 'between'> {
  readonly idempotencyStore: IdempotencyStore;
}

const request = (now: number) => ({
  ...{ key: 'plt_1 POST /usage-events abc', fingerprint: 'payload', now },
  ...{ leaseUntil: now + 60_000, keepUntil: now + 86_400_000 },
});

/** The promises of idempotency records of the store kit while expired ones are deleted. */
export const idempotencyInterleavingContract = (
  open: OpenWorld<InterleavedIdempotency>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [1, 2].map((step) =>
    policy(
      `keeps the lock of a request whose expired record is deleted meanwhile, at step ${step}`,
      async (view, concurrently) => {
        await view.idempotencyStore.begin(request(noon));
        const later = request(noon + 2 * 86_400_000);
        const beginning = { name: 'idempotency.begin', step, run: () => view.idempotencyStore.begin(later) };
        const begun = await view.between(beginning, () =>
          concurrently(1, ({ idempotencyStore }) => idempotencyStore.deleteExpired(later.now)),
        );
        expect(begun).toEqual({ outcome: 'begun' });
        expect(await view.idempotencyStore.begin(later)).toMatchObject({ outcome: 'running' });
      },
    ),
  );
};
