import type { PaymentMode } from '../billing/invoice-list.ts';
import { endOfMonth, followingMonth, monthOf, type Instant, type Month } from '../shared/calendar.ts';
import type { PlatformId } from '../shared/ids.ts';
import type { InvoicedFees } from './fee-invoice.ts';
import type { Fee } from './fee.ts';

/** The sum of the fees and credits of one month that are on no invoice yet. */
export interface OpenMonth {
  readonly month: Month;
  /** In minor units; negative if the credits exceed the fees. */
  readonly amount: number;
  /** The number of fees and credits. */
  readonly count: number;
  /** The times of the earliest and of the latest of them. */
  readonly since: Instant;
  readonly until: Instant;
}

/** The fees of a platform in one mode and currency that are on no invoice yet. It changes only under the lock of the platform. */
export interface FeeAccount {
  readonly platformId: PlatformId;
  readonly mode: PaymentMode;
  readonly currency: string;
  /** The last month that is on an invoice; absent before the first invoice. */
  readonly invoicedThrough?: Month;
  /** The months after it that have fees, the earliest first. */
  readonly open: readonly OpenMonth[];
  /** When an invoice is due; absent if no fees are open. */
  readonly nextDue?: Instant;
  /** The number of commits that changed it. */
  readonly version: number;
}

export type FeeAccountKey = Pick<FeeAccount, 'platformId' | 'mode' | 'currency'>;

/** How long after the end of a month its invoice is issued, because clocks of processes differ. */
const graceMs = 3_600_000;

const dueAfter = (month: Month): Instant => endOfMonth(month) + graceMs;

export const newFeeAccount = ({ platformId, mode, currency }: FeeAccountKey): FeeAccount => ({
  ...{ platformId, mode, currency, open: [], version: 0 },
});

const emptyMonth = (month: Month, { at }: Fee): OpenMonth => ({
  month,
  amount: 0,
  count: 0,
  since: at,
  until: at,
});

const monthWithFee = ({ month, ...sums }: OpenMonth, { amount, at }: Fee): OpenMonth => ({
  month,
  amount: sums.amount + amount,
  count: sums.count + 1,
  since: Math.min(sums.since, at),
  until: Math.max(sums.until, at),
});

/**
 * Returns the account with one more fee, and the fee with the month of its invoice: the first month without an invoice if that of
 * the fee has one.
 */
export const withFee = (
  account: FeeAccount,
  fee: Fee,
): { readonly account: FeeAccount; readonly fee: Fee } => {
  const { invoicedThrough, open, nextDue = Infinity, version } = account;
  const first = invoicedThrough === undefined ? '' : followingMonth(invoicedThrough);
  const month = fee.month < first ? first : fee.month;
  const others = open.filter((each) => each.month !== month);
  const before = open.find((each) => each.month === month) ?? emptyMonth(month, fee);
  return {
    account: {
      ...account,
      open: [...others, monthWithFee(before, fee)].toSorted((one, other) =>
        one.month < other.month ? -1 : 1,
      ),
      nextDue: Math.min(nextDue, dueAfter(month)),
      version: version + 1,
    },
    fee: { ...fee, month },
  };
};

const totalsOf = (months: readonly [OpenMonth, ...OpenMonth[]]): InvoicedFees => ({
  amount: months.reduce((sum, { amount }) => sum + amount, 0),
  count: months.reduce((sum, { count }) => sum + count, 0),
  months: [months[0].month, (months.at(-1) ?? months[0]).month],
  since: Math.min(...months.map(({ since }) => since)),
  until: Math.max(...months.map(({ until }) => until)),
});

/** Returns the totals of the earliest open months that have ended and add up to more than zero, and the months after them. */
const owedMonths = ([first, ...rest]: readonly OpenMonth[], now: Instant) => {
  if (!first) return undefined;
  let months: readonly [OpenMonth, ...OpenMonth[]] = [first];
  for (const [n, next] of [...rest, undefined].entries()) {
    if (dueAfter((months.at(-1) ?? first).month) > now) return undefined;
    const fees = totalsOf(months);
    if (fees.amount > 0) return { fees, rest: rest.slice(n) };
    if (next) months = [...months, next];
  }
  return undefined;
};

/**
 * Returns the account after its next invoice, with the fees on that invoice. Months that add up to zero or less are carried over:
 * their fees are on the invoice of the first later month that makes the sum positive. Then `invoiced` is absent, and the
 * account is due again at the end of the current month.
 */
export const settleFees = (
  account: FeeAccount,
  now: Instant,
): { readonly account: FeeAccount; readonly invoiced?: InvoicedFees } => {
  const { nextDue: _, ...before } = account;
  const owed = owedMonths(account.open, now);
  const open = owed ? owed.rest : account.open;
  const [first] = open;
  const next = first && Math.max(dueAfter(first.month), owed ? 0 : dueAfter(monthOf(now - graceMs)));
  return {
    account: {
      ...before,
      ...(owed && { invoicedThrough: owed.fees.months[1] }),
      open,
      ...(next !== undefined && { nextDue: next }),
      version: account.version + 1,
    },
    ...(owed && { invoiced: owed.fees }),
  };
};
