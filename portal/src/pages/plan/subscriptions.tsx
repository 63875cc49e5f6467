import type { Billing } from '@platform-licensing/client';
import { money, words } from '../../kit/number.ts';
import { Panel } from '../../kit/page.tsx';
import { Empty } from '../../kit/states.tsx';
import { Table } from '../../kit/table.tsx';
import { Tag, type Tone } from '../../kit/tag.tsx';
import { Time } from '../../kit/time.tsx';
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

export const Subscriptions = ({ of }: { readonly of: Billing['subscriptions'] }) => (
  <Panel title="Subscriptions">
    {of.length === 0 ? (
      <Empty title="Nothing is paid for">
        <p>The Developer tier costs nothing.</p>
      </Empty>
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
        ]}
      />
    )}
  </Panel>
);
