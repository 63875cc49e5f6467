import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { expectConsistentRecords } from '../../../support/stores/ledger-load.ts';
import { seenWithin } from '../../../support/eventually.ts';
import { anIdempotentRequest } from '../../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { expectLicenses, type NetworkView, type Outage } from './stage.ts';

/** Nobody waits longer than 2 s, whatever happens; a machine under load is given some more. */
const waitsMs = 2_400;
const backWithinMs = 5_000;
const outageMs = 2_500;
const timeout = 90_000;

const outages: Readonly<Record<string, (view: NetworkView) => Outage>> = {
  'is killed and started again': (view) => view.outages['killed and started again'],
  'is frozen': (view) => view.outages.frozen,
  'is failed over': (view) => view.outages['failed over'],
  'is behind a line that lets nothing through': ({ proxy }) => ({
    begin: async () => proxy.stall(),
    end: async () => proxy.mend(),
  }),
  'is behind a line that is too slow': ({ proxy }) => ({
    begin: async () => proxy.slow(1_500),
    end: async () => proxy.mend(),
  }),
  'is out of reach': ({ proxy }) => ({ begin: async () => proxy.refuse(), end: async () => proxy.mend() }),
};

/** Six callers, each asking for one license after another. */
const callers = ({ load, storage }: NetworkView) => {
  let isAsking = true;
  const all = Array.from({ length: 6 }, async () => {
    while (isAsking) {
      await load.ask(storage);
      await sleep(60);
    }
  });
  return async () => {
    isAsking = false;
    await Promise.all(all);
  };
};

/** Until a license is issued; then every one is. */
const expectBack = async ({ load, storage, kernel }: NetworkView): Promise<void> => {
  const ask = () => load.ask(storage);
  expect(await seenWithin(ask, ({ outcome }) => outcome === 'opened', backWithinMs)).toMatchObject({
    outcome: 'opened',
  });
  await kernel.ping();
  for (let more = 0; more < 5; more++) expect(await ask()).toMatchObject({ outcome: 'opened' });
};

/** Whether a license is rejected because the store is away. A server that is not a primary may continue to respond to reads. */
const isRejected = async ({ load, storage }: NetworkView): Promise<boolean> =>
  (await load.ask(storage)).outcome instanceof Unavailable;

/** Ends the outage, whatever is found during it: other worlds use the server, too. */
const during = async ({ begin, end }: Outage, work: () => Promise<unknown>): Promise<void> => {
  await begin();
  try {
    await work();
  } finally {
    await end();
  }
};

/** The promises of a store to callers while its server is unavailable, and afterwards. Measures real time. */
export const outagePolicies = (open: OpenWorld<NetworkView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return Object.entries(outages).flatMap(([name, outageOf]) => [
    policy(
      `is unavailable within 2 s for all callers while its server ${name}, available again within 5 s, and loses and doubles nothing`,
      async (view) => {
        const { storage, load } = view;
        await load.ask(storage);
        const stop = callers(view);
        await sleep(500);
        await during(outageOf(view), async () => {
          expect(await seenWithin(() => isRejected(view), Boolean, 3_000)).toBe(true);
          await sleep(outageMs);
        });
        await expectBack(view);
        await stop();
        expect(await expectConsistentRecords(storage, load, waitsMs)).toBeGreaterThan(0);
      },
      timeout,
    ),

    policy(
      `lets a request under a key that met a server which ${name} succeed once it is sent again`,
      async (view) => {
        const { storage, load, nth } = view;
        const request = anIdempotentRequest({
          key: `${nth} POST /licenses ${name}`,
          leaseUntil: noon + 4_000,
        });
        const opening = load.opening(1);
        const idempotency = { key: request.key, status: 201, resourceId: opening.candidate.licenseId };
        expect(await storage.idempotencyStore.begin(request)).toEqual({ outcome: 'begun' });
        await during(outageOf(view), () =>
          expect(
            storage.ledger.open({ ...opening, effects: { ...opening.effects, idempotency } }),
          ).rejects.toThrow(Unavailable),
        );
        // The lock of the first request has lapsed.
        const now = noon + 5_000;
        const begunAgain = () =>
          storage.idempotencyStore
            .begin({ ...request, now, leaseUntil: now + 60_000 })
            .catch(() => undefined);
        const begun = await seenWithin(begunAgain, (seen) => seen !== undefined, backWithinMs);
        // It may have been committed although no caller received the result.
        expect(['begun', 'done']).toContain(begun?.outcome);
        if (begun?.outcome === 'begun')
          expect(
            await storage.ledger.open({
              ...opening,
              effects: { ...opening.effects, idempotency },
            }),
          ).toMatchObject({
            license: { licenseId: opening.candidate.licenseId },
          });
        expect(await storage.idempotencyStore.begin({ ...request, now })).toMatchObject({
          outcome: 'done',
          resourceId: opening.candidate.licenseId,
        });
        await expectLicenses(view, 1);
      },
      timeout,
    ),
  ]);
};
