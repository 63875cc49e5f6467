import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import type { UsageEvent } from '../../../../src/domain/usage/usage-event.ts';
import { aUsageEvent, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import { noUse } from '../../../../src/ports/driven/usage/usage-journal.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aBatch, aFlush, empty, november, requests, today, totals, type JournalView } from './stage.ts';

export const sumPolicies = (open: OpenWorld<JournalView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('begins empty', async ({ journal }) => {
      expect(await journal.month(platformId(), november)).toEqual(empty);
      expect(await journal.requestsOn(platformId(), today)).toBe(0);
      expect(await journal.outcomeOf('batch-1')).toBeUndefined();
      expect(await journal.playsSince('2000-01-01')).toEqual(new Map());
      expect(await journal.record(aBatch(1, []))).toMatchObject({ accepted: 0, duplicates: 0, rejected: [] });
      expect(await journal.count(aFlush(1, []))).toEqual([]);
    }),
    policy('sums a month by day, track and territory, on the day that use occurred', async ({ journal }) => {
      const yesterday = noon - dayMs;
      await journal.record(
        aBatch(1, [
          aUsageEvent({ quantity: 3, unlicensed: true, unlicensedReason: 'other_content' }, 1),
          aUsageEvent({ quantity: 2, occurredAt: yesterday, receivedAt: noon }, 2),
          aUsageEvent({ trackId: trackId(2), quantity: 4, territory: 'FR' }, 3),
          aUsageEvent({ eventType: 'impression', quantity: 60, unlicensed: true }, 4),
          aUsageEvent({ eventType: 'impression', quantity: 40 }, 8),
        ]),
      );
      const { territory: _, ...nowhere } = aUsageEvent({ trackId: trackId(3), unlicensed: true }, 5);
      await journal.record(aBatch(2, [nowhere]));
      await journal.record(aBatch(3, [aUsageEvent({ occurredAt: Date.UTC(2026, 9, 31, 23, 59) }, 6)]));
      await journal.record(aBatch(4, [aUsageEvent({ platformId: platformId(2), quantity: 50 }, 7)]));
      await journal.count(
        aFlush(1, [requests({ requests: 9, previews: 2, downloads: 1 }), requests({ day: '2026-11-02' })]),
      );
      const none = { requests: 0, previews: 0, downloads: 0, ...noUse };
      expect(await journal.month(platformId(), november)).toEqual({
        daily: [
          { ...none, day: '2026-11-02', requests: 1 },
          { ...none, day: '2026-11-20', plays: 2 },
          {
            ...{ day: today, requests: 9, previews: 2, downloads: 1 },
            ...{ plays: 8, impressions: 100, unlicensedPlays: 4, unlicensedImpressions: 60 },
          },
        ],
        byTrack: [
          {
            ...{ trackId: trackId(1), plays: 5, impressions: 100 },
            ...{ unlicensedPlays: 3, unlicensedImpressions: 60 },
          },
          { ...noUse, trackId: trackId(2), plays: 4 },
          { ...noUse, trackId: trackId(3), plays: 1, unlicensedPlays: 1 },
        ],
        byTerritory: [
          {
            ...{ territory: 'DE', plays: 5, impressions: 100 },
            ...{ unlicensedPlays: 3, unlicensedImpressions: 60 },
          },
          { ...noUse, territory: 'FR', plays: 4 },
          { ...noUse, plays: 1, unlicensedPlays: 1 },
        ],
      });
      expect((await journal.month(platformId(), '2026-10')).byTrack).toEqual([
        { ...noUse, trackId: trackId(1), plays: 1 },
      ]);
    }),
    policy(
      'sums the use of a track by month, platform and territory, except that of a sandbox',
      async ({ journal }) => {
        const months = { from: '2026-10', to: november };
        const october = Date.UTC(2026, 9, 31, 23, 59);
        const { territory: _, ...nowhere } = aUsageEvent({ quantity: 7 }, 4);
        await journal.record(
          aBatch(1, [
            aUsageEvent({ quantity: 3, unlicensed: true, unlicensedReason: 'other_content' }, 1),
            aUsageEvent({ quantity: 2, territory: 'FR' }, 2),
            aUsageEvent({ eventType: 'impression', quantity: 60 }, 3),
            nowhere,
            aUsageEvent({ trackId: trackId(2), quantity: 90 }, 5),
            aUsageEvent({ occurredAt: october }, 6),
            aUsageEvent({ occurredAt: Date.UTC(2026, 8, 30) }, 7),
          ]),
        );
        await journal.record(aBatch(2, [aUsageEvent({ platformId: platformId(2), quantity: 50 }, 8)]));
        const sandbox = { isSandbox: true } as const;
        await journal.record(
          aBatch(3, [aUsageEvent({ platformId: platformId(3), quantity: 9 }, 9)], sandbox),
        );
        const sums = [
          { ...noUse, month: '2026-10', platformId: platformId(1), territory: 'DE', plays: 1 },
          { ...noUse, month: november, platformId: platformId(1), plays: 7 },
          {
            ...{ ...noUse, month: november, platformId: platformId(1), territory: 'DE' },
            ...{ plays: 3, impressions: 60, unlicensedPlays: 3 },
          },
          { ...noUse, month: november, platformId: platformId(1), territory: 'FR', plays: 2 },
          { ...noUse, month: november, platformId: platformId(2), territory: 'DE', plays: 50 },
        ];
        expect(await journal.ofTrack(trackId(1), months, { limit: 100 })).toEqual({ items: sums });
        const paged = [];
        for (let place; paged.length < 10;) {
          const { items, next } = await journal.ofTrack(trackId(1), months, {
            ...{ limit: 2, ...(place && { after: place }) },
          });
          paged.push(...items);
          if (!next) break;
          place = next;
        }
        expect(paged).toEqual(sums);
        expect((await journal.ofTrack(trackId(3), months, { limit: 2 })).items).toEqual([]);
      },
    ),
    policy('stops adding where no reader could count further, and can still be read', async ({ journal }) => {
      const max = Number.MAX_SAFE_INTEGER;
      const all = { plays: max, impressions: max };
      const use = { ...all, unlicensedPlays: max, unlicensedImpressions: max };
      for (const [n, quantity] of [max - 1, 5, 5].entries()) {
        const reports = (['play', 'impression'] as const).map((eventType, i) => ({
          ...aUsageEvent({ eventType, quantity, unlicensed: true }, 2 * n + i),
        }));
        expect(await journal.record(aBatch(n, reports))).toMatchObject({ accepted: 2 });
      }
      const { daily, byTrack, byTerritory } = await journal.month(platformId(), november);
      expect([...daily, ...byTrack, ...byTerritory]).toMatchObject([use, use, use]);
      expect(await journal.playsSince(today)).toEqual(new Map([[trackId(), max]]));
    }),
    policy('loses no use that callers report concurrently', async ({ journal }, concurrently) => {
      await concurrently(40, (view, n) =>
        view.journal.record(aBatch(n, [aUsageEvent({}, 2 * n), aUsageEvent({}, 2 * n + 1)])),
      );
      expect(await totals(journal)).toEqual({ plays: 80, impressions: 0 });
      const { byTrack, byTerritory } = await journal.month(platformId(), november);
      expect([...byTrack, ...byTerritory].map(({ plays }) => plays)).toEqual([80, 80]);
    }),
    policy('names the 1,000 tracks most played, ties by impressions, then by id', async ({ journal }) => {
      const events = Array.from({ length: 1_100 }, (_, i) =>
        aUsageEvent({ trackId: trackId(i), quantity: 1 + (i % 3) }, i),
      );
      events.push(aUsageEvent({ trackId: trackId(500), eventType: 'impression' }, 2_000));
      await journal.record(aBatch(1, events));
      const { byTrack } = await journal.month(platformId(), november);
      expect(byTrack).toHaveLength(1_000);
      expect(byTrack.slice(0, 3).map((track) => track.trackId)).toEqual([
        trackId(500),
        trackId(2),
        trackId(5),
      ]);
      expect(byTrack.map(({ plays }) => plays)).toEqual(
        byTrack.map(({ plays }) => plays).toSorted((a, b) => b - a),
      );
    }),
    policy('sums plays of every platform since a day, by track', async ({ journal }) => {
      const on = (day: number, n: number, changes: Partial<UsageEvent> = {}) =>
        aUsageEvent({ occurredAt: noon - day * dayMs, platformId: platformId(1 + (n % 2)), ...changes }, n);
      await journal.record(aBatch(1, [on(0, 1), on(0, 3, { trackId: trackId(2), quantity: 5 }), on(3, 5)]));
      await journal.record(aBatch(2, [on(3, 2, { quantity: 4 }), on(0, 4, { eventType: 'impression' })]));
      await journal.record(aBatch(3, [on(40, 6, { quantity: 1_000 })]));
      expect(await journal.playsSince(dayOf(noon - 3 * dayMs))).toEqual(
        new Map([
          [trackId(1), 6],
          [trackId(2), 5],
        ]),
      );
      expect(await journal.playsSince(today)).toEqual(
        new Map([
          [trackId(1), 1],
          [trackId(2), 5],
        ]),
      );
      expect(await journal.playsSince('2026-11-22')).toEqual(new Map());
    }),
    policy(
      'sums plays of more tracks and days than are read in one go',
      async ({ journal }) => {
        const [tracks, days] = [410, 5];
        const plays = (n: number) => 1 + (n % 7);
        const events = Array.from({ length: tracks * days }, (_, n) => {
          const occurredAt = noon - Math.floor(n / tracks) * dayMs;
          return aUsageEvent({ trackId: trackId(n % tracks), quantity: plays(n % tracks), occurredAt }, n);
        });
        await journal.record(aBatch(1, events));
        expect(await journal.playsSince(dayOf(noon - (days - 1) * dayMs))).toEqual(
          new Map(Array.from({ length: tracks }, (_, n) => [trackId(n), days * plays(n)])),
        );
      },
      60_000,
    ),
  ];
};
