import { noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { anAnalyzed, anEnrichment, enrichmentId } from '../../../support/builders/sound-builders.ts';
import { warnedOf, warningsAt } from '../../../support/stories/quota-warnings.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCharge, aLease, day, minute, opened, type EnrichmentView } from './stage.ts';

const at = (place: number) => ({ place, outcome: anAnalyzed(place) });
const idOf = (claimed: { readonly enrichmentId: string } | undefined) => claimed?.enrichmentId;

/** Seconds of sound on the count of a day, and turns by the time that workers spent. */
export const chargingPolicies = (open: OpenWorld<EnrichmentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('charges the seconds of a row with its outcome, up to the limit of the day', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment({}, 1, 4), anEnrichment({ platformId: platformId(2) }, 2));
      await enrichmentJobs.claim(aLease('a'));
      const settle = (place: number, count: number, limit: number | null = 100) =>
        enrichmentJobs.settle(enrichmentId(), { ...at(place), charge: aCharge(count, limit) }, aLease('a'));
      expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(0);
      expect([await settle(0, 60), await settle(1, 41)]).toEqual(['settled', 'quota-exceeded']);
      expect((await enrichmentJobs.find(enrichmentId()))?.outcomes).toEqual([
        anAnalyzed(0),
        null,
        null,
        null,
      ]);
      expect([await settle(1, 40), await settle(2, 0), await settle(3, 1)]).toEqual([
        'settled',
        'settled',
        'quota-exceeded',
      ]);
      expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(100);
      expect(await settle(3, 5, null)).toBe('settled');
      const counted = [
        await enrichmentJobs.secondsOn(platformId(), day),
        await enrichmentJobs.secondsOn(platformId(), '2026-11-22'),
        await enrichmentJobs.secondsOn(platformId(2), day),
      ];
      expect(counted).toEqual([105, 0, 0]);
      expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(4);
    }),

    policy('charges what is left of the day when that is requested, and warns once', async (view) => {
      const { enrichmentJobs, outbox } = view;
      await opened(view, anEnrichment({}, 1, 6));
      await enrichmentJobs.claim(aLease('a'));
      const settle = (place: number, count: number, capped: boolean, limit: number | null = 100) => {
        const seconds = { day, count, limit, capped, warnings: warningsAt([80, 100], place + 1) };
        const charge = { ...aCharge(count, limit), seconds };
        return enrichmentJobs.settle(enrichmentId(), { ...at(place), charge }, aLease('a'));
      };
      expect([await settle(0, 60, false), await settle(0, 60, false)]).toEqual(['settled', 'settled']);
      expect(await warnedOf(outbox)).toEqual([]);
      expect([await settle(1, 41, false), await settle(1, 39, true)]).toEqual(['quota-exceeded', 'settled']);
      expect(await warnedOf(outbox)).toEqual([80]);
      expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(99);
      expect(await settle(2, 41, true)).toBe('settled');
      expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(100);
      expect(await warnedOf(outbox)).toEqual([80, 100]);
      expect([await settle(3, 41, true), await settle(4, 7, true, 50)]).toEqual(['settled', 'settled']);
      expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(100);
      expect(await settle(5, 5, true, null)).toBe('settled');
      expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(105);
      expect(await warnedOf(outbox)).toEqual([80, 100]);
    }),

    policy(
      'charges no more than what is left, however many rows are capped concurrently',
      async (view, concurrently) => {
        await opened(view, anEnrichment({}, 1, 10));
        await view.enrichmentJobs.claim(aLease('a'));
        const settled = await concurrently(10, ({ enrichmentJobs }, n) => {
          const seconds = { ...aCharge(30, 100).seconds, capped: true, warnings: warningsAt([80, 100], n) };
          const charge = { ...aCharge(30, 100), seconds };
          return enrichmentJobs.settle(enrichmentId(), { ...at(n - 1), charge }, aLease('a'));
        });
        expect(new Set(settled)).toEqual(new Set(['settled']));
        expect(await view.enrichmentJobs.secondsOn(platformId(), day)).toBe(100);
        expect(await warnedOf(view.outbox)).toEqual([80, 100]);
      },
    ),

    policy('charges a row once, and nothing of what was not kept', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment({}, 1, 3));
      await enrichmentJobs.claim(aLease('a'));
      const settle = (token: string) =>
        enrichmentJobs.settle(enrichmentId(), { ...at(0), charge: aCharge(10) }, aLease(token));
      expect([await settle('nobody'), await settle('a'), await settle('a')]).toEqual([
        'lease-lost',
        'settled',
        'settled',
      ]);
      expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(10);
    }),

    policy(
      'charges no more than the quota of the day, however many rows are settled concurrently',
      async (view, concurrently) => {
        await opened(view, anEnrichment({}, 1, 20));
        await view.enrichmentJobs.claim(aLease('a'));
        const settled = await concurrently(20, ({ enrichmentJobs }, n) =>
          enrichmentJobs.settle(enrichmentId(), { ...at(n - 1), charge: aCharge(30, 200) }, aLease('a')),
        );
        expect(settled.filter((one) => one === 'settled')).toHaveLength(6);
        expect(settled.filter((one) => one === 'quota-exceeded')).toHaveLength(14);
        expect(await view.enrichmentJobs.secondsOn(platformId(), day)).toBe(180);
      },
    ),

    policy(
      'returns first a request of the platform on which the least time was spent lately',
      async (view) => {
        const { enrichmentJobs } = view;
        const of = (platform: number, n: number) =>
          anEnrichment({ platformId: platformId(platform), createdAt: noon + n }, n);
        await opened(view, of(1, 1), of(1, 2), of(2, 3), of(2, 4), of(3, 5));
        for (const [n, spentMs] of [
          [1, 9_000],
          [3, 2_000],
        ] as const) {
          expect(idOf(await enrichmentJobs.claim(aLease(`${n}`)))).toBe(enrichmentId(n));
          const charge = { ...aCharge(0), spentMs };
          await enrichmentJobs.settle(enrichmentId(n), { ...at(0), charge }, aLease(`${n}`));
        }
        const order = [];
        for (const token of ['a', 'b', 'c', 'd']) order.push(idOf(await enrichmentJobs.claim(aLease(token))));
        expect(order).toEqual([5, 4, 2, undefined].map((n) => n && enrichmentId(n)));
      },
    ),

    policy('disregards within minutes what was spent on a platform', async (view) => {
      const { enrichmentJobs } = view;
      const later = noon + 20 * minute;
      await opened(
        view,
        anEnrichment({}, 1),
        anEnrichment({ platformId: platformId(2), createdAt: later }, 2),
      );
      await enrichmentJobs.claim(aLease('a'));
      const charge = { ...aCharge(0), spentMs: 3_600_000 };
      await enrichmentJobs.settle(enrichmentId(1), { ...at(0), charge }, aLease('a'));
      await enrichmentJobs.release(enrichmentId(1), 'a', noon + 1);
      expect(idOf(await enrichmentJobs.claim(aLease('b', noon + 2)))).toBe(enrichmentId(2));
      expect(idOf(await enrichmentJobs.claim(aLease('c', later)))).toBe(enrichmentId(1));
    }),
  ];
};
