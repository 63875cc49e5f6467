import { spanOf } from '../../../../portal/src/console/transparency/figures.ts';
import { counted, utcPeriod } from '../../../../portal/src/kit/display/format.ts';
import { validDay } from '../../../../portal/src/console/audit/days.ts';

describe('figures on the pages of the console', () => {
  it.each([
    [0, '0 seconds'],
    [90_000, '1.5 minutes'],
    [3_600_000, '1 hour'],
    [47 * 3_600_000, '47 hours'],
    [60 * 3_600_000, '2.5 days'],
  ])('shows %s ms in a unit that fits', (ms, shown) => expect(spanOf(ms)).toBe(shown));

  it('has the singular for one', () => {
    expect([counted(0, 'row'), counted(1, 'row'), counted(2, 'row')]).toEqual(['0 rows', '1 row', '2 rows']);
    expect([1, 2].map((n) => counted(n, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
  });

  it('shows the last day of a period instead of its end', () => {
    expect(utcPeriod('2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z')).toMatch(
      /1\D+30.*Nov|Nov.*1\D+30/,
    );
  });

  it('takes only days that exist', () => {
    expect(['2026-11-20', '2026-02-30', '2026', 'x', ''].map((text) => validDay(text))).toEqual([
      '2026-11-20',
      ...[undefined, undefined, undefined, undefined],
    ]);
  });
});
