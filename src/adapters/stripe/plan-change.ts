import Stripe from 'stripe';
import type { ChangedPlan } from '../../domain/billing/plan-change.ts';
import type { OrderLine } from '../../domain/billing/prices.ts';
import type { PlanChange, PlanChanged } from '../../ports/driven/billing/payment-provider.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { itemNames, startOfPeriod, termsMetadata } from './fields.ts';

/** Stripe responds after the payer's bank has. */
const chargeTimeoutMs = 15_000;

/** Returns Stripe's response, and throws `Unavailable` without one. */
type Ask = <T>(work: Promise<T>) => Promise<T>;

const metadataOf = ({ interval, amount, currency }: ChangedPlan) => ({
  interval,
  amount: String(amount),
  currency,
});

const isEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || typeof cancel_at === 'number';

/** Returns whether an earlier request without a response made the change. */
const isChanged = ({ metadata }: Stripe.Subscription, plan: ChangedPlan): boolean => {
  const known = termsMetadata.safeParse(metadata).data;
  const { interval, amount, currency } = plan;
  return known?.interval === interval && known.amount === amount && known.currency === currency;
};

const productOf = ({ price: { product } }: Stripe.SubscriptionItem): { id: string; name?: string } => {
  if (typeof product === 'string') return { id: product };
  return product.deleted ? { id: product.id } : { id: product.id, name: product.name };
};

/** Items of a subscription are identified by their product, which the checkout named. */
const repriced = (
  items: readonly Stripe.SubscriptionItem[],
  { lines, interval }: ChangedPlan,
): Stripe.SubscriptionUpdateParams.Item[] => {
  const lineOf = (name: string | undefined): OrderLine | undefined =>
    lines.length === 1 ? lines[0] : lines.find(({ item }) => itemNames[item] === name);
  const matched = items.flatMap((item) => {
    const { id: product, name } = productOf(item);
    const line = lineOf(name);
    return line ? [{ id: item.id, product, line }] : [];
  });
  const isWhole = new Set(matched.map(({ line }) => line)).size === lines.length;
  if (!isWhole || items.length !== lines.length) {
    throw new Error('Stripe: the items of the subscription are not those that were ordered');
  }
  return matched.map(({ id, product, line: { price } }) => {
    const currency = price.currency.toLowerCase();
    return { id, price_data: { currency, unit_amount: price.amount, recurring: { interval }, product } };
  });
};

/**
 * A new interval starts a new period at Stripe, which is invoiced and charged at once. With
 * `error_if_incomplete`, Stripe responds with 402 and changes nothing if the payment fails.
 */
export const changePlanAt =
  (stripe: Stripe, ask: Ask) =>
  async ({ subscriptionRef, plan, idempotencyKey }: PlanChange): Promise<PlanChanged> => {
    const read = () =>
      ask(stripe.subscriptions.retrieve(subscriptionRef, { expand: ['items.data.price.product'] }));
    let before: Stripe.Subscription;
    try {
      before = await read();
    } catch (error) {
      const isMissing =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
      if (isMissing) return 'ended';
      throw error;
    }
    if (isEnded(before)) return 'ended';
    if (isEnding(before)) return 'ending';
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
