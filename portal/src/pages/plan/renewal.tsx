import type { Billing } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { planName } from './plan-name.ts';

/** Cancels a subscription at the end of its period, or resumes it. */
export const Renewal = ({ of }: { readonly of: Billing['subscriptions'][number] }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  if (of.status === 'ended') return null;
  const { subscriptionId, endsWithPeriod } = of;
  const act = async () => {
    await (endsWithPeriod
      ? api.resumeSubscription({ slug, subscriptionId })
      : api.cancelSubscription({ slug, subscriptionId }));
    announce(endsWithPeriod ? 'Subscription resumed' : 'Subscription canceled');
    await queries.invalidateQueries({ queryKey: ['billing', slug] });
  };
  const name = endsWithPeriod ? 'Resume' : 'Cancel subscription';
  return (
    <>
      <Button small onClick={() => setAsking(true)} label={`${name}: ${planName(of)}`}>
        {name}
      </Button>
      {asking && (
        <Confirm
          title={endsWithPeriod ? 'Resume this subscription?' : 'Cancel this subscription?'}
          consequence={
            endsWithPeriod ? (
              <p>
                It is renewed on <Time at={of.paidUntil} as="day" /> at its current price.
              </p>
            ) : (
              <p>
                You keep {planName(of)} until <Time at={of.paidUntil} as="day" />. Then it ends and is not
                renewed. Your licenses stay valid.
              </p>
            )
          }
          name={name}
          act={act}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
};
