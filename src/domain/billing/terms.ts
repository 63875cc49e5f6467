import type { Instant } from '../shared/calendar.ts';
import type { Checkout } from './checkout.ts';
import type { PaymentEvent, PaymentEventOf } from './payment-event.ts';
import type { Terms } from './prices.ts';

type Changed = PaymentEventOf<'subscription.changed'> & { readonly terms: Terms };

const hasTerms = (event: PaymentEvent): event is Changed =>
  event.type === 'subscription.changed' && event.terms !== undefined;

const isSame = (a: Terms, b: Terms): boolean =>
  a.interval === b.interval && a.price.amount === b.price.amount && a.price.currency === b.price.currency;

/** Orders by the provider's time of the change, because other clocks may differ from it. */
const byChange = (a: Changed, b: Changed): number =>
  a.terms.since - b.terms.since || a.at - b.at || (a.providerEventId < b.providerEventId ? -1 : 1);

/**
 * Returns the terms of a checkout's subscription, oldest first: the ordered ones, then each change. A
 * provider repeats the current terms at every renewal, with the start of the period: only the first of them
 * is a change.
 */
export const termsOf = (
  { interval, amount, currency }: Checkout,
  events: readonly PaymentEvent[],
): readonly [Terms, ...Terms[]] => {
  const ordered: Terms = { interval, price: { amount, currency }, since: -Infinity };
  return events
    .filter(hasTerms)
    .sort(byChange)
    .reduce<readonly [Terms, ...Terms[]]>(
      (known, { terms }) => (isSame(known.at(-1) ?? ordered, terms) ? known : [...known, terms]),
      [ordered],
    );
};

/** Returns the terms that apply to a period that begins at a given time. */
export const termsAt = (terms: readonly [Terms, ...Terms[]], start: Instant): Terms =>
  terms.findLast(({ since }) => since <= start) ?? terms[0];
