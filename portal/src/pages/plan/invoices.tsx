import { useQuery } from '@tanstack/react-query';
import { money, words } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';

export const Invoices = () => {
  const api = useApi();
  const slug = useSlug();
  const invoices = useQuery({ queryKey: ['invoices', slug], queryFn: () => api.listInvoices({ slug }) });
  return (
    <Panel title="Invoices">
      <QueryView query={invoices} rows={3} label="Loading invoices">
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No invoices yet" />
          ) : (
            <Table
              caption="Invoices"
              rows={data}
              keyOf={({ invoiceId }) => invoiceId}
              columns={[
                { name: 'Date', heads: true, cell: ({ settledAt }) => <Time at={settledAt} as="day" /> },
                {
                  name: 'Period',
                  cell: ({ periodStart, periodEnd }) =>
                    periodStart === undefined || periodEnd === undefined ? (
                      <span className="soft">None</span>
                    ) : (
                      <>
                        <Time at={periodStart} as="day" /> to <Time at={periodEnd} as="day" />
                      </>
                    ),
                },
                {
                  name: 'Amount',
                  number: true,
                  cell: ({ amount, currency }) => money({ amount, currency }),
                },
                {
                  name: 'Status',
                  cell: ({ status }) => <Tag tone={status === 'paid' ? 'good' : 'warn'}>{words(status)}</Tag>,
                },
                {
                  name: 'Document',
                  cell: ({ url }) =>
                    url === undefined ? (
                      <span className="soft">None</span>
                    ) : (
                      <a href={url} rel="noreferrer">
                        View invoice
                      </a>
                    ),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
