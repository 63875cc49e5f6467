import { timestamp, type Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Checkout, CheckoutStatus } from './checkout.ts';
import type { Invoice } from './invoice.ts';
import type { PaymentEvent } from './payment-event.ts';
import { intervalEnd } from './prices.ts';
import type { Subscription } from './subscription.ts';

/** The events that can be simulated for a checkout in sandbox payment. */
export const sandboxPaymentActs = [
  'pay',
  'decline',
  'expire',
  'renew',
  'fail_renewal',
  'end_with_period',
  'cancel',
  'refund',
] as const;
export type SandboxPaymentAct = (typeof sandboxPaymentActs)[number];

/** A checkout with its current subscription and invoices. */
export interface SandboxCheckout {
  readonly checkout: Checkout;
  readonly status: CheckoutStatus;
  readonly subscription?: Subscription;
  /** The invoices of this checkout, newest first. */
  readonly invoices: readonly Invoice[];
}

/** Returns the acts that are possible next. */
export const possibleActs = ({
  status,
  subscription,
  invoices,
}: SandboxCheckout): readonly SandboxPaymentAct[] => {
  if (status === 'open') return ['pay', 'decline', 'expire'];
  if (!subscription || subscription.status === 'ended') return [];
  const isPaid = invoices.some((invoice) => invoice.status === 'paid');
  return [
    'renew',
    'fail_renewal',
    ...(subscription.endsWithPeriod ? [] : (['end_with_period'] as const)),
    'cancel',
    ...(isPaid ? (['refund'] as const) : []),
  ];
};

export interface ActNotPossible {
  readonly kind: 'act-not-possible';
}

/** Returns the events that a provider would send for an act. */
export const simulatedEvents = (
  sandboxCheckout: SandboxCheckout,
  act: SandboxPaymentAct,
  now: Instant,
): Result<readonly PaymentEvent[], ActNotPossible> => {
  if (!possibleActs(sandboxCheckout).includes(act)) return fail({ kind: 'act-not-possible' });
  const { checkout, subscription, invoices } = sandboxCheckout;
  const { checkoutId, provider, providerRef, amount, currency } = checkout;
  const { price, interval } = subscription ?? { price: { amount, currency }, interval: checkout.interval };
  const common = (what: string) => ({
    provider,
    providerEventId: `${checkoutId}/${what}/${timestamp(now)}`,
    at: now,
    checkoutId,
  });
  const bill = (from: Instant) => ({
    invoiceRef: `${checkoutId.replace(/^[^_]*/, 'inv')}_${subscription ? from : 'first'}`,
    total: price,
    periodStart: from,
    periodEnd: intervalEnd(from, interval),
  });
  const next = bill(subscription?.paidUntil ?? now);
  const paid = { ...common('paid'), type: 'invoice.paid', ...next } as const;
  const failed = { ...common('failed'), type: 'invoice.failed', ...next } as const;
  switch (act) {
    case 'pay': {
      const subscriptionRef = `${checkoutId}/subscription`;
      const completed = { ...common('completed'), providerRef, subscriptionRef, paid: price };
      return ok([{ ...completed, type: 'checkout.completed' }, paid]);
    }
    case 'renew':
      return ok([paid]);
    case 'decline':
    case 'fail_renewal':
      return ok([failed]);
    case 'expire':
      return ok([{ ...common('expired'), type: 'checkout.expired', providerRef }]);
    case 'end_with_period':
      return ok([{ ...common('changed'), type: 'subscription.changed', endsWithPeriod: true }]);
    case 'cancel':
      return ok([{ ...common('ended'), type: 'subscription.ended' }]);
    case 'refund': {
      const last = invoices.find(({ status }) => status === 'paid');
      const invoiceRef = last?.invoiceId ?? '';
      const given = { invoiceRef, refunded: last?.total ?? price, whole: true };
      return ok([{ ...common('refunded'), type: 'invoice.refunded', ...given }]);
    }
  }
};
