import type { BillingForStaff } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { money, words } from '../../kit/display/format.ts';
import { capital } from '../../kit/display/names.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import type { Tone } from '../../kit/tone.ts';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { InvoiceStatus, PdfLink, Period } from '../finance/invoice-cells.tsx';
import { useApi } from '../session/session.tsx';
import { PlanHistory } from './plan-history.tsx';

type Subscription = BillingForStaff['subscriptions'][number];
type Invoice = BillingForStaff['invoices'][number];

const subscriptionTones: Readonly<Record<Subscription['status'], Tone>> = {
  active: 'good',
  past_due: 'warn',
  lapsed: 'bad',
  withheld: 'warn',
  ended: 'quiet',
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
          cell: ({ paidUntil, endsWithPeriod, status }) => (
            <span>
              <Time at={paidUntil} as="day" />
              {status === 'active' && (
                <span className="record-detail">
                  {endsWithPeriod ? 'then ends' : 'then the next invoice'}
                </span>
              )}
            </span>
          ),
        },
      ]}
    />
  );

const Invoices = ({ of, slug }: { readonly of: readonly Invoice[]; readonly slug: string }) =>
  of.length === 0 ? (
    <p className="soft">No invoices.</p>
  ) : (
    <Table
      caption="Invoices"
      rows={of}
      keyOf={({ invoiceId, status, settledAt }) => `${invoiceId} ${status} ${settledAt}`}
      columns={[
        { name: 'Invoice', heads: true, cell: ({ invoiceId, number }) => <code>{number ?? invoiceId}</code> },
        { name: 'Date', cell: ({ settledAt }) => <Time at={settledAt} as="day" /> },
        { name: 'Period', cell: (invoice) => <Period of={invoice} /> },
        { name: 'Status', cell: (invoice) => <InvoiceStatus of={invoice} /> },
        { name: 'Amount', number: true, cell: ({ amount, currency }) => money({ amount, currency }) },
        { name: 'Document', cell: ({ invoiceId }) => <PdfLink {...{ slug, invoiceId }} /> },
      ]}
    />
  );

/** The subscriptions, the invoices and the plan history of a platform. For finance. */
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
            <Invoices of={invoices} slug={slug} />
            <p>
              <Link href={`/finance?platform=${slug}`}>View all invoices</Link>
            </p>
            <h3>Plan history</h3>
            <PlanHistory slug={slug} />
          </>
        )}
      </QueryView>
    </Panel>
  );
};
