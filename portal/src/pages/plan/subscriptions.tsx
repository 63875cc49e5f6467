import type { Billing } from '@platform-licensing/client';
import { money, words } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag, type Tone } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { ChangeInterval } from './change-interval.tsx';
import { Renewal } from './renewal.tsx';
import { planName } from './plan-name.ts';

type Subscription = Billing['subscriptions'][number];

const tones: Readonly<Record<Subscription['status'], Tone>> = {
  active: 'good',
  past_due: 'warn',
  lapsed: 'bad',
  withheld: 'warn',
  ended: 'quiet',
};

const Period = ({ of }: { readonly of: Subscription }) => {
  if (of.endedAt !== undefined) {
    return (
      <>
        Ended <Time at={of.endedAt} as="day" />
        {of.endReason !== undefined && ` (${words(of.endReason)})`}
      </>
    );
  }
  if (of.graceUntil !== undefined) {
    return (
      <>
        Payment failed. The plan stays active until <Time at={of.graceUntil} />
      </>
    );
  }
  return (
    <>
      Paid until <Time at={of.paidUntil} as="day" />
      {of.endsWithPeriod ? ', then it ends' : ', then it renews'}
      {of.withheldFor !== undefined && ` · Not active: ${words(of.withheldFor)}`}
      {of.paidTwice !== undefined &&
        ` · An older subscription also pays for ${of.paidTwice.join(' and ')}: contact us for a refund`}
    </>
  );
};

/** Shown without subscriptions: the plan is the free tier or set by agreement. */
const NoSubscription = ({
  tier,
  entitled,
}: {
  readonly tier: Billing['tier'];
  readonly entitled: boolean;
}) =>
  tier === 'developer' && !entitled ? (
    <Empty title="No subscriptions">
      <p>The Developer tier is free.</p>
    </Empty>
  ) : (
    <Empty title="Your plan is set by agreement">
      <p>
        We set up your plan ({tier}
        {entitled && tier !== 'enterprise' ? ' with stems' : ''}) for you, so there is no subscription to
        manage here. To change it, contact our partnerships team.
      </p>
    </Empty>
  );

export const Subscriptions = ({
  of: { subscriptions: of, tier, entitlements },
}: {
  readonly of: Pick<Billing, 'subscriptions' | 'tier' | 'entitlements'>;
}) => (
  <Panel title="Subscriptions">
    {of.length === 0 ? (
      <NoSubscription tier={tier} entitled={entitlements.length > 0} />
    ) : (
      <Table
        caption="Subscriptions"
        rows={of}
        keyOf={({ subscriptionId }) => subscriptionId}
        columns={[
          {
            name: 'Plan',
            heads: true,
            cell: planName,
          },
          { name: 'Status', cell: ({ status }) => <Tag tone={tones[status]}>{words(status)}</Tag> },
          {
            name: 'Price',
            number: true,
            cell: ({ amount, currency, interval }) => `${money({ amount, currency })} per ${interval}`,
          },
          { name: 'Period', cell: (subscription) => <Period of={subscription} /> },
          {
            name: 'Renewal',
            cell: (subscription) => (
              <>
                <ChangeInterval of={subscription} /> <Renewal of={subscription} />
              </>
            ),
          },
        ]}
      />
    )}
  </Panel>
);
