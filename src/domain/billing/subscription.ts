import { dayMs, type Instant } from '../shared/calendar.ts';
import { SubscriptionId, type CheckoutId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import type { Checkout } from './checkout.ts';
import { endOf, invoicesOf, startOf, type PlanInvoice } from './invoice.ts';
import type { PaymentEvent, PaymentEventOf } from './payment-event.ts';
import { intervalEnd, type Interval, type Item, type Order, type Terms } from './prices.ts';
import { termsAt, termsOf } from './terms.ts';

interface Begun {
  readonly subscriptionId: SubscriptionId;
  readonly checkoutId: CheckoutId;
  /** The payment provider. */
  readonly provider: string;
  readonly order: Order;
  readonly interval: Interval;
  readonly price: Money;
  readonly startedAt: Instant;
  readonly paidUntil: Instant;
  /** The subscription is not renewed when the paid period ends. */
  readonly endsWithPeriod: boolean;
  /** Items that an older subscription pays for too, so that this one grants nothing more. */
  readonly paidTwice?: readonly Item[];
}

export const endReasons = ['canceled', 'refunded', 'charged_back'] as const;
interface Ending {
  readonly endedAt: Instant;
  readonly reason: (typeof endReasons)[number];
}

/**
 * `provider_not_in_force`: it was paid at a provider that is no longer configured, such as a sandbox before
 * production.
 */
export const withheldReasons = ['disputed', 'provider_not_in_force'] as const;
type WithheldReason = (typeof withheldReasons)[number];

/** The subscription that a completed checkout began. */
export type Subscription = Begun &
  (
    | { readonly status: 'active'; readonly overdueFrom: Instant }
    | { readonly status: 'past_due' | 'lapsed'; readonly overdueSince: Instant; readonly graceUntil: Instant }
    /** The subscription is paid, but grants nothing at the moment. */
    | { readonly status: 'withheld'; readonly reason: WithheldReason }
    | ({ readonly status: 'ended' } & Ending)
  );

/** How long after a failed renewal the subscription continues, with warnings. */
export const graceMs = 7 * dayMs;
/** How long before its end the last warning is sent. */
export const lastWarningMs = 2 * dayMs;
/** How long after the end of a period the service waits for the provider to report the renewal. */
const silenceMs = dayMs;

/** Returns whether an event is for this order at this price. */
const isAsOrdered =
  ({ provider, providerRef, amount, currency }: Checkout) =>
  (event: PaymentEvent): event is PaymentEventOf<'checkout.completed'> =>
    event.type === 'checkout.completed' &&
    event.provider === provider &&
    event.providerRef === providerRef &&
    event.paid.amount === amount &&
    event.paid.currency === currency;

/**
 * Returns whether an invoice bills a period of the plan at the price of that time. An invoice known only from
 * its refund counts too.
 */
const isForPlan =
  (terms: readonly [Terms, ...Terms[]]) =>
  ({ plan, period }: Pick<PlanInvoice, 'plan' | 'period'>): boolean => {
    if (plan === undefined) return true;
    const { price } = termsAt(terms, period?.start ?? -Infinity);
    return plan.currency === price.currency && plan.amount >= price.amount;
  };

/**
 * Returns what was paid instead of the order, by the provider's names, or undefined if it matches the order.
 */
export const mismatchOf = (
  checkout: Checkout,
  event: PaymentEvent,
  events: readonly PaymentEvent[],
): { readonly paid: Money; readonly ref: string } | undefined => {
  if (event.type === 'checkout.completed') {
    const { paid, providerRef: ref } = event;
    return isAsOrdered(checkout)(event) ? undefined : { paid, ref };
  }
  if (event.type !== 'invoice.paid') return undefined;
  const { plan = event.total, invoiceRef: ref, periodStart: start, periodEnd: end } = event;
  const own = events.filter(({ checkoutId }) => checkoutId === checkout.checkoutId);
  return isForPlan(termsOf(checkout, own))({ plan, period: { start, end } })
    ? undefined
    : { paid: plan, ref };
};

export const completionOf = (
  checkout: Checkout,
  events: readonly PaymentEvent[],
): PaymentEventOf<'checkout.completed'> | undefined =>
  events
    .filter(isAsOrdered(checkout))
    .reduce<PaymentEventOf<'checkout.completed'> | undefined>(
      (first, event) => (first && first.at <= event.at ? first : event),
      undefined,
    );

const earliest = (moments: readonly Instant[]): Instant | undefined =>
  moments.length > 0 ? Math.min(...moments) : undefined;

/** Orders two events of the same time in one fixed way, whichever was received first. */
const isLater = (a: PaymentEvent, b: PaymentEvent): boolean =>
  a.at > b.at || (a.at === b.at && a.providerEventId > b.providerEventId);

/** Returns the latest event about the renewal; events about a change of plan do not contain it. */
const latestChange = (events: readonly PaymentEvent[]): PaymentEventOf<'subscription.changed'> | undefined =>
  events
    .filter((event) => event.type === 'subscription.changed')
    .filter(({ endsWithPeriod }) => endsWithPeriod !== undefined)
    .reduce<PaymentEventOf<'subscription.changed'> | undefined>(
      (latest, event) => (latest && isLater(latest, event) ? latest : event),
      undefined,
    );

/**
 * Returns since when the paid period has been undone by an invoice of this status, unless a later period was
 * paid. If the period of an invoice was never reported, no invoice that begins after it was undone by it.
 */
const undoneSince = (
  invoices: readonly PlanInvoice[],
  status: PlanInvoice['status'],
): Instant | undefined => {
  const paid = invoices.filter((invoice) => invoice.status === 'paid');
  const latest = Math.max(...paid.map(startOf));
  const isOutlasted = (invoice: PlanInvoice): boolean =>
    latest > (invoice.period?.start ?? invoice.settledAt);
  const undone = invoices.filter((invoice) => invoice.status === status && !isOutlasted(invoice));
  return earliest(undone.map(({ settledAt }) => settledAt));
};

const endingOf = (events: readonly PaymentEvent[], invoices: readonly PlanInvoice[]): Ending | undefined => {
  const endings = {
    canceled: earliest(events.filter(({ type }) => type === 'subscription.ended').map(({ at }) => at)),
    refunded: undoneSince(invoices, 'refunded'),
    charged_back: undoneSince(invoices, 'charged_back'),
  };
  const endedAt = earliest(Object.values(endings).filter((at) => at !== undefined));
  const reason = endReasons.find((one) => endings[one] === endedAt);
  return endedAt === undefined || !reason ? undefined : { endedAt, reason };
};

/** Returns since when a renewal has failed without a later payment. */
const failedSince = (invoices: readonly PlanInvoice[], startedAt: Instant): Instant | undefined => {
  const paidFrom = Math.max(startedAt, ...invoices.filter(({ status }) => status === 'paid').map(startOf));
  const open = invoices.filter((invoice) => invoice.status === 'unpaid' && startOf(invoice) > paidFrom);
  return earliest(open.map(({ settledAt }) => settledAt));
};

/** The time and the payment provider from which an account is evaluated. */
export interface BillingContext {
  readonly now: Instant;
  /** The configured provider: payments at any other provider do not count. */
  readonly provider: string;
}

/**
 * Returns the subscription of a checkout at a given time, from all of its events, or undefined if it was not
 * paid as ordered.
 */
export const subscriptionOf = (
  checkout: Checkout,
  events: readonly PaymentEvent[],
  { now, provider }: BillingContext,
): Subscription | undefined => {
  const completion = completionOf(checkout, events);
  if (!completion) return undefined;
  const { checkoutId, order } = checkout;
  const terms = termsOf(checkout, events);
  const { interval, price, since } = terms.at(-1) ?? terms[0];
  const invoices = invoicesOf(events).filter(isForPlan(terms));
  const paid = invoices.filter((invoice) => invoice.status === 'paid' && startOf(invoice) >= since);
  const paidFrom = Math.max(completion.at, since);
  const paidUntil = Math.max(intervalEnd(paidFrom, interval), ...paid.map(endOf));
  const endsWithPeriod = latestChange(events)?.endsWithPeriod ?? false;
  const begun: Begun = {
    subscriptionId: SubscriptionId(checkoutId.replace(/^[^_]*/, 'sub')),
    ...{ checkoutId, provider: checkout.provider, order, interval, price },
    ...{ startedAt: completion.at, paidUntil, endsWithPeriod },
  };
  const ending = endingOf(events, invoices);
  if (ending) return { ...begun, status: 'ended', ...ending };
  if (checkout.provider !== provider) {
    return { ...begun, status: 'withheld', reason: 'provider_not_in_force' };
  }
  if (undoneSince(invoices, 'disputed') !== undefined) {
    return { ...begun, status: 'withheld', reason: 'disputed' };
  }
  const silentFrom = paidUntil + silenceMs;
  const overdueFrom = Math.min(failedSince(invoices, completion.at) ?? Infinity, silentFrom);
  if (now < overdueFrom) return { ...begun, status: 'active', overdueFrom };
  if (endsWithPeriod && overdueFrom === silentFrom) {
    return { ...begun, status: 'ended', endedAt: paidUntil, reason: 'canceled' };
  }
  const graceUntil = overdueFrom + graceMs;
  const status = now < graceUntil ? 'past_due' : 'lapsed';
  return { ...begun, status, overdueSince: overdueFrom, graceUntil };
};
