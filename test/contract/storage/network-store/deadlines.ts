import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { anIdempotentRequest } from '../../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { expectLicenses, type NetworkView } from './stage.ts';
import { slowness } from '../../../support/slowness.ts';

/** The service promises 2 s; a machine under load gets some more. */
const waitsMs = 2_400;
/** Longer than a revision is answered from memory. */
const revisionsAreOldMs = 600;
const answerDelaysMs = [250, 500, 900, 1_500];

interface Ended {
  readonly error: unknown;
  readonly afterMs: number;
}

/** How a request under a deadline of its own ended, and when. */
const ended = async ({ deadline }: NetworkView, request: () => Promise<unknown>): Promise<Ended> => {
  const began = performance.now();
  const error = await deadline.share(request).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, afterMs: performance.now() - began };
};

/** Finds its platform, begins under a key and issues a license, as `POST /licenses` does. */
const issuing =
  ({ storage, load, nth }: NetworkView, serial: number) =>
  async (): Promise<void> => {
    const { platformId } = load.platform;
    const key = `${platformId} POST /licenses deadline ${nth} ${serial}`;
    await storage.registry.find(platformId);
    await storage.idempotencyStore.begin(anIdempotentRequest({ key, leaseUntil: noon + 4_000 }));
    const opening = load.opening(serial);
    const idempotency = { key, status: 201, resourceId: opening.candidate.licenseId };
    await storage.ledger.open({ ...opening, effects: { ...opening.effects, idempotency } });
  };

/** Half of the delay on the way there, half of it on the way back. */
const whereAnswersTake = async (
  { proxy }: NetworkView,
  delayMs: number,
  work: () => Promise<void>,
): Promise<void> => {
  proxy.slow(delayMs / 2);
  try {
    await work();
  } finally {
    proxy.mend();
  }
};

/**
 * One deadline bounds everything that a request waits for in a store. Judges real time: a slower machine gets more of it, by the
 * factor that `slower` returns.
 */
export const deadlinePolicies = (
  open: OpenWorld<NetworkView>,
  slower: () => number = slowness,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const expectUnavailableInTime = ({ error, afterMs }: Ended): void => {
    expect(error).toBeInstanceOf(Unavailable);
    expect(afterMs).toBeLessThan(waitsMs * slower());
  };
  return [
    ...answerDelaysMs.flatMap((delayMs) => [
      policy(
        `is unavailable within 2 s to a request of several calls where each answer takes ${delayMs} ms`,
        async (view) => {
          await issuing(view, 1)();
          await sleep(revisionsAreOldMs);
          await whereAnswersTake(view, delayMs, async () =>
            expectUnavailableInTime(await ended(view, issuing(view, 2))),
          );
        },
        30_000,
      ),
      policy(
        `reports within 2 s that nothing can be written where each answer takes ${delayMs} ms`,
        async (view) => {
          expect(await view.probeWrites()).toBeUndefined();
          await whereAnswersTake(view, delayMs, async () =>
            expectUnavailableInTime(await ended(view, view.probeWrites)),
          );
        },
        30_000,
      ),
    ]),

    policy(
      'is unavailable within 2 s to every request that waits for the same lock as five others',
      async (view) => {
        await issuing(view, 1)();
        await whereAnswersTake(view, 500, async () => {
          const calls = [2, 3, 4, 5, 6, 7].map((serial) => ended(view, issuing(view, serial)));
          for (const call of await Promise.all(calls)) expectUnavailableInTime(call);
        });
      },
      30_000,
    ),

    policy(
      'is unavailable within 2 s to a request whose commit is not answered after slow calls',
      async (view) => {
        const { proxy, isCommit, storage, load } = view;
        await issuing(view, 1)();
        await sleep(revisionsAreOldMs);
        const request = async (): Promise<void> => {
          await whereAnswersTake(view, 500, async () => {
            await storage.registry.find(load.platform.platformId);
          });
          const lost = proxy.dropReplyTo(isCommit).then(() => proxy.stall());
          await Promise.all([storage.ledger.open(load.opening(2)), lost]);
        };
        try {
          expectUnavailableInTime(await ended(view, request));
        } finally {
          proxy.mend();
        }
        // It may have been committed although no caller received the result.
        const { outcome } = await storage.ledger.open(load.opening(3, 2));
        expect(['opened', 'existing']).toContain(outcome);
        await expectLicenses(view, 2);
      },
      30_000,
    ),
  ];
};
