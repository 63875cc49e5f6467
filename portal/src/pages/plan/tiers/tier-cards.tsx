import type { Billing } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { t } from '../../../texts/texts.ts';
import { useSession } from '../../../session/session.tsx';
import { useMay } from '../../../session/use-role.ts';
import { Limits } from './limits.tsx';
import { Order } from './order.tsx';
import { addOnNames, tierNames, type Interval } from '../plan-name.ts';
import { Card, Price, purposes, yearlySaving } from './tier-card.tsx';

type Item = Billing['offers'][number]['item'];

const intervals = ['month', 'year'] as const;

const IntervalSwitch = ({
  value,
  onChange,
  saves,
}: {
  readonly value: Interval;
  readonly onChange: (interval: Interval) => void;
  readonly saves: boolean;
}) => (
  <div className="plan-interval" role="group" aria-label={t('plan.billingInterval')}>
    {intervals.map((interval) => (
      <Button key={interval} small pressed={interval === value} onClick={() => onChange(interval)}>
        {interval === 'month' ? t('plan.monthly') : saves ? t('plan.yearlySaves') : t('plan.yearly')}
      </Button>
    ))}
  </div>
);

/** Opens an email to the people who agree on plans. */
const Contact = ({ email, about }: { readonly email: string; readonly about: string }) => {
  const { platform } = useSession().session;
  const subject = encodeURIComponent(`${about}: ${platform.name} (${platform.platformId})`);
  return (
    <a className="button plain" href={`mailto:${email}?subject=${subject}`}>
      {t('plan.contactUs')}
    </a>
  );
};

/** All tiers and add-ons: what each has and costs, and what it would change for this platform. */
export const TierCards = ({ of }: { readonly of: Billing }) => {
  const { platform } = useSession().session;
  const [interval, setInterval] = useState<Interval>('month');
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  const { plans, contactEmail } = of;
  const offers = useMay()('createCheckout') ? of.offers : [];
  const order = offers.filter((offer) => offer.interval === interval && chosen.includes(offer.item));
  const hasStems = of.entitlements.includes('stems');
  const toggle = (item: Item) =>
    setChosen(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]);
  const saves = [...plans.tiers, ...plans.addOns].some(({ prices }) => yearlySaving(prices) !== undefined);
  const actionFor = (item: Item | undefined, name: string, isCurrent: boolean, byContract: boolean) => {
    if (isCurrent) return null;
    if (item !== undefined && offers.some((offer) => offer.item === item))
      return (
        <Button
          wide
          tone={chosen.includes(item) ? 'plain' : 'primary'}
          pressed={chosen.includes(item)}
          onClick={() => toggle(item)}
        >
          {chosen.includes(item) ? t('plan.selected', { name }) : t('plan.select', { name })}
        </Button>
      );
    return byContract ? <Contact email={contactEmail} about={name} /> : null;
  };
  return (
    <Panel
      title={t('plan.plans')}
      acts={saves && <IntervalSwitch value={interval} onChange={setInterval} saves={saves} />}
    >
      <div className="plan-cards">
        {plans.tiers.map(({ tier, quotas, includes, sale, prices }) => {
          const isCurrent = tier === of.tier;
          const item = tier === 'growth' ? tier : undefined;
          return (
            <Card
              key={tier}
              name={tierNames[tier]}
              purpose={purposes[tier]}
              isCurrent={isCurrent}
              price={<Price sale={sale} prices={prices} interval={interval} />}
              action={actionFor(item, tierNames[tier], isCurrent, sale === 'contract')}
            >
              <Limits
                of={isCurrent ? platform.quotas : quotas}
                now={isCurrent ? undefined : platform.quotas}
                stems={includes.includes('stems')}
                hasStems={hasStems && of.tier !== 'enterprise'}
              />
            </Card>
          );
        })}
      </div>
      <h3 className="plan-add-ons">{t('plan.addOns')}</h3>
      <div className="plan-cards add-ons">
        {plans.addOns.map(({ addOn, sale, prices }) => (
          <Card
            key={addOn}
            name={addOnNames[addOn]}
            purpose={t('plan.purpose.stems')}
            isCurrent={of.entitlements.includes(addOn)}
            price={<Price sale={sale} prices={prices} interval={interval} />}
            action={actionFor(addOn, addOnNames[addOn], of.entitlements.includes(addOn), sale === 'contract')}
          />
        ))}
      </div>
      {offers.length > 0 && <Order of={order} interval={interval} />}
    </Panel>
  );
};
