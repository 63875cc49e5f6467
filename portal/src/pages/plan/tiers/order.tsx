import type { Billing } from '@platform-licensing/client';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../kit/controls/button.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { useApi, useSlug } from '../../../session/session.tsx';
import { t } from '../../../texts/texts.ts';
import { rememberCheckout } from '../last-checkout.ts';
import { planName, priceText, type Interval } from '../plan-name.ts';

/** The payment provider returns to this page. */
const pageUrl = `${globalThis.location.origin}/portal/plan`;

/** Shows the selected items with their sum, and the way to the payment provider. */
export const Order = ({ of, interval }: { readonly of: Billing['offers']; readonly interval: Interval }) => {
  const api = useApi();
  const slug = useSlug();
  const tier = of.some(({ item }) => item === 'growth') ? ('growth' as const) : undefined;
  const addOns = of.some(({ item }) => item === 'stems') ? (['stems'] as const) : [];
  const amount = of.reduce((sum, offer) => sum + offer.amount, 0);
  const currency = of[0]?.currency ?? 'EUR';
  const checkout = useMutation({
    mutationFn: () =>
      api.createCheckout({
        body: {
          slug,
          interval,
          ...(tier && { tier }),
          ...(addOns.length > 0 && { addOns: [...addOns] }),
          successUrl: `${pageUrl}?checkout=last`,
          cancelUrl: pageUrl,
        },
      }),
    onSuccess: ({ checkoutId, url }) => {
      rememberCheckout(checkoutId);
      globalThis.location.assign(url);
    },
  });
  return (
    <div className="plan-order">
      <p aria-live="polite">
        {of.length === 0 ? (
          t('plan.nothingSelected')
        ) : (
          <>
            <strong>
              {planName({ ...(tier && { tier }), addOns: [...addOns] })} ·{' '}
              {priceText({ amount, currency, interval })}
            </strong>
            <br />
            <span className="soft">{t('plan.paidAtProvider')}</span>
          </>
        )}
      </p>
      {checkout.isError && <Notice tone="bad">{explain(checkout.error)}</Notice>}
      <Button
        tone="primary"
        disabled={of.length === 0}
        busy={checkout.isPending || checkout.isSuccess}
        onClick={() => checkout.mutate()}
      >
        {t('plan.continueToPayment')}
      </Button>
    </div>
  );
};
