import type { PaymentMode } from '../billing/invoice-list.ts';
import type { LedgerTotal } from '../ledger/transaction.ts';
import { dayMs, monthOf, nextMonth, type Day, type Instant, type Month } from '../shared/calendar.ts';
import { idPrefixes, PeriodId, ulidTime } from '../shared/ids.ts';

/** A calendar month of one currency, live or test, which is closed as a whole. */
export interface Period {
  readonly periodId: PeriodId;
  readonly mode: PaymentMode;
  readonly currency: string;
  readonly month: Month;
  /**
   * Whether it is the first of its mode and currency that is not closed. It contains everything that no closed period has earned, also for
   * earlier days.
   */
  readonly isNext: boolean;
}

/** The ledger has no period with this ID. */
export type PeriodNotFound = { readonly kind: 'period-not-found' };

/** The day of the next month from which a period can be closed. */
const closableFromDay = 10;

/** Maps A to Z to the first 26 digits of a ULID, whose alphabet has no I, L, O and U, so that a currency code can be part of an ID. */
const digits = '0123456789ABCDEFGHJKMNPQRS';
const digitOf = (letter: string): string => digits[letter.charCodeAt(0) - 65] ?? '0';

/** Returns the ID of a period. It follows from month, mode and currency, so that every process has the same one. */
const periodIdOf = ({ mode, currency, month }: Omit<Period, 'periodId' | 'isNext'>): PeriodId => {
  const time = ulidTime(Date.parse(`${month}-01`));
  const name = `${mode === 'live' ? 'M' : 'T'}${[...currency].map(digitOf).join('')}`;
  return PeriodId(`${idPrefixes.period}_${time}${name.padEnd(16, '0')}`);
};

export const monthStartOf = ({ month }: Pick<Period, 'month'>): Instant => Date.parse(`${month}-01`);
export const monthEndOf = (period: Pick<Period, 'month'>): Instant => nextMonth(monthStartOf(period));

/** Returns the first day on which a period can be closed. */
export const closableFrom = (period: Pick<Period, 'month'>): Day =>
  new Date(monthEndOf(period) + (closableFromDay - 1) * dayMs).toISOString().slice(0, 10);

/**
 * Returns the periods of the ledger, the latest month first, live before test, then by currency: for each mode and currency, every
 * month from the first booking to now. Months are closed in their order.
 */
export const periodsOf = (
  totals: readonly Pick<LedgerTotal, 'mode' | 'currency' | 'month'>[],
  now: Instant,
  closed: ReadonlySet<PeriodId> = new Set(),
): readonly Period[] => {
  const periods: Period[] = [];
  const ledgers = Map.groupBy(totals, ({ mode, currency }) => `${mode} ${currency}`);
  for (const [name, [first, ...rest]] of [...ledgers].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (!first) throw new Error(`${name} has no totals`);
    const { mode, currency } = first;
    const begins = rest.reduce((least, { month }) => (month < least ? month : least), first.month);
    let areClosed = true;
    for (let month = begins; month <= monthOf(now); month = monthOf(nextMonth(Date.parse(`${month}-01`)))) {
      const periodId = periodIdOf({ mode, currency, month });
      const isOpen = !closed.has(periodId);
      periods.push({ periodId, mode, currency, month, isNext: areClosed && isOpen });
      areClosed &&= !isOpen;
    }
  }
  return periods.toSorted((one, other) => Number(one.month < other.month) - Number(one.month > other.month));
};
