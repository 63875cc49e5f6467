import { byAge, workOf, deadlinesOf } from '../../../../portal/src/console/home/waiting.ts';

const now = Date.UTC(2026, 10, 23, 12);
const hours = (n: number) => new Date(now + n * 3_600_000).toISOString();

describe('what waits for staff', () => {
  it('is grouped by age, and a wait that seems to begin in the future is new', () => {
    const waits = [2, -1, -23.9, -24, -71, -72, -167, -168, -1000].map((n) => ({ since: hours(n) }));
    expect(byAge(waits, now)).toEqual([3, 2, 2, 2]);
    expect(byAge([], now)).toEqual([0, 0, 0, 0]);
  });

  it('has deadlines: overdue ones, those of the next seven days, and the soonest', () => {
    const items = [
      { decideBy: hours(24 * 7) },
      { decideBy: hours(-5), overdue: true as const },
      { decideBy: hours(24 * 7 + 1) },
      {},
    ];
    expect(deadlinesOf(items, now)).toEqual({ overdue: 1, soon: 1, next: hours(-5) });
    expect(deadlinesOf([], now)).toEqual({ overdue: 0, soon: 0, next: undefined });
  });

  it('shows each member only their own claims', () => {
    const claim = (staffId: string) => ({ claim: { subject: 'trk_1', staffId, until: hours(1) } });
    expect(workOf([claim('stf_1'), claim('stf_2'), {}], 'stf_1')).toEqual([claim('stf_1')]);
    const [own, foreign] = [{ reviewer: 'stf_1' }, { reviewer: 'stf_2' }];
    expect(workOf([own, foreign], 'stf_1')).toEqual([own]);
  });
});
