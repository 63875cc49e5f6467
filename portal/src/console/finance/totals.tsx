import type { InvoiceTotals } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { count, money } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table, type Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Notice, QueryView, Refreshing } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import type { InvoiceQuery } from './query.ts';
import './finance.css';

type Total = InvoiceTotals['data'][number];

const sum = (
  name: string,
  amountOf: (total: Total) => number,
  isEmphasized: boolean = false,
): Column<Total> => ({
  name,
  number: true,
  cell: (total) => {
    const amount = amountOf(total);
    const text = money({ amount, currency: total.currency });
    if (amount === 0) return <span className="soft">{text}</span>;
    return isEmphasized ? <strong className="emphasized">{text}</strong> : text;
  },
});

const columns: readonly Column<Total>[] = [
  {
    name: 'Currency',
    heads: true,
    cell: ({ currency, mode }) => (
      <span className="tags">
        {currency} {mode === 'test' && <Tag>Test</Tag>}
      </span>
    ),
  },
  { name: 'Invoices', number: true, cell: ({ invoices }) => count(invoices) },
  sum('Billed', ({ billed }) => billed),
  sum('Received', ({ received }) => received),
  sum('Open', ({ open }) => open),
  sum('Unpaid', ({ unpaid }) => unpaid, true),
  sum('Refunded', ({ refunded }) => refunded),
  sum('Disputed', ({ disputed }) => disputed, true),
];

/** The sums of the invoices that match the filters. Test payments and each currency have a row of their own. */
export const Totals = ({ query }: { readonly query: InvoiceQuery }) => {
  const api = useApi();
  const totals = useQuery({
    queryKey: ['invoice-totals', query],
    queryFn: ({ signal }) => api.getInvoiceTotals(query, { signal }),
    placeholderData: (before) => before,
  });
  // The list says that it is empty.
  if (totals.data?.complete === true && totals.data.data.length === 0) return null;
  return (
    <Panel title="Totals">
      <QueryView query={totals} rows={2} label="Loading totals">
        {({ data, complete }) => (
          <Refreshing busy={totals.isPlaceholderData}>
            {!complete && (
              <Notice>
                There are too many invoices to read all of them. The totals cover only the latest ones, which
                were read: choose a shorter period.
              </Notice>
            )}
            {data.length > 0 && (
              <Table
                caption="Totals by currency"
                columns={columns}
                rows={data}
                keyOf={({ mode, currency }) => `${mode} ${currency}`}
              />
            )}
          </Refreshing>
        )}
      </QueryView>
    </Panel>
  );
};
