import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';
import { lastCheckout } from './last-checkout.ts';

/** The status of a checkout after the return from the payment provider, polled until the provider has reported it. */
export const Returned = ({ checkoutId: requested }: { readonly checkoutId: string }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const checkoutId = requested === 'last' ? lastCheckout() : requested;
  const checkout = useQuery({
    queryKey: ['checkout', slug, checkoutId],
    queryFn: () => api.getCheckout({ slug, checkoutId }),
    enabled: checkoutId !== '',
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? 2000 : false),
  });
  const status = checkout.data?.status;
  useEffect(() => {
    if (status !== 'completed') return;
    for (const name of ['billing', 'invoices']) void queries.invalidateQueries({ queryKey: [name, slug] });
  }, [status, queries, slug]);
  switch (status) {
    case 'completed':
      return <Notice tone="good">{t('plan.paymentReceived')}</Notice>;
    case 'open':
      return <Notice>{t('plan.waitingForProvider')}</Notice>;
    case 'expired':
      return <Notice tone="warn">{t('plan.checkoutExpired')}</Notice>;
    default:
      // Reserves the space of the notice.
      return checkout.isLoading ? <Notice>{t('plan.checkingPayment')}</Notice> : null;
  }
};
