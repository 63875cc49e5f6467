import type { z } from 'zod';
import type { AddOnPlan, TierPlan } from '../../../domain/billing/plan/plans.ts';
import type { Seller } from '../../../domain/billing/seller.ts';
import { invoiceKindOf, isFeeInvoice, type Invoice } from '../../../domain/billing/invoice.ts';
import { modeOf } from '../../../domain/billing/invoice-list.ts';
import type { FeePayment } from '../../../domain/fees/fee-invoice.ts';
import { paidOf } from '../../../domain/fees/fee-payment.ts';
import type { Subscription } from '../../../domain/billing/subscription.ts';
import { mayUseStems } from '../../../domain/platforms/platform.ts';
import type { Act } from '../../../domain/staff/act.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { BillingState, CheckoutState, PreviewedPlan } from '../../../ports/driving/billing.ts';
import type { InvoiceOfPlatform } from '../../../ports/driving/staff/staff-invoices.ts';
import type { Billing, Checkout } from './billing.schemas.ts';
import { quotasView } from '../platforms/platform.views.ts';
import type { InvoiceList } from './invoice.schemas.ts';
import type { PlanPreview, Plans } from './plans.schemas.ts';

type Wire<Schema extends z.ZodType> = z.input<Schema>;

export const checkoutView = ({ checkout, status }: CheckoutState): Wire<typeof Checkout> => {
  const { checkoutId, url, provider, order, interval, amount, currency, createdAt, expiresAt } = checkout;
  return {
    ...{ checkoutId, url, provider, status },
    ...(order.tier && { tier: order.tier }),
    addOns: [...order.addOns],
    ...{ interval, amount, currency },
    createdAt: timestamp(createdAt),
    expiresAt: timestamp(expiresAt),
  };
};

export const subscriptionView = (
  subscription: Subscription,
): Wire<typeof Billing>['subscriptions'][number] => {
  const { subscriptionId, checkoutId, provider, status, order, interval, price } = subscription;
  return {
    ...{ subscriptionId, checkoutId, provider, status },
    ...(order.tier && { tier: order.tier }),
    addOns: [...order.addOns],
    ...{ interval, amount: price.amount, currency: price.currency },
    startedAt: timestamp(subscription.startedAt),
    paidUntil: timestamp(subscription.paidUntil),
    endsWithPeriod: subscription.endsWithPeriod,
    ...(subscription.paidTwice && { paidTwice: [...subscription.paidTwice] }),
    ...('graceUntil' in subscription && { graceUntil: timestamp(subscription.graceUntil) }),
    ...('endedAt' in subscription && {
      endedAt: timestamp(subscription.endedAt),
      endReason: subscription.reason,
    }),
    ...(subscription.status === 'withheld' && { withheldFor: subscription.reason }),
  };
};

const pricesView = (prices: TierPlan['prices']) =>
  prices.map(({ interval, price }) => ({ interval, ...price }));

const addOnView = ({ addOn, sale, prices }: AddOnPlan): Wire<typeof Plans>['addOns'][number] => ({
  ...{ addOn, sale },
  prices: pricesView(prices),
});

const tierView = ({
  tier,
  figures,
  includes,
  sale,
  prices,
}: TierPlan): Wire<typeof Plans>['tiers'][number] => ({
  tier,
  quotas: quotasView(figures),
  includes: [...includes],
  sale,
  prices: pricesView(prices),
});

export const previewView = ({
  interval,
  lines,
  dueNow,
  currency,
  periodEnd,
  card,
}: PreviewedPlan): Wire<typeof PlanPreview> => ({
  interval,
  lines: [...lines],
  ...{ dueNow, currency },
  periodEnd: timestamp(periodEnd),
  ...(card && { card }),
});

export const billingView = (
  { platform, account, open, offers, plans }: BillingState,
  { email }: Pick<Seller, 'email'>,
): Wire<typeof Billing> => {
  const { entitled, subscriptions } = account;
  return {
    platformId: platform.platformId,
    tier: platform.tier,
    entitlements: mayUseStems(platform) ? ['stems'] : [],
    paidFor: { ...(entitled.tier && { tier: entitled.tier }), addOns: [...entitled.addOns] },
    subscriptions: subscriptions.map(subscriptionView),
    openCheckouts: open.map((checkout) => checkoutView({ checkout, status: 'open' })),
    offers: offers.map(({ item, interval, price }) => ({ item, interval, ...price })),
    plans: { tiers: plans.tiers.map(tierView), addOns: plans.addOns.map(addOnView) },
    contactEmail: email,
  };
};

export const invoiceView = (invoice: Invoice): Wire<typeof InvoiceList>['data'][number] => ({
  invoiceId: invoice.invoiceId,
  kind: invoiceKindOf(invoice),
  ...(isFeeInvoice(invoice)
    ? { number: invoice.number, paid: paidOf(invoice), dueAt: timestamp(invoice.dueAt) }
    : { checkoutId: invoice.checkoutId }),
  provider: invoice.provider,
  status: invoice.status,
  amount: invoice.total.amount,
  refunded: invoice.refunded,
  currency: invoice.total.currency,
  ...(invoice.period && {
    periodStart: timestamp(invoice.period.start),
    periodEnd: timestamp(invoice.period.end),
  }),
  settledAt: timestamp(invoice.settledAt),
  ...('url' in invoice && { url: invoice.url }),
});

const actView = ({ by, at }: Act) => ({ by, at: timestamp(at) });

const paymentView = ({ recorded, reversed, ...payment }: FeePayment) => ({
  ...payment,
  recorded: actView(recorded),
  ...(reversed && { reversed: { ...actView(reversed), reason: reversed.reason } }),
});

/** An invoice as finance staff see it, with its payments if the service records them. */
export const staffInvoiceView = ({ invoice, platform: { platformId, slug, name } }: InvoiceOfPlatform) => ({
  ...invoiceView(invoice),
  ...(isFeeInvoice(invoice) && { payments: invoice.payments.map(paymentView) }),
  mode: modeOf(invoice),
  platform: { platformId, slug, name },
});

const pageSize = 100;

export const invoicesView = (invoices: readonly Invoice[]): Wire<typeof InvoiceList> => ({
  data: invoices.slice(0, pageSize).map(invoiceView),
  pagination: { limit: pageSize, nextCursor: null, total: invoices.length },
});
