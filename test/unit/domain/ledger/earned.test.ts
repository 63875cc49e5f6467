import fc from 'fast-check';
import { apportion } from '../../../../src/domain/ledger/apportion.ts';
import { earnedBefore, earnedByDay } from '../../../../src/domain/ledger/earned.ts';
import { balancesOf, postingIssue, postingsBetween } from '../../../../src/domain/ledger/transaction.ts';
import { dayMs, nextMonth } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const november = Date.UTC(2026, 10, 1);

describe('an amount that is divided by weights', () => {
  it('gives what remains to the largest remainders, and of equal ones to the first', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(10, [1, 0, 2])).toEqual([3, 0, 7]);
    expect(apportion(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(apportion(0, [5, 0])).toEqual([0, 0]);
    expect(() => apportion(1, [0, 0])).toThrow('weights');
    expect(() => apportion(1, [])).toThrow('weights');
    expect(() => apportion(1, [2, -1])).toThrow('weights');
  });

  it('is divided exactly, each part within one of its share, whatever the amount', () => {
    const weights = fc
      .array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 40 })
      .filter((each) => sum(each) > 0);
    fc.assert(
      fc.property(fc.maxSafeInteger(), weights, (amount, each) => {
        const parts = apportion(amount, each);
        expect(parts.reduce((total, part) => total + BigInt(part), 0n)).toBe(BigInt(amount));
        const total = BigInt(sum(each));
        for (const [n, part] of parts.entries()) {
          const off = BigInt(part) * total - BigInt(amount) * BigInt(each[n] ?? 0);
          expect(off < total && off > -total).toBe(true);
        }
      }),
    );
  });
});

describe('money that was paid for a period', () => {
  it('is earned in equal parts on each of its days', () => {
    const days = earnedByDay({ net: 4_118, start: november, end: nextMonth(november) });
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-11-01', amount: 138 });
    expect(days.at(-1)).toEqual({ day: '2026-11-30', amount: 137 });
    expect(earnedByDay({ net: 5, start: noon, end: noon + 1 })).toHaveLength(1);
    expect(earnedByDay({ net: 5, start: noon, end: noon + dayMs })).toHaveLength(1);
  });

  it('is earned when a day is over, and all of it at the end', () => {
    const paid = { net: 3_000, start: november, end: nextMonth(november) };
    expect(earnedBefore(paid, november)).toBe(0);
    expect(earnedBefore(paid, november + dayMs - 1)).toBe(0);
    expect(earnedBefore(paid, november + dayMs)).toBe(100);
    expect(earnedBefore(paid, nextMonth(november))).toBe(3_000);
    expect(earnedBefore(paid, november - dayMs)).toBe(0);
  });

  it('is earned exactly, never less later than before, and in periods that follow on one another each day once', () => {
    const period = fc.record({
      net: fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
      start: fc.integer({ min: november, max: november + 400 * dayMs }),
      length: fc.integer({ min: 1, max: 400 * dayMs }),
    });
    fc.assert(
      fc.property(period, fc.nat({ max: 800 }), ({ net, start, length }, later) => {
        const paid = { net, start, end: start + length };
        const days = earnedByDay(paid);
        expect(sum(days.map(({ amount }) => amount))).toBe(net);
        const at = start + later * dayMs;
        const grown = earnedBefore(paid, at + dayMs) - earnedBefore(paid, at);
        expect(Math.sign(grown) * Math.sign(net)).toBeGreaterThanOrEqual(0);
        expect(earnedBefore(paid, paid.end + dayMs)).toBe(net);
        const next = earnedByDay({ net, start: paid.end, end: paid.end + 31 * dayMs });
        if (length >= dayMs) expect((days.at(-1)?.day ?? '') < (next[0]?.day ?? '')).toBe(true);
      }),
    );
  });
});

describe('postings', () => {
  it('are what changes some balances into others', () => {
    const before = { bank: 5, suspense: -5 };
    expect(postingsBetween(before, before)).toEqual([]);
    expect(postingsBetween(before, { bank: 5, sales: -5 })).toEqual([
      { account: 'sales', amount: -5 },
      { account: 'suspense', amount: 5 },
    ]);
    expect(balancesOf(postingsBetween({}, before))).toEqual(before);
  });

  it('cannot be booked unless they balance in whole minor units, each account once', () => {
    const bank = (amount: number) => ({ account: 'bank', amount }) as const;
    const sales = (amount: number) => ({ account: 'sales', amount }) as const;
    expect(postingIssue([bank(5), sales(-5)])).toBeUndefined();
    expect(postingIssue([bank(5), sales(-4)])).toBe('postings that add up to 1');
    expect(postingIssue([bank(5)])).toBe('fewer than two postings');
    expect(postingIssue([bank(5), bank(-5)])).toBe('an account twice');
    expect(postingIssue([bank(0.5), sales(-0.5)])).toContain('minor units');
    expect(postingIssue([bank(0), sales(0)])).toContain('minor units');
  });
});
