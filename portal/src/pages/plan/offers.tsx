import type { Billing } from '@platform-licensing/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Choices, Select } from '../../kit/controls/field.tsx';
import { money } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { rememberCheckout } from './last-checkout.ts';

type Offer = Billing['offers'][number];

const names: Readonly<Record<Offer['item'], string>> = {
  growth: 'Growth tier: higher quotas for requests, licenses and enrichment',
  stems: 'Stems add-on: stems of all tracks that have them',
};

/** The payment provider returns to this page. */
const pageUrl = `${globalThis.location.origin}/portal/plan`;

/** Tiers and add-ons, which are paid for at the payment provider. */
export const Offers = ({ of: { offers } }: { readonly of: Billing }) => {
  const api = useApi();
  const slug = useSlug();
  const [interval, setInterval] = useState<'month' | 'year'>('month');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const available = offers.filter((offer) => offer.interval === interval);
  const order = available.filter(({ item }) => chosen.includes(item));
  const total = order.reduce((sum, { amount }) => sum + amount, 0);
  const currency = available[0]?.currency ?? 'EUR';
  const checkout = useMutation({
    mutationFn: () =>
      api.createCheckout({
        body: {
          slug,
          interval,
          ...(order.some(({ item }) => item === 'growth') && { tier: 'growth' }),
          ...(order.some(({ item }) => item === 'stems') && { addOns: ['stems'] }),
          successUrl: `${pageUrl}?checkout=last`,
          cancelUrl: pageUrl,
        },
      }),
    onSuccess: ({ checkoutId, url }) => {
      rememberCheckout(checkoutId);
      globalThis.location.assign(url);
    },
  });
  if (offers.length === 0) return null;
  return (
    <Panel title="Upgrade">
      <Select
        label="Billing interval"
        value={interval}
        onChange={(value) => setInterval(value === 'year' ? 'year' : 'month')}
        options={[
          { value: 'month', name: 'Monthly' },
          { value: 'year', name: 'Yearly' },
        ]}
      />
      <Choices
        label="Tier and add-ons"
        chosen={chosen}
        onChange={setChosen}
        options={available.map(({ item, amount }) => ({
          value: item,
          name: `${names[item]} · ${money({ amount, currency })}`,
        }))}
      />
      <p className="figure" aria-live="polite">
        {order.length === 0
          ? 'Nothing selected.'
          : `${money({ amount: total, currency })} per ${interval}. You pay at our payment provider. Your purchase takes effect immediately, including for tokens in use.`}
      </p>
      {checkout.isError && <Notice tone="bad">{explain(checkout.error)}</Notice>}
      <Button
        tone="primary"
        disabled={order.length === 0}
        busy={checkout.isPending || checkout.isSuccess}
        onClick={() => checkout.mutate()}
      >
        Continue to payment
      </Button>
    </Panel>
  );
};
