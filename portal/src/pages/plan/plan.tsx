import type { Billing } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageHead } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { rich, t } from '../../texts/texts.ts';
import { Fees } from './fees.tsx';
import { Invoices, useInvoices } from './invoices.tsx';
import { OpenCheckouts } from './open-checkouts.tsx';
import { Returned } from './returned.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { TierCards } from './tiers/tier-cards.tsx';
import './plan.css';

/** The plan of the platform: tiers and add-ons, subscriptions, open checkouts and invoices. */
export const Plan = () => {
  const api = useApi();
  const slug = useSlug();
  const { refresh } = useSession();
  const [filters] = useFilters();
  const checkoutId = filters.get('checkout');
  const billing = useQuery({ queryKey: ['billing', slug], queryFn: () => api.getBilling({ slug }) });
  const tier = billing.data?.tier;
  const entitled = billing.data?.entitlements.join(' ');
  // Loaded beside the plan, and shown after it, because the plan is above them.
  useInvoices();
  useEffect(() => {
    // A payment also changes what the rest of the portal shows.
    if (tier !== undefined) refresh().catch(() => undefined);
  }, [tier, entitled, refresh]);
  return (
    <>
      <PageHead title={t('plan.title')} />
      {checkoutId !== null && <Returned checkoutId={checkoutId} />}
      <QueryView query={billing} rows={12} label={t('plan.loading')}>
        {(data) => <BillingContent of={data} />}
      </QueryView>
      {!billing.isPending && (
        <>
          <Invoices />
          <Fees />
        </>
      )}
    </>
  );
};

const BillingContent = ({ of }: { readonly of: Billing }) => {
  const { environment } = useSession().session.platform;
  return (
    <>
      {of.tier === 'enterprise' && (
        <Notice>
          {rich('plan.enterpriseByAgreement', {
            email: <a href={`mailto:${of.contactEmail}`}>{of.contactEmail}</a>,
          })}
        </Notice>
      )}
      {environment === 'sandbox' && <Notice>{t('plan.sandboxPlatform')}</Notice>}
      <OpenCheckouts of={of.openCheckouts} />
      <Subscriptions of={of} />
      <TierCards of={of} />
    </>
  );
};
