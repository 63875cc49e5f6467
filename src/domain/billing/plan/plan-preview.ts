import { monthsLater, type Instant } from '../../shared/calendar.ts';
import type { PlanInvoice } from '../invoice.ts';
import type { ChangedPlan } from './plan-change.ts';
import { intervalEnd, monthsOf } from '../prices.ts';
import type { Subscription } from '../subscription.ts';

/**
 * `period`: the new period; `credit`: the unused rest of the current period; `other`: taxes, discounts and whatever else
 * the provider bills.
 */
export const previewLineKinds = ['period', 'credit', 'other'] as const;
export interface PreviewLine {
  readonly kind: (typeof previewLineKinds)[number];
  /** In minor units; negative for a credit. */
  readonly amount: number;
}

/** The card that the provider charges, as far as people may see it. */
export interface PaymentCard {
  readonly brand: string;
  readonly last4: string;
}

/** The cost of a change of plan if it were made now. */
export interface PlanPreview {
  readonly lines: readonly PreviewLine[];
  /** The amount that is charged immediately: the sum of the lines, less the balance at the provider. Never negative. */
  readonly dueNow: number;
  readonly currency: string;
  /** When the new period ends and the plan is renewed. */
  readonly periodEnd: Instant;
  readonly card?: PaymentCard;
}

/** The paid period that a change of plan would cut short. */
export interface PaidPeriod {
  /** The price of the whole period, in minor units. */
  readonly amount: number;
  readonly start: Instant;
  readonly end: Instant;
}

/** Returns the current period of a subscription: of its invoice, or else one interval before it ends. */
export const paidPeriodOf = (
  { checkoutId, interval, price: { amount }, paidUntil }: Subscription,
  invoices: readonly PlanInvoice[],
): PaidPeriod => {
  const billed = invoices.find(
    (invoice) =>
      invoice.checkoutId === checkoutId && invoice.status === 'paid' && invoice.period?.end === paidUntil,
  );
  const start = billed?.period?.start ?? monthsLater(paidUntil, -monthsOf[interval]);
  return { amount, start, end: paidUntil };
};

export const sumOf = (lines: readonly PreviewLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the preview of a change by the time that is left of the period, to the second. */
export const proratedPreview = (
  { amount, start, end }: PaidPeriod,
  plan: ChangedPlan,
  now: Instant,
): PlanPreview => {
  const seconds = (ms: number): number => Math.floor(ms / 1000);
  const left = Math.min(Math.max(seconds(end - now), 0), seconds(end - start));
  const credit = Math.round((amount * left) / seconds(end - start));
  const lines: readonly PreviewLine[] = [
    { kind: 'period', amount: plan.amount },
    ...(credit > 0 ? [{ kind: 'credit', amount: -credit } as const] : []),
  ];
  const dueNow = Math.max(0, sumOf(lines));
  return { lines, dueNow, currency: plan.currency, periodEnd: intervalEnd(now, plan.interval) };
};
