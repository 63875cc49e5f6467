import fc from 'fast-check';
import {
  newFeeAccount,
  settleFees,
  withFee,
  type FeeAccount,
} from '../../../../src/domain/fees/fee-account.ts';
import type { InvoicedFees } from '../../../../src/domain/fees/fee-invoice.ts';
import type { Fee } from '../../../../src/domain/fees/fee.ts';
import { dayMs, endOfMonth, monthOf } from '../../../../src/domain/shared/calendar.ts';
import { aLicense, noon, platformId } from '../../../support/builders/builders.ts';
import { aCharge } from '../../../support/builders/fees/fee-builders.ts';

const name = { platformId: platformId(), mode: 'live', currency: 'EUR' } as const;
const hourMs = 3_600_000;
const november = endOfMonth('2026-11');
const aFee = (n: number, amount: number, at = noon): Fee => ({
  ...aCharge(aLicense(), n, { at }).fee,
  amount,
});
const accountWith = (...fees: readonly Fee[]): FeeAccount =>
  fees.reduce((account, fee) => withFee(account, fee).account, newFeeAccount(name));

describe('the account of the fees of a platform', () => {
  it('is due an hour after the end of the month of its first fee', () => {
    const account = accountWith(aFee(1, 4_900));
    expect(account.nextDue).toBe(november + hourMs);
    expect(settleFees(account, november + hourMs - 1).invoiced).toBeUndefined();
    expect(settleFees(account, november + hourMs).invoiced).toEqual({
      ...{ amount: 4_900, count: 1, months: ['2026-11', '2026-11'], since: noon, until: noon },
    });
  });

  it('has one invoice for each month that was missed, the earliest first', () => {
    const account = accountWith(aFee(1, 100), aFee(2, 20, november), aFee(3, 3, november + 40 * dayMs));
    const first = settleFees(account, november + 35 * dayMs);
    expect(first.invoiced).toMatchObject({ amount: 100, months: ['2026-11', '2026-11'] });
    const second = settleFees(first.account, november + 35 * dayMs);
    expect(second.invoiced).toMatchObject({ amount: 20, months: ['2026-12', '2026-12'] });
    expect(settleFees(second.account, november + 35 * dayMs).invoiced).toBeUndefined();
    expect(second.account.nextDue).toBe(endOfMonth('2027-01') + hourMs);
  });

  it.each([0, -1])('carries a month over that adds up to %d, and is due again a month later', (sum) => {
    const account = accountWith(aFee(1, 100), aFee(2, sum - 100));
    const carried = settleFees(account, november + hourMs);
    expect(carried.invoiced).toBeUndefined();
    expect(carried.account.nextDue).toBe(endOfMonth('2026-12') + hourMs);
    const { account: later } = withFee(carried.account, aFee(3, 50, november));
    expect(settleFees(later, endOfMonth('2026-12') + hourMs).invoiced).toMatchObject({
      ...{ amount: 50 + sum, count: 3, months: ['2026-11', '2026-12'], since: noon },
    });
  });

  it('puts a fee of a month that has an invoice on the next one', () => {
    const { account } = settleFees(accountWith(aFee(1, 100)), november + hourMs);
    const late = withFee(account, aFee(2, -40));
    expect(late.fee.month).toBe('2026-12');
    expect(late.account.open).toMatchObject([{ month: '2026-12', amount: -40, since: noon }]);
  });

  it('is not due after its last open month was invoiced', () => {
    const { account } = settleFees(accountWith(aFee(1, 100)), november + hourMs);
    expect(account).not.toHaveProperty('nextDue');
    expect(account).toMatchObject({ open: [], invoicedThrough: '2026-11' });
  });
});

/** A fee, or a credit, some time after the step before; then the account is settled as often as given. */
const someSteps = fc.array(
  fc.record({
    afterMs: fc.integer({ min: 0, max: 40 * dayMs }),
    lateMs: fc.constantFrom(0, 0, 0, 1, 2 * hourMs, 5 * dayMs),
    amount: fc.oneof(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: -1_000_000, max: -1 })),
    settled: fc.nat(3),
  }),
  { minLength: 1, maxLength: 60 },
);

/** Plays steps in turn, and then waits until nothing is due. */
const played = (steps: readonly { afterMs: number; lateMs: number; amount: number; settled: number }[]) => {
  let account = newFeeAccount(name);
  let now = noon;
  const fees: Fee[] = [];
  const invoices: InvoicedFees[] = [];
  const settle = (): void => {
    if ((account.nextDue ?? Infinity) > now) return;
    const { account: after, invoiced } = settleFees(account, now);
    account = after;
    if (!invoiced) return;
    expect(endOfMonth(invoiced.months[1])).toBeLessThan(now);
    invoices.push(invoiced);
  };
  for (const [n, { afterMs, lateMs, amount, settled }] of steps.entries()) {
    now += afterMs;
    const at = now - lateMs;
    const after = withFee(account, { ...aFee(n, amount, at), month: monthOf(at) });
    account = after.account;
    fees.push(after.fee);
    for (let times = 0; times < settled; times++) settle();
  }
  for (let months = 0; months < steps.length + 2; months++) {
    now += 40 * dayMs;
    settle();
  }
  return { account, fees, invoices };
};

describe('invoices over any fees and credits', () => {
  it('contain each fee once, or it is still open, and add up to the minor unit', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const { account, fees, invoices } = played(steps);
        const last = account.invoicedThrough ?? '';
        for (const fee of fees) {
          const on = invoices.filter(({ months: [from, to] }) => fee.month >= from && fee.month <= to);
          expect(on).toHaveLength(fee.month <= last ? 1 : 0);
          for (const { since, until } of on) expect(fee.at >= since && fee.at <= until).toBe(true);
        }
        for (const { amount, count, months } of invoices) {
          const own = fees.filter(({ month }) => month >= months[0] && month <= months[1]);
          expect([amount, count]).toEqual([own.reduce((sum, fee) => sum + fee.amount, 0), own.length]);
          expect(amount).toBeGreaterThan(0);
        }
        const invoiced = invoices.reduce((sum, { amount }) => sum + amount, 0);
        const open = account.open.reduce((sum, { amount }) => sum + amount, 0);
        expect(invoiced + open).toBe(fees.reduce((sum, { amount }) => sum + amount, 0));
      }),
      { numRuns: 1_000 },
    );
  });

  it('leave nothing open that adds up to more than zero', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const { account } = played(steps);
        let sum = 0;
        for (const { amount } of account.open) expect((sum += amount)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
