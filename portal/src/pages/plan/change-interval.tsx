import type { Billing } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';
import { planName } from './plan-name.ts';
import { Preview } from './preview.tsx';

/** Changes the billing interval of an active subscription, after it showed what that costs. */
export const ChangeInterval = ({ of }: { readonly of: Billing['subscriptions'][number] }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [isConfirming, setIsConfirming] = useState(false);
  if (of.status !== 'active' || of.endsWithPeriod) return null;
  const interval = of.interval === 'month' ? 'year' : 'month';
  const { subscriptionId } = of;
  const name = interval === 'year' ? t('plan.switchToYearly') : t('plan.switchToMonthly');
  const nameOfPlan = t('kit.nameValue', { name, value: planName(of) });
  const act = async () => {
    await api.updateSubscription({ slug, subscriptionId, body: { interval } });
    announce(t('plan.intervalChanged'));
    await Promise.all(
      ['billing', 'invoices'].map((key) => queries.invalidateQueries({ queryKey: [key, slug] })),
    );
  };
  return (
    <>
      <Button small onClick={() => setIsConfirming(true)} label={nameOfPlan}>
        {name}
      </Button>
      {isConfirming && (
        <Confirm
          title={nameOfPlan}
          consequence={
            <>
              <p>{interval === 'year' ? t('plan.yearStartsNow') : t('plan.monthStartsNow')}</p>
              <Preview subscriptionId={subscriptionId} interval={interval} />
            </>
          }
          name={name}
          tone="primary"
          act={act}
          close={() => setIsConfirming(false)}
        />
      )}
    </>
  );
};
