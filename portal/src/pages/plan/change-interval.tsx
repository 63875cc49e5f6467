import type { Billing } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { planName } from './plan-name.ts';

/** Changes how often an active subscription is paid. */
export const ChangeInterval = ({ of }: { readonly of: Billing['subscriptions'][number] }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  if (of.status !== 'active' || of.endsWithPeriod) return null;
  const interval = of.interval === 'month' ? 'year' : 'month';
  const { subscriptionId } = of;
  const name = `Pay by the ${interval}`;
  const act = async () => {
    await api.updateSubscription({ slug, subscriptionId, body: { interval } });
    announce('Billing interval changed');
    await queries.invalidateQueries({ queryKey: ['billing', slug] });
  };
  return (
    <>
      <Button small onClick={() => setAsking(true)} label={`${name}: ${planName(of)}`}>
        {name}
      </Button>
      {asking && (
        <Confirm
          title={`Pay for ${planName(of)} by the ${interval}?`}
          consequence={
            <p>
              A new {interval} starts now at its current price. The payment provider charges it, and credits
              what is left of the current {of.interval}.
            </p>
          }
          name={name}
          act={act}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
};
