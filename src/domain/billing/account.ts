import { isSamePlan, type Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { PlatformId } from '../shared/ids.ts';
import type { Checkout, CheckoutStatus } from './checkout.ts';
import type { Entitlement } from './entitlement.ts';
import { invoicesOf, type PlanInvoice } from './invoice.ts';
import { eventsOf, type PaymentEvent } from './payment-event.ts';
import { itemsOf, type Item } from './prices.ts';
import {
  completionOf,
  lastWarningMs,
  subscriptionOf,
  type Subscription,
  type BillingContext,
} from './subscription.ts';

/** The billing state of a platform, stored beside its checkouts and its payment events. */
export interface BillingAccount {
  readonly platformId: PlatformId;
  /** The entitlement that the platform has because of payments. */
  readonly granted: Entitlement;
  /** Keys of warnings that were sent and of double payments that were recorded, as long as they apply. */
  readonly warned: readonly string[];
  /** The payment provider for which the account was last settled; absent before that. */
  readonly settledFor?: string;
  /** When the account changes next without an event. */
  readonly nextDue?: Instant;
  /** Whether all its invoices are in the list of all platforms; absent on accounts that are older than that list. */
  readonly invoicesListed?: true;
  /** Whether the ledger contains all its events; absent on accounts that are older than the ledger. */
  readonly ledgerBooked?: true;
  /** The number of commits that changed the account, its checkouts or its events. */
  readonly version: number;
}

/**
 * Returns the account with an earlier due time. Its version rises, so that a decision based on the earlier
 * version is made again.
 */
export const comesDue = (account: BillingAccount, by: Instant): BillingAccount => ({
  ...account,
  nextDue: Math.min(by, account.nextDue ?? by),
  version: account.version + 1,
});

export interface Account {
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly PlanInvoice[];
  readonly entitled: Entitlement;
}

const isOf =
  ({ checkoutId }: Checkout) =>
  (event: PaymentEvent): boolean =>
    event.checkoutId === checkoutId;

const counts = ({ status }: Subscription): boolean => status === 'active' || status === 'past_due';

const entitledBy = (subscriptions: readonly Subscription[]): Entitlement => {
  const orders = subscriptions.filter(counts).map(({ order }) => order);
  const tier = orders.find((order) => order.tier)?.tier;
  const addOns = [...new Set(orders.flatMap((order) => order.addOns))].sort();
  return { ...(tier && { tier }), addOns };
};

/** Marks what an older subscription pays for too: only the oldest one counts. Expects the newest first. */
const withPaidTwice = (subscriptions: readonly Subscription[]): readonly Subscription[] => {
  const claimed = new Set<Item>();
  const marked = subscriptions.toReversed().map((subscription) => {
    if (!counts(subscription)) return subscription;
    const items = itemsOf(subscription.order);
    const paidTwice = items.filter((item) => claimed.has(item));
    for (const item of items) claimed.add(item);
    return paidTwice.length > 0 ? { ...subscription, paidTwice } : subscription;
  });
  return marked.reverse();
};

/**
 * Returns the account of a platform. The result depends only on the set of checkouts and events, not on their
 * order or repetition.
 */
export const accountOf = (
  checkouts: readonly Checkout[],
  events: readonly PaymentEvent[],
  context: BillingContext,
): Account => {
  const subscriptions = checkouts
    .map((checkout) => subscriptionOf(checkout, events.filter(isOf(checkout)), context))
    .filter((subscription) => subscription !== undefined)
    .sort((a, b) => b.startedAt - a.startedAt || (a.checkoutId < b.checkoutId ? 1 : -1));
  return {
    subscriptions: withPaidTwice(subscriptions),
    invoices: invoicesOf(eventsOf(checkouts, events)),
    entitled: entitledBy(subscriptions),
  };
};

/** Returns the status of a checkout. A late payment takes precedence over the expiry of the offer. */
export const checkoutStatusOf = (
  checkout: Checkout,
  events: readonly PaymentEvent[],
  now: Instant,
): CheckoutStatus => {
  const own = events.filter(isOf(checkout));
  if (completionOf(checkout, own)) return 'completed';
  const isOver = own.some(({ type }) => type === 'checkout.expired') || now >= checkout.expiresAt;
  return isOver ? 'expired' : 'open';
};

/**
 * Returns the checkouts that can be paid now, newest first. Checkouts of a provider that is no longer
 * configured are left out.
 */
export const openCheckouts = (
  checkouts: readonly Checkout[],
  events: readonly PaymentEvent[],
  { now, provider }: BillingContext,
): readonly Checkout[] =>
  checkouts.filter(
    (checkout) => checkout.provider === provider && checkoutStatusOf(checkout, events, now) === 'open',
  );

/** Returns the next time at which a subscription changes or needs a warning without any event. */
const nextMoment = (subscription: Subscription, now: Instant): Instant => {
  if (subscription.status === 'active') return subscription.overdueFrom;
  if (subscription.status !== 'past_due') return Infinity;
  const { graceUntil } = subscription;
  return now < graceUntil - lastWarningMs ? graceUntil - lastWarningMs : graceUntil;
};

const nextDueOf = ({ subscriptions }: Account, now: Instant): Instant | undefined => {
  const next = Math.min(...subscriptions.map((subscription) => nextMoment(subscription, now)));
  return next === Infinity ? undefined : next;
};

/**
 * Returns the platform with the tier and add-ons that its payments entitle it to. A platform that staff moved
 * to Enterprise keeps its tier.
 */
export const platformAfter = (platform: Platform, granted: Entitlement, entitled: Entitlement): Platform => {
  if (platform.tier === 'enterprise') return platform;
  const lost = granted.tier !== undefined && platform.tier === granted.tier ? 'developer' : platform.tier;
  const gone = granted.addOns.filter((addOn) => !entitled.addOns.includes(addOn));
  const kept = platform.addOns.filter((addOn) => !gone.includes(addOn));
  return {
    ...platform,
    tier: entitled.tier ?? lost,
    addOns: [...kept, ...entitled.addOns.filter((addOn) => !kept.includes(addOn))],
  };
};

/**
 * Returns the entitlement that payments grant from now on. An Enterprise platform keeps the add-ons that it
 * paid for until the payments end.
 */
const grantedAfter = (
  { tier, addOns }: Platform,
  granted: Entitlement,
  entitled: Entitlement,
): Entitlement =>
  tier === 'enterprise' ? { addOns: granted.addOns.filter((addOn) => addOns.includes(addOn)) } : entitled;

/** A change that the owner of the platform is notified of. */
export type BillingNotice =
  | {
      readonly kind: 'payment-overdue';
      readonly subscription: Subscription & { readonly status: 'past_due' };
      readonly last: boolean;
    }
  | { readonly kind: 'plan-changed'; readonly before: Platform; readonly after: Platform }
  | { readonly kind: 'terms-changed'; readonly before: Subscription; readonly after: Subscription };

/** Returns a notice for each subscription whose price or interval changed. */
export const changedTerms = (before: Account, after: Account): readonly BillingNotice[] =>
  after.subscriptions.filter(counts).flatMap((subscription) => {
    const old = before.subscriptions.find(({ checkoutId }) => checkoutId === subscription.checkoutId);
    const isSame =
      !old || (old.interval === subscription.interval && old.price.amount === subscription.price.amount);
    return isSame ? [] : [{ kind: 'terms-changed', before: old, after: subscription }];
  });

const warningOf = (
  subscription: Subscription,
  warned: readonly string[],
  now: Instant,
): { readonly key: string; readonly notice?: BillingNotice } | undefined => {
  if (subscription.status !== 'past_due') return undefined;
  const { checkoutId, overdueSince, graceUntil } = subscription;
  const last = now >= graceUntil - lastWarningMs;
  const key = `${checkoutId}/${overdueSince}/${last ? 'last' : 'first'}`;
  const notice = {
    kind: 'payment-overdue',
    subscription: { ...subscription, status: 'past_due' },
    last,
  } as const;
  return warned.includes(key) ? { key } : { key, notice };
};

const twiceKey = ({ checkoutId }: Subscription): string => `${checkoutId}/paid-twice`;

/** The changes that follow from an account. */
export interface Settlement {
  readonly account: BillingAccount;
  /** The platform with its next version; absent if it does not change. */
  readonly platform?: Platform;
  /** The notices for the owner. */
  readonly notices: readonly BillingNotice[];
  /** Subscriptions that began to pay for items that another subscription pays for. */
  readonly paidTwice: readonly Subscription[];
}

/** Returns the changes to the platform and to the stored account that follow from an account. */
export const settlementOf = (
  platform: Platform,
  account: Account,
  before: BillingAccount,
  { now, provider }: BillingContext,
): Settlement => {
  const { platformId, granted } = before;
  const plan = platformAfter(platform, granted, account.entitled);
  const changes = !isSamePlan(platform, plan);
  const after = { ...plan, version: platform.version + 1 };
  const warnings = account.subscriptions
    .map((subscription) => warningOf(subscription, before.warned, now))
    .filter((warning) => warning !== undefined);
  const twice = account.subscriptions.filter(({ paidTwice }) => paidTwice !== undefined);
  const nextDue = nextDueOf(account, now);
  return {
    account: {
      platformId,
      granted: grantedAfter(platform, granted, account.entitled),
      warned: [...warnings.map(({ key }) => key), ...twice.map(twiceKey)],
      settledFor: provider,
      ...(nextDue !== undefined && { nextDue }),
      invoicesListed: true,
      ledgerBooked: true,
      version: before.version + 1,
    },
    ...(changes && { platform: after }),
    notices: [
      ...warnings.flatMap(({ notice }) => (notice ? [notice] : [])),
      ...(changes ? [{ kind: 'plan-changed', before: platform, after } as const] : []),
    ],
    paidTwice: twice.filter((subscription) => !before.warned.includes(twiceKey(subscription))),
  };
};
