import { isSamePlan, type Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { PlatformId } from '../shared/ids.ts';
import type { Checkout, CheckoutStatus } from './checkout.ts';
import type { Entitlement } from './entitlement.ts';
import { invoicesOf, type Invoice } from './invoice.ts';
import type { PaymentEvent } from './payment-event.ts';
import { itemsOf, type Item } from './prices.ts';
import {
  completionOf,
  lastWarningMs,
  subscriptionOf,
  type Subscription,
  type Vantage,
} from './subscription.ts';

/** What is kept of a platform beside its checkouts and what providers told of them. */
export interface BillingAccount {
  readonly platformId: PlatformId;
  /** What the platform has by payments, and would not have without. */
  readonly granted: Entitlement;
  /** Warnings that were sent, and double payments that were noted, of what lasts. */
  readonly warned: readonly string[];
  /** The provider in force when it was last settled; absent before that. */
  readonly settledFor?: string;
  /** When something of it changes by itself. */
  readonly nextDue?: Instant;
  /** Counts the commits that touched the account, its checkouts or its events. */
  readonly version: number;
}

/** The account, due by then at the latest. Its version rises: what was decided on it before is decided again. */
export const comesDue = (account: BillingAccount, by: Instant): BillingAccount => ({
  ...account,
  nextDue: Math.min(by, account.nextDue ?? by),
  version: account.version + 1,
});

export interface Account {
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
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

/** Of several that pay for one thing the oldest counts, and the others say so. Newest first. */
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

/** A platform's account as it is seen: the same for the same checkouts and events, in any order and multiplicity. */
export const accountOf = (
  checkouts: readonly Checkout[],
  events: readonly PaymentEvent[],
  vantage: Vantage,
): Account => {
  const known = new Set(checkouts.map(({ checkoutId }) => checkoutId));
  const subscriptions = checkouts
    .map((checkout) => subscriptionOf(checkout, events.filter(isOf(checkout)), vantage))
    .filter((subscription) => subscription !== undefined)
    .sort((a, b) => b.startedAt - a.startedAt || (a.checkoutId < b.checkoutId ? 1 : -1));
  return {
    subscriptions: withPaidTwice(subscriptions),
    invoices: invoicesOf(events.filter(({ checkoutId }) => known.has(checkoutId))),
    entitled: entitledBy(subscriptions),
  };
};

/** A payment that came late outweighs the end of the offer. */
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

/** Those that can be paid now, newest first: where another provider is in force nobody is sent to pay at theirs. */
export const openCheckouts = (
  checkouts: readonly Checkout[],
  events: readonly PaymentEvent[],
  { now, provider }: Vantage,
): readonly Checkout[] =>
  checkouts.filter(
    (checkout) => checkout.provider === provider && checkoutStatusOf(checkout, events, now) === 'open',
  );

/** The next moment at which a subscription changes, or has to be warned of, without any event. */
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

/** The platform with what payments entitle it to; one that staff made an enterprise is left as it is. */
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

/** What the platform has by payments from now on. An enterprise keeps add-ons that it had by them, until it has them no longer. */
const grantedAfter = (
  { tier, addOns }: Platform,
  granted: Entitlement,
  entitled: Entitlement,
): Entitlement =>
  tier === 'enterprise' ? { addOns: granted.addOns.filter((addOn) => addOns.includes(addOn)) } : entitled;

/** What the owner has to be told. */
export type BillingNotice =
  | {
      readonly kind: 'payment-overdue';
      readonly subscription: Subscription & { readonly status: 'past_due' };
      readonly last: boolean;
    }
  | { readonly kind: 'plan-changed'; readonly before: Platform; readonly after: Platform }
  | { readonly kind: 'terms-changed'; readonly before: Subscription; readonly after: Subscription };

/** Subscriptions that are paid at another price or interval from now on. */
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

/** What follows from an account as it stands: for the platform, for its owner, and for what is kept. */
export const settlementOf = (
  platform: Platform,
  account: Account,
  before: BillingAccount,
  { now, provider }: Vantage,
): {
  readonly account: BillingAccount;
  /** With the next version; absent where nothing of it changes. */
  readonly platform?: Platform;
  readonly notices: readonly BillingNotice[];
  /** Subscriptions that began to pay for what another one pays for. */
  readonly paidTwice: readonly Subscription[];
} => {
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
