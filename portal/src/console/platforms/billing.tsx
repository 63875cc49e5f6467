import type { BillingForStaff } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { money, words } from '../../kit/display/format.ts';
import { capital } from '../../kit/display/names.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag, type Tone } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';

type Subscription = BillingForStaff['subscriptions'][number];
type Invoice = BillingForStaff['invoices'][number];

const subscriptionTones: Readonly<Record<Subscription['status'], Tone>> = {
  active: 'good',
  past_due: 'warn',
  lapsed: 'bad',
  withheld: 'warn',
  ended: 'quiet',
};
const invoiceTones: Readonly<Record<Invoice['status'], Tone>> = {
  paid: 'good',
  unpaid: 'warn',
  refunded: 'quiet',
  disputed: 'warn',
  charged_back: 'bad',
};

const Subscriptions = ({ of }: { readonly of: readonly Subscription[] }) =>
  of.length === 0 ? (
    <p className="soft">No subscriptions: the tier is free or set by agreement.</p>
  ) : (
    <Table
      caption="Subscriptions"
      rows={of}
      keyOf={({ subscriptionId }) => subscriptionId}
      columns={[
        {
          name: 'Subscription',
          heads: true,
          cell: ({ tier, addOns, subscriptionId }) => (
            <span>
              <span className="record-name">
                {capital([tier, ...addOns].filter((item) => item !== undefined).join(' + '))}
              </span>
              <span className="record-detail">
                <code>{subscriptionId}</code>
              </span>
            </span>
          ),
        },
        {
          name: 'Price',
          number: true,
          cell: ({ amount, currency, interval }) => `${money({ amount, currency })} per ${interval}`,
        },
        {
          name: 'Status',
          cell: ({ status, paidTwice }) => (
            <span className="tags">
              <Tag tone={subscriptionTones[status]}>{capital(words(status))}</Tag>
              {paidTwice && <Tag tone="warn">Paid twice</Tag>}
            </span>
          ),
        },
        {
          name: 'Paid until',
          cell: ({ paidUntil, endsWithPeriod }) => (
            <span>
              <Time at={paidUntil} as="day" />
              {endsWithPeriod && <span className="record-detail">then ends</span>}
            </span>
          ),
        },
      ]}
    />
  );

const Invoices = ({ of }: { readonly of: readonly Invoice[] }) =>
  of.length === 0 ? (
    <p className="soft">No invoices.</p>
  ) : (
    <Table
      caption="Invoices"
      rows={of}
      keyOf={({ invoiceId, status, settledAt }) => `${invoiceId} ${status} ${settledAt}`}
      columns={[
        {
          name: 'Invoice',
          heads: true,
          cell: ({ invoiceId, url }) =>
            url === undefined ? (
              <code>{invoiceId}</code>
            ) : (
              <a href={url} rel="noreferrer">
                {invoiceId}
              </a>
            ),
        },
        { name: 'Date', cell: ({ settledAt }) => <Time at={settledAt} as="day" /> },
        { name: 'Amount', number: true, cell: ({ amount, currency }) => money({ amount, currency }) },
        {
          name: 'Status',
          cell: ({ status }) => <Tag tone={invoiceTones[status]}>{capital(words(status))}</Tag>,
        },
      ]}
    />
  );

/** The subscriptions and invoices of a platform. For finance. */
export const BillingOf = ({ slug }: { readonly slug: string }) => {
  const api = useApi();
  const billing = useQuery({
    queryKey: ['platform-billing', slug],
    queryFn: () => api.getBillingForStaff({ platform: slug }),
  });
  return (
    <Panel title="Billing">
      <QueryView query={billing} rows={4} label="Loading the billing">
        {({ subscriptions, invoices }) => (
          <>
            <h3>Subscriptions</h3>
            <Subscriptions of={subscriptions} />
            <h3>Invoices</h3>
            <Invoices of={invoices} />
          </>
        )}
      </QueryView>
    </Panel>
  );
};
