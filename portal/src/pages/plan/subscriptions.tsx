import type { Billing } from '@platform-licensing/client';
import { Panel } from '../../kit/display/page.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { Table, type Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import type { Tone } from '../../kit/tone.ts';
import { Time } from '../../kit/display/time.tsx';
import { useMay } from '../../session/use-role.ts';
import { rich, t, texts } from '../../texts/texts.ts';
import { ChangeInterval } from './change-interval.tsx';
import { planName, priceText, tierNames } from './plan-name.ts';
import { Renewal } from './renewal.tsx';

type Subscription = Billing['subscriptions'][number];

const tones: Readonly<Record<Subscription['status'], Tone>> = {
  active: 'good',
  past_due: 'warn',
  lapsed: 'bad',
  withheld: 'warn',
  ended: 'quiet',
};
const statuses = texts<Subscription['status']>({
  active: 'plan.status.active',
  past_due: 'plan.status.pastDue',
  lapsed: 'plan.status.lapsed',
  withheld: 'plan.status.withheld',
  ended: 'plan.status.ended',
});
const endReasons = texts<NonNullable<Subscription['endReason']>>({
  canceled: 'plan.end.canceled',
  refunded: 'plan.end.refunded',
  charged_back: 'plan.end.chargedBack',
});
const withheldReasons = texts<NonNullable<Subscription['withheldFor']>>({
  disputed: 'plan.withheld.disputed',
  provider_not_in_force: 'plan.withheld.provider',
});

const Period = ({ of }: { readonly of: Subscription }) => {
  if (of.endedAt !== undefined)
    return (
      <>
        {rich('plan.endedOn', { day: <Time at={of.endedAt} as="day" /> })}
        {of.endReason !== undefined && ` (${endReasons[of.endReason]})`}
      </>
    );
  if (of.graceUntil !== undefined)
    return rich('plan.activeUntil', { time: <Time key="grace" at={of.graceUntil} /> });
  return (
    <>
      {rich(of.endsWithPeriod ? 'plan.paidUntilThenEnds' : 'plan.paidUntilThenRenews', {
        day: <Time at={of.paidUntil} as="day" />,
      })}
      {of.withheldFor !== undefined &&
        ` · ${t('plan.notActive', { reason: withheldReasons[of.withheldFor] })}`}
      {of.paidTwice !== undefined && ` · ${t('plan.paidTwice')}`}
    </>
  );
};

/** Shown without subscriptions: the plan is the free tier or set by agreement. */
const NoSubscription = ({
  of: { tier, entitlements, contactEmail },
}: {
  readonly of: Pick<Billing, 'tier' | 'entitlements' | 'contactEmail'>;
}) =>
  tier === 'developer' && entitlements.length === 0 ? (
    <Empty title={t('plan.noSubscriptions')}>
      <p>{t('plan.developerIsFree')}</p>
    </Empty>
  ) : (
    <Empty title={t('plan.setByAgreement')}>
      <p>
        {rich('plan.nothingToManage', {
          tier: tierNames[tier],
          email: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
        })}
      </p>
    </Empty>
  );

export const Subscriptions = ({
  of,
}: {
  readonly of: Pick<Billing, 'subscriptions' | 'tier' | 'entitlements' | 'contactEmail'>;
}) => {
  const mayChange = useMay()('updateSubscription');
  const renewal: Column<Subscription> = {
    name: t('plan.renewal'),
    cell: (subscription) => (
      <>
        <ChangeInterval of={subscription} /> <Renewal of={subscription} />
      </>
    ),
  };
  return (
    <Panel title={t('plan.subscriptions')}>
      {of.subscriptions.length === 0 ? (
        <NoSubscription of={of} />
      ) : (
        <Table
          caption={t('plan.subscriptions')}
          rows={of.subscriptions}
          keyOf={({ subscriptionId }) => subscriptionId}
          columns={[
            { name: t('plan.plan'), heads: true, cell: planName },
            {
              name: t('plan.status'),
              cell: ({ status }) => <Tag tone={tones[status]}>{statuses[status]}</Tag>,
            },
            { name: t('plan.price'), number: true, cell: priceText },
            { name: t('plan.period'), cell: (subscription) => <Period of={subscription} /> },
            ...(mayChange ? [renewal] : []),
          ]}
        />
      )}
    </Panel>
  );
};
