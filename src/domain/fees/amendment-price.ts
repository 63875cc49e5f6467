import type { Instant } from '../shared/calendar.ts';
import type { Money } from '../shared/money.ts';
import { nonzero } from './price.ts';

/** The fees of one term of a license: of the first one, or of one that a renewal added. */
export interface ChargedTerm {
  /** Absent if the term never ends. */
  readonly until?: Instant;
  /** One sum for each currency; absent if the term cost nothing. */
  readonly fees?: readonly Money[];
}

/** The members of a license that record what was charged for it. */
interface Charged {
  readonly validUntil?: Instant;
  readonly fees?: readonly Money[];
  readonly chargedTerms?: readonly ChargedTerm[];
}

/** The changes of an amendment that its price depends on. */
interface Amended {
  /** The current price of everything that the amended license covers. */
  readonly price: Money | undefined;
  readonly widens: boolean;
  /** The later end; absent if the amendment does not renew. */
  readonly renewedUntil?: Instant | undefined;
  readonly now: Instant;
}

/** Returns sums after one more charge: one for each currency, in the order of their first fees. */
const chargedAfter = (
  paid: readonly Money[] = [],
  price: Money | undefined,
): { readonly fees?: readonly Money[] } => {
  const sums = new Map(paid.map(({ currency, amount }) => [currency, amount]));
  if (price) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.amount);
  return sums.size > 0 ? { fees: [...sums].map(([currency, amount]) => ({ amount, currency })) } : {};
};

/** Returns what is left to pay of a price. Fees in another currency are not deducted. */
const dueOf = (price: Money, paid: readonly Money[] = []): Money => {
  const charged = paid.find(({ currency }) => currency === price.currency)?.amount ?? 0;
  return { ...price, amount: Math.max(0, price.amount - charged) };
};

/** Returns the terms that have not ended. A license that was never renewed has one, for which all fees were charged. */
const currentTerms = ({ validUntil, fees, chargedTerms }: Charged, now: Instant): readonly ChargedTerm[] =>
  chargedTerms?.filter(({ until }) => until === undefined || until > now) ?? [
    { ...(validUntil !== undefined && { until: validUntil }), ...(fees && { fees }) },
  ];

/**
 * Returns what an amendment costs, and the members of the license after it. A wider scope costs, for each term that has not ended,
 * the current price less what was charged for that term; a later end costs the current price; both cost the sum. So wider scopes
 * and renewals cost the same in any order.
 */
export const chargeAmendment = (
  license: Charged,
  { price, widens, renewedUntil, now }: Amended,
): { readonly price: Money | undefined } & Pick<Charged, 'fees' | 'chargedTerms'> => {
  const terms = currentTerms(license, now).map((term) => {
    const due = price && widens ? dueOf(price, term.fees) : undefined;
    return { due, term: { ...term, ...chargedAfter(term.fees, nonzero(due)) } };
  });
  const added =
    renewedUntil === undefined
      ? []
      : [{ due: price, term: { until: renewedUntil, ...chargedAfter([], price) } }];
  const charges = [...terms, ...added];
  const sum = charges.reduce((total, { due }) => total + (due?.amount ?? 0), 0);
  const total = price && nonzero({ ...price, amount: sum });
  return {
    price: total,
    ...chargedAfter(license.fees, total),
    ...((license.chargedTerms || added.length > 0) && { chargedTerms: charges.map(({ term }) => term) }),
  };
};
