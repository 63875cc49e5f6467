import type { Billing } from '@platform-licensing/client';
import { money } from '../../kit/display/format.ts';
import { t, texts } from '../../texts/texts.ts';

export type Interval = Billing['offers'][number]['interval'];
export type TierPlan = Billing['plans']['tiers'][number];

export const tierNames = texts<TierPlan['tier']>({
  developer: 'plan.tier.developer',
  growth: 'plan.tier.growth',
  enterprise: 'plan.tier.enterprise',
});
export const addOnNames = texts<Billing['plans']['addOns'][number]['addOn']>({ stems: 'plan.addOn.stems' });

/** Names a purchase: Growth + Stems. */
export const planName = ({ tier, addOns }: Pick<Billing['paidFor'], 'tier' | 'addOns'>): string =>
  [...(tier === undefined ? [] : [tierNames[tier]]), ...addOns.map((addOn) => addOnNames[addOn])].join(' + ');

/** Formats a price with its interval: €68.00 per month. */
export const priceText = ({
  interval,
  ...price
}: {
  readonly amount: number;
  readonly currency: string;
  readonly interval: Interval;
}): string => t(interval === 'year' ? 'plan.perYear' : 'plan.perMonth', { price: money(price) });
