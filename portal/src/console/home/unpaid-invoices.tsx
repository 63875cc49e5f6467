import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { money } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { InvoiceStatus, SettledOn } from '../finance/invoice-cells.tsx';
import { useApi } from '../session/session.tsx';

/** The latest invoices whose payment failed. */
export const UnpaidInvoices = () => {
  const api = useApi();
  const unpaid = useQuery({
    queryKey: ['unpaid-invoices'],
    queryFn: ({ signal }) => api.listInvoicesForStaff({ status: 'unpaid', limit: 10 }, { signal }),
    staleTime: 0,
  });
  return (
    <Panel title="Unpaid invoices" acts={<Link href="/finance?status=unpaid">View all</Link>}>
      <QueryView query={unpaid} rows={4} label="Loading unpaid invoices">
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft panel-none">No invoice is unpaid.</p>
          ) : (
            <Table
              caption="Unpaid invoices"
              rows={data}
              keyOf={({ invoiceId, platform }) => `${platform.platformId} ${invoiceId}`}
              columns={[
                {
                  name: 'Platform',
                  heads: true,
                  cell: ({ platform: { slug, name } }) => <Link href={`/platforms/${slug}`}>{name}</Link>,
                },
                {
                  name: 'Status',
                  cell: (invoice) => <InvoiceStatus of={invoice} isTest={invoice.mode === 'test'} />,
                },
                { name: 'Date', cell: (invoice) => <SettledOn of={invoice} /> },
                { name: 'Amount', number: true, cell: ({ amount, currency }) => money({ amount, currency }) },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
