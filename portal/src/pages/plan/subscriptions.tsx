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

const Until = ({ of }: { readonly of: Subscription }) => {
  if (of.endedAt !== undefined) {
    return (
      <>
        ended <Time at={of.endedAt} as="day" />
        {of.endReason !== undefined && ` (${words(of.endReason)})`}
      </>
    );
  }
  if (of.graceUntil !== undefined) {
    return (
      <>
        a payment failed; all of it holds until <Time at={of.graceUntil} />
      </>
    );
  }
  return (
    <>
      paid until <Time at={of.paidUntil} as="day" />
      {of.endsWithPeriod ? ', then it ends' : ', then renewed'}
      {of.withheldFor !== undefined && ` · grants nothing: ${words(of.withheldFor)}`}
      {of.paidTwice !== undefined &&
        ` · an older one pays for ${of.paidTwice.join(' and ')} too: ask for your money`}
    </>
  );
};

/** Shown without subscriptions: the plan is the free tier, or was agreed with us. */
const NothingBought = ({ tier, entitled }: { readonly tier: Billing['tier']; readonly entitled: boolean }) =>
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
      <NothingBought tier={tier} entitled={entitlements.length > 0} />
    ) : (
      <Table
        caption="Subscriptions"
        rows={of}
        keyOf={({ subscriptionId }) => subscriptionId}
        columns={[
          {
            name: 'For',
            heads: true,
            cell: planName,
          },
          { name: 'State', cell: ({ status }) => <Tag tone={tones[status]}>{words(status)}</Tag> },
          {
            name: 'Price',
            number: true,
            cell: ({ amount, currency, interval }) => `${money({ amount, currency })} a ${interval}`,
          },
          { name: 'How long', cell: (subscription) => <Until of={subscription} /> },
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
