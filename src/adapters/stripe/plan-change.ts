import Stripe from 'stripe';
import type { ChangedPlan } from '../../domain/billing/plan/plan-change.ts';
import type { PlanChange, PlanChanged } from '../../ports/driven/billing/payment-provider.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { startOfPeriod, termsMetadata } from './fields.ts';
import { changeable, isEnded, repriced, subscriptionReader, type Ask } from './subscriptions.ts';

/** Stripe responds after the payer's bank has. */
const chargeTimeoutMs = 15_000;

const metadataOf = ({ interval, amount, currency }: ChangedPlan) => ({
  interval,
  amount: String(amount),
  currency,
});

/** Returns whether an earlier request without a response made the change. */
const isChanged = ({ metadata }: Stripe.Subscription, plan: ChangedPlan): boolean => {
  const known = termsMetadata.safeParse(metadata).data;
  const { interval, amount, currency } = plan;
  return known?.interval === interval && known.amount === amount && known.currency === currency;
};

/**
 * A new interval starts a new period at Stripe, which is invoiced and charged immediately. With
 * `error_if_incomplete`, Stripe responds with 402 and changes nothing if the payment fails.
 */
export const changePlanAt =
  (stripe: Stripe, ask: Ask) =>
  async ({ subscriptionRef, plan, idempotencyKey }: PlanChange): Promise<PlanChanged> => {
    const read = subscriptionReader(stripe, ask, subscriptionRef);
    const before = await changeable(read);
    if (typeof before === 'string') return before;
    if (isChanged(before, plan)) return { since: startOfPeriod(before) };
    const change: Stripe.SubscriptionUpdateParams = {
      items: repriced(before.items.data, plan),
      proration_behavior: 'create_prorations',
      payment_behavior: 'error_if_incomplete',
      metadata: metadataOf(plan),
    };
    try {
      const options = { idempotencyKey, timeout: chargeTimeoutMs };
      const changed = await ask(stripe.subscriptions.update(subscriptionRef, change, options));
      return { since: startOfPeriod(changed) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.statusCode === 402) return 'declined';
      if (error instanceof Stripe.errors.StripeIdempotencyError) {
        throw new Unavailable(`Stripe: ${error.message}`);
      }
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      if (isEnded(await read())) return 'ended';
      // The subscription exists, but has no payment card.
      if (error.code === 'resource_missing') return 'declined';
      throw error;
    }
  };
