import { silentMeterKeptMs } from '../../../../src/domain/usage/request-counts.ts';
import { aCredential, aPlatform, aUsageEvent, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aBatch, aFlush, begun, idempotency, requests, today, totals, type JournalView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

export type InterleavedView = JournalView & Pick<KernelView, 'between'>;

/** The promises of a journal of the store kit when concurrent callers commit between the steps of a record. */
export const journalInterleavingContract = (open: OpenWorld<InterleavedView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const key = aCredential();
  return [
    ...[1, 2].map((step) =>
      policy(
        `counts an event id once that a concurrent caller reports, at step ${step}`,
        async (view, concurrently) => {
          const reported = (n: number) => aBatch(n, [aUsageEvent({ eventId: 'a', quantity: 3 }, n)]);
          const recording = {
            name: 'usage-journal.record',
            step,
            run: () => view.journal.record(reported(1)),
          };
          let theirs = 0;
          const { accepted } = await view.between(recording, async () => {
            const [outcome] = await concurrently(1, ({ journal }) => journal.record(reported(2)));
            theirs = outcome?.accepted ?? 0;
          });
          expect(accepted + theirs).toBe(1);
          expect(await totals(view.journal)).toEqual({ plays: 3, impressions: 0 });
        },
      ),
    ),

    ...[1, 2, 3].map((step) =>
      policy(
        `counts a batch once that is run again under its key, at step ${step}`,
        async (view, concurrently) => {
          await begun(view.idempotencyStore);
          const again = (n: number) =>
            aBatch(n, [aUsageEvent({ eventId: `${n}` }, n)], {
              effects: { idempotency: { ...idempotency, resourceId: `batch-${n}` } },
            });
          const recording = { name: 'usage-journal.record', step, run: () => view.journal.record(again(1)) };
          let theirs: unknown;
          const ours = await view.between(recording, async () => {
            [theirs] = await concurrently(1, ({ journal }) => journal.record(again(2)));
          });
          expect(ours).toEqual({ accepted: 1, duplicates: 0, rejected: [], unlicensed: [] });
          expect(theirs).toEqual(ours);
          expect(await totals(view.journal)).toEqual({ plays: 1, impressions: 0 });
        },
      ),
    ),

    ...[1, 2, 5].map((step) =>
      policy(`counts a flush once that comes twice, at step ${step}`, async (view, concurrently) => {
        await view.journal.count(aFlush(1, [requests()]));
        const second = aFlush(2, [requests({ requests: 4 })]);
        const counting = { name: 'usage-journal.count', step, run: () => view.journal.count(second) };
        await view.between(counting, () => concurrently(1, ({ journal }) => journal.count(second)));
        expect(await view.journal.requestsOn(platformId(), today)).toBe(5);
      }),
    ),

    ...[1, 2, 4, 5].map((step) =>
      policy(`keeps a meter that is deleted meanwhile, at step ${step}`, async (view, concurrently) => {
        await view.journal.count(aFlush(1, [requests()]));
        const at = noon + silentMeterKeptMs + 1;
        const second = aFlush(2, [requests({ requests: 4 })], { at });
        const counting = { name: 'usage-journal.count', step, run: () => view.journal.count(second) };
        const other = aFlush(1, [], { meterId: 'meter-2', at });
        await view.between(counting, () => concurrently(1, ({ journal }) => journal.count(other)));
        await view.journal.count(second);
        expect(await view.journal.requestsOn(platformId(), today)).toBe(5);
      }),
    ),

    ...[1, 2, 3, 4].map((step) =>
      policy(
        `keeps no use of a credential that is removed meanwhile, at step ${step}`,
        async (view, concurrently) => {
          await view.registry.register({ platform: aPlatform(), credentials: [key], effects: noEffects });
          await view.journal.count(aFlush(1, []));
          const use = { platformId: platformId(), credentialId: key.credentialId, at: noon };
          const counting = {
            name: 'usage-journal.count',
            step,
            run: () => view.journal.count(aFlush(2, [], { uses: [use] })),
          };
          await view.between(counting, () =>
            concurrently(1, ({ registry }) =>
              registry.change({
                ...{ platform: aPlatform({ version: 2 }), guards: { version: 1 }, effects: noEffects },
                remove: [key.credentialId],
                effects: noEffects,
              }),
            ),
          );
          expect([...(await view.journal.credentialUses(platformId()))]).toEqual([]);
        },
      ),
    ),
  ];
};
