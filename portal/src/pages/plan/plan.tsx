import type { Billing } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { count, words } from '../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { Invoices } from './invoices.tsx';
import { Offers } from './offers.tsx';
import { OpenCheckouts } from './open-checkouts.tsx';
import { Returned } from './returned.tsx';
import { Subscriptions } from './subscriptions.tsx';
import './plan.css';

const perUnit = (limit: number | null, unit: string): string =>
  limit === null ? 'as agreed' : `${count(limit)} ${unit}`;

/** What the platform has, what it pays for, what it may buy, and its bills. */
export const Plan = () => {
  const api = useApi();
  const slug = useSlug();
  const { refresh } = useSession();
  const [filters] = useFilters();
  const checkoutId = filters.get('checkout');
  const billing = useQuery({ queryKey: ['billing', slug], queryFn: () => api.getBilling({ slug }) });
  const tier = billing.data?.tier;
  const entitled = billing.data?.entitlements.join(' ');
  useEffect(() => {
    // What was paid a moment ago also changes what the rest of the portal may show.
    if (tier !== undefined) refresh().catch(() => undefined);
  }, [tier, entitled, refresh]);
  return (
    <>
      <PageHead title="Plan" />
      {checkoutId !== null && <Returned checkoutId={checkoutId} />}
      <Held />
      <QueryView query={billing} rows={8} label="Reading the plan">
        {(data) => <Paid of={data} />}
      </QueryView>
      <Invoices />
    </>
  );
};

const Held = () => {
  const { platform } = useSession().session;
  const { quotas } = platform;
  return (
    <Panel title="What you have">
      <Facts
        of={[
          ['Tier', <Tag key="tier">{platform.tier}</Tag>],
          ['Stems', platform.entitlements.includes('stems') ? 'included' : 'not included'],
          ['Requests', `${count(quotas.requestsPerSecond)} a second, ${count(quotas.burst)} at once`],
          ['Requests a day', perUnit(quotas.requestsPerDay, '')],
          ['Licenses a month', perUnit(quotas.licensesPerMonth, '')],
          ['Rows enriched a day', perUnit(quotas.enrichRowsPerDay, '')],
          ['Seconds of audio analyzed per day', perUnit(quotas.enrichSecondsPerDay, '')],
          ['Scopes', platform.scopes.join(', ')],
          ['Publishes', platform.contentTypes.map(words).join(', ') || 'not registered'],
        ]}
      />
    </Panel>
  );
};

const Paid = ({ of }: { readonly of: Billing }) => (
  <>
    {of.tier === 'enterprise' && (
      <Notice>Enterprise is agreed with us, not bought here: write to partnerships to change it.</Notice>
    )}
    <OpenCheckouts of={of.openCheckouts} />
    <Subscriptions of={of} />
    <Offers of={of} />
  </>
);
