import type Stripe from 'stripe';
import { z } from 'zod';
import {
  previewLineKinds,
  type PaymentCard,
  type PlanPreview,
} from '../../domain/billing/plan/plan-preview.ts';
import { intervalEnd } from '../../domain/billing/prices.ts';
import type { PlanPreviewQuery } from '../../ports/driven/billing/payment-provider.ts';
import { currency } from './fields.ts';
import { Invoice, kindOfLine } from './invoices.ts';
import { changeable, repriced, subscriptionReader, type Ask } from './subscriptions.ts';

const Preview = Invoice.pick({ total: true, lines: true }).extend({ amount_due: z.int(), currency });

const Paying = z.object({
  default_payment_method: z.object({ card: z.object({ brand: z.string(), last4: z.string() }) }),
});

/** Returns the card of a subscription; undefined if it is paid otherwise, or by the customer's default. */
const cardOf = (subscription: Stripe.Subscription): PaymentCard | undefined =>
  Paying.safeParse(subscription).data?.default_payment_method.card;

/** Taxes and discounts are in the total and in no line. */
const linesOf = ({ lines, total }: z.infer<typeof Preview>): PlanPreview['lines'] => {
  const sums = { period: 0, credit: 0, other: total };
  for (const line of lines.data) {
    const kind = kindOfLine(line);
    sums.other -= line.amount;
    sums[kind] += line.amount;
  }
  return previewLineKinds
    .map((kind) => ({ kind, amount: sums[kind] }))
    .filter(({ kind, amount }) => kind === 'period' || amount !== 0);
};

/** Asks for the invoice that the same change would create now (docs.stripe.com/api/invoices/create_preview). */
export const previewPlanAt =
  (stripe: Stripe, ask: Ask) =>
  async ({ subscriptionRef, plan, now }: PlanPreviewQuery): Promise<PlanPreview | 'ended' | 'ending'> => {
    const before = await changeable(subscriptionReader(stripe, ask, subscriptionRef));
    if (typeof before === 'string') return before;
    const invoice = await ask(
      stripe.invoices.createPreview({
        subscription: subscriptionRef,
        subscription_details: {
          items: repriced(before.items.data, plan),
          proration_behavior: 'create_prorations',
          proration_date: Math.floor(now / 1000),
        },
      }),
    );
    const preview = Preview.parse(invoice);
    const card = cardOf(before);
    return {
      lines: linesOf(preview),
      dueNow: Math.max(0, preview.amount_due),
      currency: preview.currency,
      periodEnd: intervalEnd(now, plan.interval),
      ...(card && { card }),
    };
  };
