import type { Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { CheckoutId, PlatformId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Entitlement } from './entitlement.ts';
import {
  intervals,
  itemsOf,
  soldItems,
  type Interval,
  type Item,
  type Order,
  type OrderLine,
  type Prices,
} from './prices.ts';

/** What a platform was offered, at the price of that moment. Nothing of it changes: what became of it is told by events. */
export interface CheckoutOffer {
  readonly checkoutId: CheckoutId;
  readonly platformId: PlatformId;
  readonly order: Order;
  readonly interval: Interval;
  readonly lines: readonly OrderLine[];
  /** Of all lines together, in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: Instant;
  /** Until then it can be paid. */
  readonly expiresAt: Instant;
}

/** An offer with where it is paid. */
export interface Checkout extends CheckoutOffer {
  readonly provider: string;
  /** The provider's own name for it. */
  readonly providerRef: string;
  readonly url: string;
}

export const checkoutStatuses = ['open', 'completed', 'expired'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** Long enough to find a card, short enough that few stand open side by side. */
export const checkoutOpenMs = 3_600_000;

export type CheckoutRefusal =
  | { readonly kind: 'return-address-refused'; readonly member: ReturnAddress; readonly detail: string }
  | { readonly kind: 'tier-by-contract' }
  | { readonly kind: 'sandbox-not-sold' }
  | { readonly kind: 'held-already'; readonly items: readonly string[] }
  /** It can still be paid, and then would be beside this one. */
  | {
      readonly kind: 'checkout-open';
      readonly items: readonly string[];
      readonly checkoutId: CheckoutId;
      readonly expiresAt: Instant;
    };

type ReturnAddress = 'successUrl' | 'cancelUrl';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const originOf = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/** Why people may not be sent back there; undefined where they may. */
const addressFlaw = (
  address: string,
  { websiteUrl }: Pick<Platform, 'websiteUrl'>,
  { portal, allowLoopback }: Pick<Asked, 'portal' | 'allowLoopback'>,
): string | undefined => {
  // Browsers (WHATWG URL) and readers of RFC 3986 can disagree about the host of such a URL.
  if (/[\s\p{Cc}\\]/u.test(address)) return 'must not contain spaces, control characters or backslashes';
  const url = originOf(address);
  if (!url) return 'must be an address';
  if (url.username !== '' || url.password !== '') return 'must not carry a user';
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

interface Asked {
  readonly platform: Platform;
  readonly order: Order;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** What is paid for already. */
  readonly paid: Entitlement;
  /** Checkouts that can be paid now. */
  readonly open: readonly Checkout[];
  /** Address of the service's own portal: people may be sent back there, too. */
  readonly portal: string;
  readonly allowLoopback: boolean;
}

const holds = (platform: Platform, paid: Entitlement, item: Item): boolean =>
  [paid.tier, platform.tier, ...paid.addOns, ...platform.addOns].includes(item);

/** One thing that a platform could buy now. */
export interface Offer {
  readonly item: Item;
  readonly interval: Interval;
  readonly price: Money;
}

/**
 * All that it could: what is sold, what it does not have, and what no open checkout offers; nothing to sandboxes, and to
 * those whose plan is agreed with people.
 */
export const offersTo = (
  platform: Platform,
  { paid, open }: Pick<Asked, 'paid' | 'open'>,
  prices: Prices,
): readonly Offer[] =>
  platform.tier === 'enterprise' || platform.environment === 'sandbox'
    ? []
    : soldItems
        .filter((item) => !holds(platform, paid, item))
        .filter((item) => !open.some(({ order }) => itemsOf(order).includes(item)))
        .flatMap((item) =>
          intervals.map((interval) => ({
            item,
            interval,
            price: { amount: prices[item][interval], currency: prices.currency },
          })),
        );

/** A return address as it is stored and passed on: in the one spelling of the WHATWG URL Standard. */
export const normalizedAddress = (address: string): string => new URL(address).href;

/** Whether a platform may be offered this. */
export const mayOrder = ({
  platform,
  order,
  paid,
  open,
  portal,
  allowLoopback,
  ...addresses
}: Asked): Result<true, CheckoutRefusal> => {
  for (const member of ['successUrl', 'cancelUrl'] as const) {
    const detail = addressFlaw(addresses[member], platform, { portal, allowLoopback });
    if (detail !== undefined) return fail({ kind: 'return-address-refused', member, detail });
  }
  if (platform.environment === 'sandbox') return fail({ kind: 'sandbox-not-sold' });
  if (platform.tier === 'enterprise') return fail({ kind: 'tier-by-contract' });
  const held = itemsOf(order).filter((item) => holds(platform, paid, item));
  if (held.length > 0) return fail({ kind: 'held-already', items: held });
  for (const { checkoutId, expiresAt, order: offered } of open) {
    const items = itemsOf(order).filter((item) => itemsOf(offered).includes(item));
    if (items.length > 0) return fail({ kind: 'checkout-open', items, checkoutId, expiresAt });
  }
  return ok(true);
};
