import {
  daysIn,
  lengthOf,
  longestRange,
  monthsIn,
  periodIn,
  rangeBefore,
} from '../../../../portal/src/pages/overview/period/range.ts';
import { exampleUsage } from '../../../../src/adapters/http/platforms/monthly-usage.contract.ts';

const today = '2026-03-02';
const named = (query: string) => periodIn(new URLSearchParams(query), today);

describe('the period of the overview', () => {
  it('is a month unless the address names days', () => {
    for (const query of ['', 'month=2026-01', 'days=8', 'days=x'])
      expect(named(query)).toEqual({ kind: 'month' });
  });

  it('ends today if it has a number of days', () => {
    expect(named('days=7')).toEqual({ kind: 'last', days: 7, range: { from: '2026-02-24', to: today } });
    expect(named('days=30')).toMatchObject({ range: { from: '2026-02-01', to: today } });
  });

  it('is a range of days in their order, none in the future, and not too many', () => {
    const range = { from: '2026-02-27', to: '2026-03-01' };
    expect(named('from=2026-02-27&to=2026-03-01')).toEqual({ kind: 'custom', given: range, range });
    expect(lengthOf(range)).toBe(3);
    const none = [
      'from=2026-03-01&to=2026-02-27',
      'from=2026-03-01&to=2026-03-03',
      'from=2026-03-01',
      'to=2026-03-01',
    ];
    const odd = ['from=2026-02-30&to=2026-03-x', 'from=2025-08-30&to=2026-03-02'];
    for (const query of [...none, ...odd])
      expect([query, named(query)]).toEqual([
        query,
        expect.objectContaining({ kind: 'custom', range: undefined }),
      ]);
    expect(named('from=2025-08-31&to=2026-03-02')).toMatchObject({ range: { from: '2025-08-31' } });
    expect(lengthOf({ from: '2025-08-31', to: today })).toBe(longestRange);
  });

  it('is compared with as many days before it, and read from the months of both', () => {
    const range = { from: '2026-02-27', to: '2026-03-02' };
    const before = rangeBefore(range);
    expect(before).toEqual({ from: '2026-02-23', to: '2026-02-26' });
    expect([lengthOf(range), lengthOf(before)]).toEqual([4, 4]);
    expect(monthsIn(range)).toEqual(['2026-02', '2026-03']);
    expect(monthsIn({ from: '2025-11-30', to: '2026-01-01' })).toEqual(['2025-11', '2025-12', '2026-01']);
  });

  it('has the figures of its days alone', () => {
    const [example] = exampleUsage.daily;
    if (!example) throw new Error('the example has no day');
    const days = (month: string, number: number) => ({
      daily: Array.from({ length: number }, (_, n) => ({
        ...example,
        date: `${month}-${String(n + 1).padStart(2, '0')}`,
      })),
    });
    const found = daysIn([days('2026-02', 28), days('2026-03', 2)], { from: '2026-02-27', to: '2026-03-01' });
    expect(found.map(({ date }) => date)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});
