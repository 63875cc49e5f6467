import fc from 'fast-check';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { UsageEvent } from '../../../../src/domain/usage/usage-event.ts';
import { aUsageEvent, noon, platformId, trackId, usageId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aBatch, begun, idempotency, totals, type JournalView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

export const reportingPolicies = (open: OpenWorld<JournalView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('counts an event without an id each time it is reported', async ({ journal }) => {
      for (const n of [1, 2, 3]) {
        expect(await journal.record(aBatch(n, [aUsageEvent({}, n)]))).toMatchObject({ accepted: 1 });
      }
      expect(await totals(journal)).toEqual({ plays: 3, impressions: 0 });
    }),
    policy('counts an event ID once, however often the same payload is sent', async ({ journal }) => {
      const again = (n: number) =>
        aUsageEvent({ eventId: 'a', quantity: 2, receivedAt: noon + n, unlicensed: n > 1 }, n);
      expect(await journal.record(aBatch(1, [again(1), again(2)]))).toEqual({
        accepted: 1,
        duplicates: 1,
        rejected: [],
        unlicensed: [],
      });
      expect(await journal.record(aBatch(2, [again(3)]))).toEqual({
        accepted: 0,
        duplicates: 1,
        rejected: [],
        unlicensed: [],
      });
      expect(await totals(journal)).toEqual({ plays: 2, impressions: 0 });
    }),
    policy(
      'rejects an event id that came before with another payload, whichever part differs',
      async ({ journal }) => {
        const first = aUsageEvent({ eventId: 'a' }, 1);
        await journal.record(aBatch(1, [first]));
        const { territory: _, ...without } = first;
        const others: UsageEvent[] = [
          { ...first, quantity: 2 },
          { ...first, eventType: 'impression' },
          { ...first, trackId: trackId(2) },
          { ...first, occurredAt: noon + 1 },
          { ...first, territory: 'FR' },
          { ...first, channel: 'app' },
          without,
        ];
        const events = others.map((other, i) => ({ ...other, usageId: usageId(10 + i) }));
        expect(await journal.record(aBatch(2, events))).toEqual({
          accepted: 0,
          duplicates: 0,
          rejected: others.map((_, index) => ({ index, reason: 'event-id-reused' })),
          unlicensed: [],
        });
        expect(await totals(journal)).toEqual({ plays: 1, impressions: 0 });
      },
    ),
    policy('keeps event ids of platforms apart', async ({ journal }) => {
      for (const n of [1, 2]) {
        const event = aUsageEvent({ eventId: 'a', platformId: platformId(n), quantity: n }, n);
        expect(await journal.record(aBatch(n, [event]))).toMatchObject({ accepted: 1 });
      }
      expect((await totals(journal, 2)).plays).toBe(2);
    }),
    policy(
      'counts an event id once when twenty concurrent callers report it',
      async ({ journal }, concurrently) => {
        const outcomes = await concurrently(20, (view, n) =>
          view.journal.record(aBatch(n, [aUsageEvent({ eventId: 'a', quantity: 7 }, n)])),
        );
        expect(outcomes.filter(({ accepted }) => accepted === 1)).toHaveLength(1);
        expect(outcomes.filter(({ duplicates }) => duplicates === 1)).toHaveLength(19);
        expect(await totals(journal)).toEqual({ plays: 7, impressions: 0 });
      },
    ),
    policy(
      'lists what was rejected before and what is rejected now, in the order of the request',
      async ({ journal }) => {
        await journal.record(aBatch(1, [aUsageEvent({ eventId: 'a' }, 1)]));
        const outcome = await journal.record({
          batchId: 'batch-2',
          events: [
            { index: 1, event: aUsageEvent({ eventId: 'a', quantity: 9 }, 2) },
            { index: 3, event: aUsageEvent({ eventId: 'b' }, 3) },
          ],
          rejected: [
            { index: 0, reason: 'track-unknown' },
            { index: 2, reason: 'occurred-too-early' },
          ],
          effects: noEffects,
        });
        expect(outcome).toEqual({
          accepted: 1,
          duplicates: 0,
          rejected: [
            { index: 0, reason: 'track-unknown' },
            { index: 1, reason: 'event-id-reused' },
            { index: 2, reason: 'occurred-too-early' },
          ],
          unlicensed: [],
        });
      },
    ),
    policy(
      'returns which events are unlicensed and why, with the first judgment of a duplicate',
      async ({ journal }) => {
        const territory = { unlicensed: true, unlicensedReason: 'territory_not_covered' } as const;
        const content = { unlicensed: true, unlicensedReason: 'other_content' } as const;
        const first = aUsageEvent({ eventId: 'a', ...territory }, 1);
        const batch = [first, aUsageEvent({}, 2), aUsageEvent({ eventId: 'b', unlicensed: true }, 3)];
        expect((await journal.record(aBatch(1, batch))).unlicensed).toEqual([
          { index: 0, reason: 'territory_not_covered' },
          { index: 2 },
        ]);
        const again = [
          aUsageEvent({ ...content }, 4),
          { ...first, ...content, usageId: usageId(5) },
          aUsageEvent({ eventId: 'b' }, 6),
          aUsageEvent({ eventId: 'a', quantity: 9, ...content }, 7),
        ];
        expect(await journal.record(aBatch(2, again))).toMatchObject({
          accepted: 1,
          duplicates: 2,
          rejected: [{ index: 3 }],
          unlicensed: [
            { index: 0, reason: 'other_content' },
            { index: 1, reason: 'territory_not_covered' },
            { index: 2 },
          ],
        });
      },
    ),
    policy('records all of a batch or nothing of it', async ({ journal, idempotencyStore }) => {
      await begun(idempotencyStore);
      await journal.record(aBatch(9, [aUsageEvent({}, 1)]));
      const clash = [aUsageEvent({ eventId: 'a' }, 2), aUsageEvent({}, 1)];
      await expect(journal.record(aBatch(1, clash, { effects: { idempotency } }))).rejects.toThrow();
      expect(await totals(journal)).toEqual({ plays: 1, impressions: 0 });
      expect(await journal.outcomeOf('batch-1')).toBeUndefined();
      expect(await begun(idempotencyStore)).toMatchObject({ outcome: 'running' });
      expect(await journal.record(aBatch(1, [aUsageEvent({ eventId: 'a' }, 2)]))).toMatchObject({
        accepted: 1,
      });
    }),
    policy(
      'keeps the outcome of a batch with its idempotency record, and only then',
      async ({ journal, idempotencyStore }) => {
        await begun(idempotencyStore);
        const rejected = [{ index: 1, reason: 'track-unknown' }] as const;
        const event = aUsageEvent({ unlicensed: true, unlicensedReason: 'no_license' }, 1);
        const outcome = await journal.record(aBatch(1, [event], { rejected, effects: { idempotency } }));
        const unlicensed = [{ index: 0, reason: 'no_license' }];
        expect(outcome).toEqual({ accepted: 1, duplicates: 0, rejected, unlicensed });
        expect(await journal.outcomeOf('batch-1')).toEqual(outcome);
        expect(await begun(idempotencyStore)).toEqual({
          outcome: 'done',
          status: 201,
          resourceId: 'batch-1',
        });
        await journal.record(aBatch(2, [aUsageEvent({}, 2)]));
        expect(await journal.outcomeOf('batch-2')).toBeUndefined();
      },
    ),
    policy(
      'deletes the outcome of a batch with its idempotency record',
      async ({ journal, idempotencyStore }) => {
        await begun(idempotencyStore);
        await journal.record(aBatch(1, [aUsageEvent({}, 1)], { effects: { idempotency } }));
        await idempotencyStore.deleteExpired(noon + dayMs + 1);
        expect(await journal.outcomeOf('batch-1')).toBeUndefined();
        expect(await totals(journal)).toEqual({ plays: 1, impressions: 0 });
      },
    ),
    policy(
      'counts once when a request outlives the lease of its mark and is run again',
      async ({ journal, idempotencyStore }, concurrently) => {
        await begun(idempotencyStore);
        expect(await begun(idempotencyStore, noon + 60_000)).toEqual({ outcome: 'begun' });
        const outcomes = await concurrently(2, (view, n) =>
          view.journal.record(
            aBatch(n, [aUsageEvent({}, n)], {
              effects: { idempotency: { ...idempotency, resourceId: `batch-${n}` } },
            }),
          ),
        );
        expect(outcomes).toEqual(
          [1, 2].map(() => ({ accepted: 1, duplicates: 0, rejected: [], unlicensed: [] })),
        );
        expect(await totals(journal)).toEqual({ plays: 1, impressions: 0 });
      },
    ),
    policy('counts each event id once, whatever repeats in whichever batches', async ({ journal }) => {
      let n = 0;
      const counted = new Map<string, number>();
      const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(fc.array(ids, { maxLength: 5 }), async (batches) => {
          for (const batch of batches) {
            const events = batch.map((eventId) =>
              aUsageEvent({ eventId, quantity: 1 + (eventId.charCodeAt(0) % 5) }, n++),
            );
            for (const { eventId = '', quantity } of events) counted.set(eventId, quantity);
            await journal.record(aBatch(n, events));
            await journal.record(
              aBatch(
                n,
                events.map((event) => ({ ...event, usageId: usageId(n++) })),
              ),
            );
          }
          const plays = [...counted.values()].reduce((sum, quantity) => sum + quantity, 0);
          expect(await totals(journal)).toEqual({ plays, impressions: 0 });
        }),
        { numRuns: 10 },
      );
    }),
  ];
};
