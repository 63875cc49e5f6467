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
  limit === null ? 'By agreement' : `${count(limit)} ${unit}`;

/** The plan of the platform: limits, subscriptions, offers and invoices. */
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
    // A payment also changes what the rest of the portal shows.
    if (tier !== undefined) refresh().catch(() => undefined);
  }, [tier, entitled, refresh]);
  return (
    <>
      <PageHead title="Plan" />
      {checkoutId !== null && <Returned checkoutId={checkoutId} />}
      <CurrentPlan />
      <QueryView query={billing} rows={8} label="Loading the plan">
        {(data) => <BillingContent of={data} />}
      </QueryView>
      <Invoices />
    </>
  );
};

const CurrentPlan = () => {
  const { platform } = useSession().session;
  const { quotas } = platform;
  return (
    <Panel title="Current plan">
      <Facts
        of={[
          ['Tier', <Tag key="tier">{platform.tier}</Tag>],
          ['Stems', platform.entitlements.includes('stems') ? 'Included' : 'Not included'],
          ['Rate', `${count(quotas.requestsPerSecond)} requests per second, burst of ${count(quotas.burst)}`],
          ['Requests per day', perUnit(quotas.requestsPerDay, '')],
          ['Licenses per month', perUnit(quotas.licensesPerMonth, '')],
          ['Enrichment rows per day', perUnit(quotas.enrichRowsPerDay, '')],
          ['Enriched audio per day (seconds)', perUnit(quotas.enrichSecondsPerDay, '')],
          ['Scopes', platform.scopes.join(', ')],
          ['Content types', platform.contentTypes.map(words).join(', ') || 'None'],
        ]}
      />
    </Panel>
  );
};

const BillingContent = ({ of }: { readonly of: Billing }) => (
  <>
    {of.tier === 'enterprise' && (
      <Notice>Your Enterprise plan is set by agreement. To change it, contact our partnerships team.</Notice>
    )}
    <OpenCheckouts of={of.openCheckouts} />
    <Subscriptions of={of} />
    <Offers of={of} />
  </>
);
