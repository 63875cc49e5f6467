import type { PlanPreview } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { money } from '../../kit/display/format.ts';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { rich, t, texts } from '../../texts/texts.ts';
import type { Interval } from './plan-name.ts';

const lineNames = texts<PlanPreview['lines'][number]['kind']>({
  period: 'plan.line.period',
  credit: 'plan.line.credit',
  other: 'plan.line.other',
});

const Amounts = ({ of: { lines, dueNow, currency, periodEnd, card } }: { readonly of: PlanPreview }) => {
  const rest = -lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <dl className="plan-amounts">
        {lines.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{lineNames[kind]}</dt>
            <dd>{money({ amount, currency })}</dd>
          </div>
        ))}
        <div className="plan-due">
          <dt>{t('plan.dueNow')}</dt>
          <dd>{money({ amount: dueNow, currency })}</dd>
        </div>
      </dl>
      {rest > 0 && <p>{t('plan.creditStays', { amount: money({ amount: rest, currency }) })}</p>}
      <p>{rich('plan.renewsOn', { day: <Time at={periodEnd} as="day" /> })}</p>
      <p className="soft">
        {card ? t('plan.chargedCard', { brand: card.brand, last4: card.last4 }) : t('plan.chargedMethod')}
      </p>
    </>
  );
};

/** Shows the cost of a change of the billing interval now, by the payment provider. */
export const Preview = ({
  subscriptionId,
  interval,
}: {
  readonly subscriptionId: string;
  readonly interval: Interval;
}) => {
  const api = useApi();
  const slug = useSlug();
  const preview = useQuery({
    queryKey: ['plan-preview', slug, subscriptionId, interval],
    queryFn: () => api.previewSubscription({ slug, subscriptionId, body: { interval } }),
    // The credit falls every second.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <QueryView query={preview} rows={4} label={t('plan.loadingPreview')}>
      {(data) => <Amounts of={data} />}
    </QueryView>
  );
};
