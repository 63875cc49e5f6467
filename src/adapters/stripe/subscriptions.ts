import Stripe from 'stripe';
import type { ChangedPlan } from '../../domain/billing/plan/plan-change.ts';
import type { OrderLine } from '../../domain/billing/prices.ts';
import { itemNames } from './fields.ts';

/** Returns Stripe's response, and throws `Unavailable` without one. */
export type Ask = <T>(work: Promise<T>) => Promise<T>;

export const isEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || typeof cancel_at === 'number';

const productOf = ({ price: { product } }: Stripe.SubscriptionItem): { id: string; name?: string } => {
  if (typeof product === 'string') return { id: product };
  return product.deleted ? { id: product.id } : { id: product.id, name: product.name };
};

/** Items of a subscription are identified by their product, which the checkout named. */
export const repriced = (items: readonly Stripe.SubscriptionItem[], { lines, interval }: ChangedPlan) => {
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

/** Returns what reads a subscription with the names of its products. */
export const subscriptionReader =
  (stripe: Stripe, ask: Ask, subscriptionRef: string) => (): Promise<Stripe.Subscription> =>
    ask(
      stripe.subscriptions.retrieve(subscriptionRef, {
        expand: ['items.data.price.product', 'default_payment_method'],
      }),
    );

/** Returns a subscription whose plan can change, or why it cannot. */
export const changeable = async (
  read: () => Promise<Stripe.Subscription>,
): Promise<Stripe.Subscription | 'ended' | 'ending'> => {
  try {
    const subscription = await read();
    if (isEnded(subscription)) return 'ended';
    return isEnding(subscription) ? 'ending' : subscription;
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing) return 'ended';
    throw error;
  }
};
