import type { Platform } from '../../platforms/platform.ts';
import type { TierName } from '../../platforms/tier.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { linesOf, soldTiers, type Interval, type OrderLine, type Prices } from '../prices.ts';
import type { Subscription } from '../subscription.ts';

/** The order that an owner wants a subscription to pay for; absent members stay as they are. */
export interface WantedPlan {
  readonly tier?: TierName;
  readonly interval?: Interval;
}

/** The order that a subscription pays for after a change. */
export interface ChangedPlan {
  readonly interval: Interval;
  readonly lines: readonly OrderLine[];
  /** The total of all lines, in minor units. */
  readonly amount: number;
  readonly currency: string;
}

export type PlanRejection =
  | { readonly kind: 'subscription-ended' }
  | { readonly kind: 'tier-by-contract' }
  | {
      readonly kind: 'plan-not-changed';
      readonly reason:
        | 'sandbox-platform'
        | 'ends-with-period'
        | 'not-active'
        | 'free-tier'
        | 'tier-not-sold'
        | 'add-ons-only'
        | 'currency-changed'
        | 'same-plan';
    };

const rejected = (reason: Extract<PlanRejection, { kind: 'plan-not-changed' }>['reason']) =>
  fail({ kind: 'plan-not-changed', reason } as const);

/** Returns the plan after a change, at current prices, or why the subscription cannot change to it. */
export const planAfter = (
  platform: Pick<Platform, 'environment' | 'tier'>,
  { status, endsWithPeriod, order, interval: current, price }: Subscription,
  { tier, interval = current }: WantedPlan,
  prices: Prices,
): Result<ChangedPlan, PlanRejection> => {
  if (platform.environment === 'sandbox') return rejected('sandbox-platform');
  if (platform.tier === 'enterprise') return fail({ kind: 'tier-by-contract' });
  if (status === 'ended') return fail({ kind: 'subscription-ended' });
  if (endsWithPeriod) return rejected('ends-with-period');
  if (status !== 'active') return rejected('not-active');
  if (tier === 'developer') return rejected('free-tier');
  if (tier !== undefined && !soldTiers.some((sold) => sold === tier)) return rejected('tier-not-sold');
  // Only one tier is sold, so a subscription pays for that tier already or for add-ons alone.
  if (tier !== undefined && tier !== order.tier) return rejected('add-ons-only');
  if (interval === current) return rejected('same-plan');
  if (prices.currency !== price.currency) return rejected('currency-changed');
  const lines = linesOf(order, interval, prices);
  const amount = lines.reduce((sum, line) => sum + line.price.amount, 0);
  return ok({ interval, lines, amount, currency: prices.currency });
};
