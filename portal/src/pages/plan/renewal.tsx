import type { Billing } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { rich, t } from '../../texts/texts.ts';
import { planName } from './plan-name.ts';

/** Cancels a subscription at the end of its period, or resumes it. */
export const Renewal = ({ of }: { readonly of: Billing['subscriptions'][number] }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [isConfirming, setIsConfirming] = useState(false);
  if (of.status === 'ended') return null;
  const { subscriptionId, endsWithPeriod } = of;
  const act = async () => {
    await (endsWithPeriod
      ? api.resumeSubscription({ slug, subscriptionId })
      : api.cancelSubscription({ slug, subscriptionId }));
    announce(endsWithPeriod ? t('plan.resumed') : t('plan.canceled'));
    await queries.invalidateQueries({ queryKey: ['billing', slug] });
  };
  const name = endsWithPeriod ? t('plan.resume') : t('plan.cancelSubscription');
  return (
    <>
      <Button
        small
        onClick={() => setIsConfirming(true)}
        label={t('kit.nameValue', { name, value: planName(of) })}
      >
        {name}
      </Button>
      {isConfirming && (
        <Confirm
          title={endsWithPeriod ? t('plan.resumeQuestion') : t('plan.cancelQuestion')}
          {...(!endsWithPeriod && { dismiss: t('plan.keepSubscription') })}
          consequence={
            endsWithPeriod ? (
              <p>{rich('plan.renewsAtPrice', { day: <Time at={of.paidUntil} as="day" /> })}</p>
            ) : (
              <p>
                {rich('plan.keptUntil', {
                  plan: planName(of),
                  day: <Time at={of.paidUntil} as="day" />,
                })}
              </p>
            )
          }
          name={name}
          act={act}
          close={() => setIsConfirming(false)}
        />
      )}
    </>
  );
};
