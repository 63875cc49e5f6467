import type { Billing } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { planName } from './plan-name.ts';

const adverbs = { month: 'monthly', year: 'yearly' } as const;

/** Changes the billing interval of an active subscription. */
export const ChangeInterval = ({ of }: { readonly of: Billing['subscriptions'][number] }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [isConfirming, setIsConfirming] = useState(false);
  if (of.status !== 'active' || of.endsWithPeriod) return null;
  const interval = of.interval === 'month' ? 'year' : 'month';
  const { subscriptionId } = of;
  const name = `Switch to ${adverbs[interval]} billing`;
  const act = async () => {
    await api.updateSubscription({ slug, subscriptionId, body: { interval } });
    announce('Billing interval changed');
    await queries.invalidateQueries({ queryKey: ['billing', slug] });
  };
  return (
    <>
      <Button small onClick={() => setIsConfirming(true)} label={`${name}: ${planName(of)}`}>
        {name}
      </Button>
      {isConfirming && (
        <Confirm
          title={`Switch ${planName(of)} to ${adverbs[interval]} billing?`}
          consequence={
            <p>
              A new {interval} starts now at the current price. The payment provider charges it and credits
              the rest of the current {of.interval}.
            </p>
          }
          name={name}
          act={act}
          close={() => setIsConfirming(false)}
        />
      )}
    </>
  );
};
