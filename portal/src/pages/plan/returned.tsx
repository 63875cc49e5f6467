import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { lastCheckout } from './last-checkout.ts';

/** After the way back from the provider: the return proves nothing, so the service is asked until it has been told. */
export const Returned = ({ checkoutId: named }: { readonly checkoutId: string }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const checkoutId = named === 'last' ? lastCheckout() : named;
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
      return <Notice tone="good">The payment has arrived. What you bought holds from now on.</Notice>;
    case 'open':
      return <Notice>Waiting to hear from the payment provider that it was paid…</Notice>;
    case 'expired':
      return <Notice tone="warn">That checkout was not paid in time. Choose again below.</Notice>;
    default:
      // Holds the place of what will be told.
      return checkout.isLoading ? <Notice>Asking what became of the payment…</Notice> : null;
  }
};
