import type { Instant } from '../shared/calendar.ts';
import type { Checkout } from './checkout.ts';
import type { PaymentEvent, PaymentEventOf } from './payment-event.ts';
import type { Terms } from './prices.ts';

type Changed = PaymentEventOf<'subscription.changed'> & { readonly terms: Terms };

const hasTerms = (event: PaymentEvent): event is Changed =>
  event.type === 'subscription.changed' && event.terms !== undefined;

const isSame = (a: Terms, b: Terms): boolean =>
  a.interval === b.interval && a.price.amount === b.price.amount && a.price.currency === b.price.currency;

/** By the provider's time of the change, which no other clock can contradict. */
const byChange = (a: Changed, b: Changed): number =>
  a.terms.since - b.terms.since || a.at - b.at || (a.providerEventId < b.providerEventId ? -1 : 1);

/**
 * Terms of a checkout's subscription, oldest first: those ordered, then each change. A provider repeats the terms in force
 * at every renewal, with the start of the period: only the first of them is a change.
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

/** Those that a period which begins at a moment is billed by. */
export const termsAt = (terms: readonly [Terms, ...Terms[]], start: Instant): Terms =>
  terms.findLast(({ since }) => since <= start) ?? terms[0];
