import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { noUse, type CountAddition } from '../../../../src/ports/driven/usage/usage-journal.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { warnedOf, warningsAt } from '../../../support/stories/quota-warnings.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aFlush, november, requests, today, type JournalView } from './stage.ts';

export const requestPolicies = (open: OpenWorld<JournalView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'adds up requests of concurrent callers, and returns to each the count so far',
      async ({ journal }, concurrently) => {
        const answers = await concurrently(20, (view, n) =>
          view.journal.count(
            aFlush(
              1,
              [
                requests({ requests: 2, previews: 1 }),
                requests({ platformId: platformId(2), requests: n, downloads: 1 }),
              ],
              { meterId: `meter-${n}` },
            ),
          ),
        );
        const firsts = answers.map(([first]) => first ?? 0).toSorted((a, b) => a - b);
        expect(firsts).toEqual(Array.from({ length: 20 }, (_, i) => 2 * (i + 1)));
        expect(await journal.requestsOn(platformId(2), today)).toBe(210);
        expect(await journal.requestsOn(platformId(), '2026-11-20')).toBe(0);
        expect((await journal.month(platformId(), november)).daily).toEqual([
          { day: today, requests: 40, previews: 20, downloads: 0, ...noUse },
        ]);
      },
    ),
    policy('returns the counts after both for a platform that is named twice', async ({ journal }) => {
      expect(await journal.count(aFlush(1, [requests(), requests({ requests: 5 })]))).toEqual([6, 6]);
    }),
    policy('counts a flush once, however often it is sent', async ({ journal }) => {
      const first = aFlush(1, [requests({ requests: 3, previews: 1, downloads: 1 })]);
      expect(await journal.count(first)).toEqual([3]);
      expect(await journal.count(first)).toEqual([3]);
      expect(await journal.count(aFlush(2, [requests({ requests: 4 })]))).toEqual([7]);
      expect(await journal.count(first)).toEqual([7]);
      expect((await journal.month(platformId(), november)).daily).toMatchObject([
        { requests: 7, previews: 1, downloads: 1 },
      ]);
    }),
    policy('counts a flush once when ten tries of it arrive together', async ({ journal }, concurrently) => {
      const answers = await concurrently(10, (view) =>
        view.journal.count(aFlush(1, [requests({ requests: 5 })])),
      );
      expect(answers).toEqual(answers.map(() => [5]));
      expect(await journal.requestsOn(platformId(), today)).toBe(5);
    }),
    policy(
      'warns once of each threshold that requests pass, whichever process counts them',
      async (view, concurrently) => {
        const { journal, outbox } = view;
        const adding = (n: number, more: number) =>
          aFlush(1, [requests({ requests: more, warnings: warningsAt([80, 100], n) })], {
            meterId: `meter-${n}`,
          });
        await journal.count(adding(1, 79));
        expect(await warnedOf(outbox)).toEqual([]);
        await concurrently(15, (each, n) => each.journal.count(adding(1 + n, 1)));
        expect(await warnedOf(outbox)).toEqual([80]);
        await journal.count(adding(17, 40));
        await journal.count(adding(18, 1));
        expect(await warnedOf(outbox)).toEqual([80, 100]);
      },
    ),
    policy('warns of two figures that one flush passes, however often it comes', async (view) => {
      const { journal, outbox } = view;
      const flush = aFlush(1, [requests({ requests: 100, warnings: warningsAt([80, 100]) })]);
      for (let i = 0; i < 3; i++) await journal.count(flush);
      expect(await warnedOf(outbox)).toEqual([80, 100]);
    }),
    policy('warns of each platform and day separately', async (view) => {
      const { journal, outbox } = view;
      const of = (n: number, changes: Partial<CountAddition>) =>
        requests({ requests: 50, warnings: warningsAt([80], n), ...changes });
      await journal.count(
        aFlush(1, [of(1, {}), of(2, { day: '2026-11-22' }), of(3, { platformId: platformId(2) })]),
      );
      expect(await warnedOf(outbox)).toEqual([]);
      await journal.count(aFlush(2, [of(4, { day: '2026-11-22' }), of(5, { requests: 29 })]));
      expect(await warnedOf(outbox)).toEqual([80]);
    }),
    policy('keeps flushes of meters apart', async ({ journal }) => {
      await journal.count(aFlush(1, [requests()]));
      expect(await journal.count(aFlush(1, [requests()], { meterId: 'meter-2' }))).toEqual([2]);
    }),
    policy('keeps a silent meter for a week, and deletes it when another begins', async ({ journal }) => {
      const first = aFlush(1, [requests()]);
      await journal.count(first);
      await journal.count(aFlush(1, [], { meterId: 'meter-2', at: noon + 7 * dayMs }));
      expect(await journal.count(first)).toEqual([1]);
      await journal.count(aFlush(1, [], { meterId: 'meter-3', at: noon + 7 * dayMs + 1 }));
      expect(await journal.count(first)).toEqual([2]);
    }),
  ];
};
