import type { BillingAccount } from '../../../src/domain/billing/account.ts';
import type { Checkout } from '../../../src/domain/billing/checkout.ts';
import type {
  DisputeStatus,
  PaymentEvent,
  PaymentEventOf,
} from '../../../src/domain/billing/payment-event.ts';
import { defaultPrices, intervalEnd, linesOf, type Interval } from '../../../src/domain/billing/prices.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import { CheckoutId } from '../../../src/domain/shared/ids.ts';
import { noon, platformId } from './builders.ts';

const suffix = (n: number): string => String(n).padStart(26, '0');
export const checkoutId = (n = 1) => CheckoutId(`chk_${suffix(n)}`);

/** The nth checkout, of the first platform: growth for a month, opened at noon. */
export const aCheckout = (changes: Partial<Checkout> = {}, n = 1): Checkout => {
  const order = changes.order ?? { tier: 'growth', addOns: [] };
  const interval = changes.interval ?? 'month';
  const lines = linesOf(order, interval, defaultPrices);
  return {
    checkoutId: checkoutId(n),
    platformId: platformId(),
    order,
    interval,
    lines,
    amount: lines.reduce((sum, { price }) => sum + price.amount, 0),
    currency: 'EUR',
    successUrl: 'https://acme.example/paid',
    cancelUrl: 'https://acme.example/plans',
    createdAt: noon,
    expiresAt: noon + 3_600_000,
    provider: 'sandbox',
    providerRef: `session-${n}`,
    url: `https://pay.example/session-${n}`,
    ...changes,
  };
};

type Changes<Type extends PaymentEvent['type']> = Partial<Omit<PaymentEventOf<Type>, 'type'>>;

const common = (checkout: Checkout, type: string, at: Instant) => ({
  provider: checkout.provider,
  providerEventId: `${checkout.checkoutId}/${type}/${at}`,
  at,
  checkoutId: checkout.checkoutId,
});

/** The events of a provider about a checkout, each with its own ID. */
export const paymentEvents = {
  completed: (of: Checkout, at: Instant, changes: Changes<'checkout.completed'> = {}): PaymentEvent => ({
    ...common(of, 'completed', at),
    type: 'checkout.completed',
    providerRef: of.providerRef,
    subscriptionRef: `subscription of ${of.checkoutId}`,
    paid: { amount: of.amount, currency: of.currency },
    ...changes,
  }),
  expired: (of: Checkout, at: Instant): PaymentEvent => ({
    ...common(of, 'expired', at),
    type: 'checkout.expired',
    providerRef: of.providerRef,
  }),
  /** An invoice of the period that begins at a time: the same invoice for the same time. */
  paid: (
    of: Checkout,
    at: Instant,
    from: Instant = at,
    changes: Changes<'invoice.paid'> = {},
  ): PaymentEvent => ({
    ...common(of, 'paid', at),
    type: 'invoice.paid',
    ...invoice(of, from),
    ...changes,
  }),
  failed: (of: Checkout, at: Instant, from: Instant = at): PaymentEvent => ({
    ...common(of, 'failed', at),
    type: 'invoice.failed',
    ...invoice(of, from),
  }),
  refunded: (
    of: Checkout,
    at: Instant,
    { from = at, whole = true }: { readonly from?: Instant; readonly whole?: boolean } = {},
  ): PaymentEvent => ({
    ...common(of, 'refunded', at),
    type: 'invoice.refunded',
    invoiceRef: invoice(of, from).invoiceRef,
    refunded: { amount: whole ? of.amount : 100, currency: of.currency },
    whole,
  }),
  disputed: (
    of: Checkout,
    at: Instant,
    { from = at, standing = 'open' }: { readonly from?: Instant; readonly standing?: DisputeStatus } = {},
  ): PaymentEvent => ({
    ...common(of, `disputed-${standing}`, at),
    type: 'invoice.disputed',
    invoiceRef: invoice(of, from).invoiceRef,
    disputeRef: `dispute-${of.checkoutId}-${from}`,
    disputed: { amount: of.amount, currency: of.currency },
    standing,
  }),
  /** The end of a dispute of the invoice of a period, won by this service. */
  claimWithdrawn: (of: Checkout, at: Instant, from: Instant): PaymentEvent =>
    paymentEvents.disputed(of, at, { from, standing: 'won' }),
  changed: (of: Checkout, at: Instant, endsWithPeriod: boolean): PaymentEvent => ({
    ...common(of, `changed-${endsWithPeriod}`, at),
    type: 'subscription.changed',
    endsWithPeriod,
  }),
  /** A change of the plan to an interval at its price; the period began when the event was sent. */
  repriced: (of: Checkout, at: Instant, interval: Interval, since: Instant = at): PaymentEvent => {
    const { amount, currency } = aCheckout({ order: of.order, interval });
    return {
      ...common(of, `repriced-${interval}`, at),
      type: 'subscription.changed',
      terms: { interval, price: { amount, currency }, since },
    };
  },
  ended: (of: Checkout, at: Instant): PaymentEvent => ({
    ...common(of, 'ended', at),
    type: 'subscription.ended',
  }),
};

const invoice = (of: Checkout, from: Instant) => ({
  invoiceRef: `invoice-${of.checkoutId}-${from}`,
  total: { amount: of.amount, currency: of.currency },
  periodStart: from,
  periodEnd: intervalEnd(from, of.interval),
});

/** The first platform's account. */
export const anAccount = (changes: Partial<BillingAccount> = {}): BillingAccount => ({
  platformId: platformId(),
  granted: { addOns: [] },
  warned: [],
  invoicesListed: true,
  ledgerBooked: true,
  version: 1,
  ...changes,
});
