import type { Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { CheckoutId, PlatformId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Entitlement } from './entitlement.ts';
import {
  intervals,
  itemsOf,
  linesOf,
  soldItems,
  type Interval,
  type Item,
  type Order,
  type OrderLine,
  type Prices,
} from './prices.ts';

/**
 * The items that a platform was offered, at the prices of that time. An offer never changes: events report
 * its outcome.
 */
export interface CheckoutOffer {
  readonly checkoutId: CheckoutId;
  readonly platformId: PlatformId;
  readonly order: Order;
  readonly interval: Interval;
  readonly lines: readonly OrderLine[];
  /** The total of all lines, in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: Instant;
  /** When the offer expires. */
  readonly expiresAt: Instant;
}

/** An offer with the address at which it can be paid. */
export interface Checkout extends CheckoutOffer {
  readonly provider: string;
  /** The ID of the checkout at the payment provider. */
  readonly providerRef: string;
  readonly url: string;
}

export const checkoutStatuses = ['open', 'completed', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** One hour: long enough to find a card, short enough that few checkouts are open at the same time. */
export const checkoutOpenMs = 3_600_000;

export type CheckoutRejection =
  | { readonly kind: 'return-address-rejected'; readonly member: ReturnAddress; readonly detail: string }
  | { readonly kind: 'tier-by-contract' }
  | { readonly kind: 'sandbox-not-sold' }
  | { readonly kind: 'already-granted'; readonly items: readonly string[] }
  /** Another checkout for the same items can still be paid. */
  | {
      readonly kind: 'checkout-open';
      readonly items: readonly string[];
      readonly checkoutId: CheckoutId;
      readonly expiresAt: Instant;
    };

type ReturnAddress = 'successUrl' | 'cancelUrl';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const originOf = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/** Returns why the service may not redirect people to an address, or undefined if it may. */
const addressIssue = (
  address: string,
  { websiteUrl }: Pick<Platform, 'websiteUrl'>,
  { portal, allowLoopback }: Pick<Requested, 'portal' | 'allowLoopback'>,
): string | undefined => {
  // Browsers (WHATWG URL) and parsers of RFC 3986 can disagree about the host of such a URL.
  if (/[\s\p{Cc}\\]/u.test(address)) return 'must not contain spaces, control characters or backslashes';
  const url = originOf(address);
  if (!url) return 'must be a URL';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  const own = new URL(portal);
  if (url.origin === own.origin && url.pathname.startsWith(`${own.pathname}/`)) return undefined;
  if (allowLoopback && /^https?:$/.test(url.protocol) && loopback.test(url.hostname)) return undefined;
  if (url.protocol !== 'https:') return 'must begin with https';
  const home = websiteUrl === undefined ? undefined : originOf(websiteUrl);
  if (!home)
    return 'must be on the website of the platform, which has none: set `websiteUrl` on the Settings page of the portal or with PATCH /api/v1/platforms/{slug}';
  const isHome = url.hostname === home.hostname && url.port === (home.protocol === 'https:' ? home.port : '');
  return isHome ? undefined : `must be on the website of the platform, ${home.hostname}`;
};

interface Requested {
  readonly platform: Platform;
  readonly order: Order;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The items that the platform pays for already. */
  readonly paid: Entitlement;
  /** Checkouts that can be paid now. */
  readonly open: readonly Checkout[];
  /** The address of the portal of this service, to which people may be redirected too. */
  readonly portal: string;
  readonly allowLoopback: boolean;
}

const hasItem = (platform: Platform, paid: Entitlement, item: Item): boolean =>
  [paid.tier, platform.tier, ...paid.addOns, ...platform.addOns].includes(item);

/** An item that a platform can buy now. */
export interface Offer {
  readonly item: Item;
  readonly interval: Interval;
  readonly price: Money;
}

/**
 * Returns the items that a platform can buy: those on sale that it does not have and that no open checkout
 * offers. Sandbox platforms and Enterprise platforms can buy nothing.
 */
export const offersTo = (
  platform: Platform,
  { paid, open }: Pick<Requested, 'paid' | 'open'>,
  prices: Prices,
): readonly Offer[] =>
  platform.tier === 'enterprise' || platform.environment === 'sandbox'
    ? []
    : soldItems
        .filter((item) => !hasItem(platform, paid, item))
        .filter((item) => !open.some(({ order }) => itemsOf(order).includes(item)))
        .flatMap((item) =>
          intervals.map((interval) => ({
            item,
            interval,
            price: { amount: prices[item][interval], currency: prices.currency },
          })),
        );

/** The normal form of the WHATWG URL Standard, in which return addresses are stored and passed on. */
const normalizedAddress = (address: string): string => new URL(address).href;

type Ordered = Pick<
  CheckoutOffer,
  'checkoutId' | 'platformId' | 'order' | 'interval' | 'successUrl' | 'cancelUrl' | 'createdAt'
>;

/** Returns the offer for an order at the prices of now. */
export const offerFor = (
  { checkoutId, platformId, order, interval, successUrl, cancelUrl, createdAt }: Ordered,
  prices: Prices,
): CheckoutOffer => {
  const lines = linesOf(order, interval, prices);
  return {
    ...{ checkoutId, platformId, order, interval, lines, createdAt },
    successUrl: normalizedAddress(successUrl),
    cancelUrl: normalizedAddress(cancelUrl),
    amount: lines.reduce((sum, { price }) => sum + price.amount, 0),
    currency: prices.currency,
    expiresAt: createdAt + checkoutOpenMs,
  };
};

/** Decides whether a platform may be offered an order. */
export const mayOrder = ({
  platform,
  order,
  paid,
  open,
  portal,
  allowLoopback,
  ...addresses
}: Requested): Result<true, CheckoutRejection> => {
  for (const member of ['successUrl', 'cancelUrl'] as const) {
    const detail = addressIssue(addresses[member], platform, { portal, allowLoopback });
    if (detail !== undefined) return fail({ kind: 'return-address-rejected', member, detail });
  }
  if (platform.environment === 'sandbox') return fail({ kind: 'sandbox-not-sold' });
  if (platform.tier === 'enterprise') return fail({ kind: 'tier-by-contract' });
  const granted = itemsOf(order).filter((item) => hasItem(platform, paid, item));
  if (granted.length > 0) return fail({ kind: 'already-granted', items: granted });
  for (const { checkoutId, expiresAt, order: offered } of open) {
    const items = itemsOf(order).filter((item) => itemsOf(offered).includes(item));
    if (items.length > 0) return fail({ kind: 'checkout-open', items, checkoutId, expiresAt });
  }
  return ok(true);
};
