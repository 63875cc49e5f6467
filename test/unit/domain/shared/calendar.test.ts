import fc from 'fast-check';
import {
  dayMs,
  dayOf,
  monthOf,
  monthsLater,
  nextDay,
  nextMonth,
} from '../../../../src/domain/shared/calendar.ts';

const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });

describe('calendar', () => {
  it('begins the next day at the first moment that is not today', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(dayOf(nextDay(at) - 1)).toBe(dayOf(at));
        expect(dayOf(nextDay(at))).not.toBe(dayOf(at));
      }),
    );
  });

  it('begins the next month at the first moment that is not this one', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(monthOf(nextMonth(at) - 1)).toBe(monthOf(at));
        expect(monthOf(nextMonth(at))).not.toBe(monthOf(at));
      }),
    );
  });

  it('ends twelve months from the last day of January on the last of January, one month on the last of February', () => {
    const at = Date.UTC(2028, 0, 31, 9, 30);
    expect(monthsLater(at, 12)).toBe(Date.UTC(2029, 0, 31, 9, 30));
    expect(monthsLater(at, 1)).toBe(Date.UTC(2028, 1, 29, 9, 30));
    expect(monthsLater(at, 13)).toBe(Date.UTC(2029, 1, 28, 9, 30));
  });

  it('keeps the time of day, and never skips a month', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 48 }), (at, months) => {
        const later = monthsLater(at, months);
        expect(later % dayMs).toBe(at % dayMs);
        const [y = 0, m = 0] = monthOf(at).split('-').map(Number);
        expect(monthOf(later)).toBe(monthOf(Date.UTC(y, m - 1 + months, 1)));
      }),
    );
  });
});
