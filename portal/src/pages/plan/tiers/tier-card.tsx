import type { Billing } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { money } from '../../../kit/display/format.ts';
import { Tag } from '../../../kit/display/tag.tsx';
import { t, texts } from '../../../texts/texts.ts';
import type { Interval, TierPlan } from '../plan-name.ts';

type Prices = TierPlan['prices'];

const purposes = texts<TierPlan['tier']>({
  developer: 'plan.purpose.developer',
  growth: 'plan.purpose.growth',
  enterprise: 'plan.purpose.enterprise',
});
export { purposes };

/** Returns how much less a year costs than twelve months; undefined if it saves nothing. */
export const yearlySaving = (
  prices: Prices,
): { readonly amount: number; readonly currency: string } | undefined => {
  const month = prices.find(({ interval }) => interval === 'month');
  const year = prices.find(({ interval }) => interval === 'year');
  if (!month || !year || month.amount * 12 <= year.amount) return undefined;
  return { amount: month.amount * 12 - year.amount, currency: month.currency };
};

/** A price by interval. For a year, also what it is per month and what it saves. */
export const Price = ({
  sale,
  prices,
  interval,
}: {
  readonly sale: Billing['plans']['addOns'][number]['sale'];
  readonly prices: Prices;
  readonly interval: Interval;
}) => {
  const price = prices.find((one) => one.interval === interval);
  if (!price)
    return (
      <p className="plan-price">
        <strong>{sale === 'free' ? t('plan.free') : t('plan.byAgreement')}</strong>
        <span className="soft">{sale === 'free' ? t('plan.noCardNeeded') : t('plan.priceByContract')}</span>
      </p>
    );
  const saving = yearlySaving(prices);
  return (
    <p className="plan-price">
      <strong>{money(price)}</strong>
      <span className="soft">
        {interval === 'month' ? t('plan.aMonth') : t('plan.aYear')}
        {interval === 'year' && saving && ` · ${t('plan.youSave', { amount: money(saving) })}`}
      </span>
    </p>
  );
};

/** A tier or an add-on: name, price, content and what can be done. */
export const Card = ({
  name,
  purpose,
  isCurrent,
  price,
  action,
  children,
}: {
  readonly name: string;
  readonly purpose: string;
  readonly isCurrent: boolean;
  readonly price: ReactNode;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}) => (
  <article className={['plan-card', isCurrent && 'current'].filter(Boolean).join(' ')} aria-label={name}>
    <div className="plan-card-head">
      <h3>{name}</h3>
      {isCurrent && <Tag tone="good">{t('plan.yours')}</Tag>}
    </div>
    <p className="soft">{purpose}</p>
    {price}
    <div className="plan-action">{action}</div>
    {children}
  </article>
);
