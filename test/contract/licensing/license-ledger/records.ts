import type { LicenseId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { contentId, licenseId, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { anIdempotentRequest, stage, storedEvents, type LedgerView } from './stage.ts';
import {} from '../../../support/effects.ts';

const { key } = anIdempotentRequest();
const naming = (resourceId: LicenseId) => ({ effects: { idempotency: { key, status: 201, resourceId } } });

/** The outcomes of a ledger for requests that no longer own their idempotency record. */
export const recordPolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns no existing license to a request whose lock was released', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1));
      await view.idempotencyStore.begin(anIdempotentRequest());
      await view.idempotencyStore.releaseLock(anIdempotentRequest());
      await expect(view.ledger.open(offer(2, {}, naming(licenseId(2))))).rejects.toThrow(Unavailable);
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toEqual({ outcome: 'begun' });
    }),

    policy('returns no existing license to a request whose record names another resource', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1));
      await view.idempotencyStore.begin(anIdempotentRequest());
      await view.idempotencyStore.complete({ key, status: 201, resourceId: licenseId(9) });
      await expect(view.ledger.open(offer(2, {}, naming(licenseId(2))))).rejects.toThrow(Unavailable);
      const done = { outcome: 'done', status: 201, resourceId: licenseId(9) };
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toEqual(done);
    }),

    policy('returns the existing license again to a request whose record names it already', async (view) => {
      const { offer } = await stage(view);
      const first = offer(1);
      await view.ledger.open(first);
      await view.idempotencyStore.begin(anIdempotentRequest());
      await view.idempotencyStore.complete({ key, status: 201, resourceId: licenseId(1) });
      const again = await view.ledger.open(offer(2, {}, naming(licenseId(2))));
      expect(again).toEqual({ outcome: 'existing', license: first.candidate });
    }),

    policy('fails only the openings that lost their lock, of those committed together', async (view) => {
      const { offer } = await stage(view);
      const requestOf = (n: number) => anIdempotentRequest({ key: `${key} ${n}` });
      const hasLost = (n: number) => n % 20 === 0;
      for (let n = 1; n <= 60; n++) if (!hasLost(n)) await view.idempotencyStore.begin(requestOf(n));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, i) => {
          const idempotency = { key: requestOf(i + 1).key, status: 201, resourceId: licenseId(i + 1) };
          return view.ledger.open(
            offer(i + 1, { contentId: contentId(i + 1) }, { effects: { idempotency } }),
          );
        }),
      );
      const failed = outcomes.flatMap((outcome, i) => (outcome.status === 'rejected' ? [i + 1] : []));
      expect(failed).toEqual([20, 40, 60]);
      const { licenses } = await view.ledger.list({ platformId: platformId() }, { limit: 100, now: noon });
      expect(licenses).toHaveLength(57);
      expect(await storedEvents(view)).toHaveLength(57);
    }),
  ];
};
