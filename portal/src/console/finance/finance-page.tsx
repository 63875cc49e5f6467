import type { StaffInvoice } from '@platform-licensing/client';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { TextField } from '../../kit/controls/field.tsx';
import { money } from '../../kit/display/format.ts';
import { optionsOf } from '../../kit/display/names.ts';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { ExportCsv } from '../records/export.tsx';
import {
  FilterBar,
  FilterSelect,
  FilterText,
  PlatformFilter,
  useListFilters,
} from '../records/filter-bar.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { amountError, invoiceIdError } from './amounts.ts';
import { CurrencyFilter } from './currency-filter.tsx';
import { InvoiceStatus, PdfLink, Period, SettledOn } from './invoice-cells.tsx';
import { dueDateNames, kindNames, modeNames, statusNames } from './names.ts';
import { PaymentsButton } from './payments/payments-button.tsx';
import { PaymentsDialog } from './payments/payments-dialog.tsx';
import { filterNames, queryOf } from './query.ts';
import { Totals } from './totals.tsx';
import './finance.css';

/** The columns of the list. `open` shows the payments of a fee invoice. */
const columnsOf = (open: (invoice: StaffInvoice) => void): readonly Column<StaffInvoice>[] => [
  {
    name: 'Platform and invoice',
    heads: true,
    cell: (invoice) => {
      const {
        invoiceId,
        kind,
        number,
        platform: { slug, name },
      } = invoice;
      return (
        <span>
          <Link className="record-name" href={`/platforms/${slug}`}>
            {name}
          </Link>
          <span className="record-detail">
            <code>{number ?? invoiceId}</code>
            {kind === 'fees' && (
              <>
                {' '}
                <Link href={`/finance/fees?invoiceId=${invoiceId}`}>Fees</Link>{' '}
                <PaymentsButton of={invoice} open={open} />
              </>
            )}
          </span>
        </span>
      );
    },
  },
  { name: 'Status', cell: (invoice) => <InvoiceStatus of={invoice} isTest={invoice.mode === 'test'} /> },
  { name: 'Period', cell: (invoice) => <Period of={invoice} /> },
  { name: 'Date', cell: (invoice) => <SettledOn of={invoice} /> },
  { name: 'Amount', number: true, cell: ({ amount, currency }) => money({ amount, currency }) },
  { name: 'Document', cell: ({ invoiceId, platform: { slug } }) => <PdfLink {...{ slug, invoiceId }} /> },
];

const exported: readonly (readonly [string, (invoice: StaffInvoice) => string | number | undefined])[] = [
  ['invoiceId', ({ invoiceId }) => invoiceId],
  ['platformId', ({ platform }) => platform.platformId],
  ['platform', ({ platform }) => platform.name],
  ['status', ({ status }) => status],
  ['mode', ({ mode }) => mode],
  ['provider', ({ provider }) => provider],
  ['currency', ({ currency }) => currency],
  ['amountMinorUnits', ({ amount }) => amount],
  ['refundedMinorUnits', ({ refunded }) => refunded],
  ['settledAt', ({ settledAt }) => settledAt],
  ['periodStart', ({ periodStart }) => periodStart],
  ['periodEnd', ({ periodEnd }) => periodEnd],
  ['checkoutId', ({ checkoutId }) => checkoutId],
  ['kind', ({ kind }) => kind],
  ['number', ({ number }) => number],
  ['dueAt', ({ dueAt }) => dueAt],
  ['paidMinorUnits', ({ paid }) => paid],
];

/** The address of the list with another status and the other filters as they are. */
const addressOf = (search: string, status: string): string => {
  const next = new URLSearchParams(search);
  if (status === '') next.delete('status');
  else next.set('status', status);
  const text = next.toString();
  return text === '' ? '/finance' : `/finance?${text}`;
};

const StatusLinks = ({ current }: { readonly current: string | undefined }) => {
  const search = useSearch();
  return (
    <nav className="status-links scroll-row" aria-label="Status of the invoices">
      {[{ value: '', name: 'All' }, ...optionsOf(statusNames)].map(({ value, name }) => (
        <Link
          key={value}
          href={addressOf(search, value)}
          aria-current={(current ?? '') === value ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
};

/** The invoices of all platforms with their totals by status. For finance. */
export const FinancePage = () => {
  const api = useApi();
  const filters = useListFilters(filterNames);
  const query = queryOf(filters);
  // Not in the row: a list of open invoices loses the row once the invoice is paid.
  const [opened, setOpened] = useState<StaffInvoice>();
  const invoices = useRecords(['invoices', query], (cursor, signal) =>
    api.listInvoicesForStaff({ ...query, limit: 50, cursor }, { signal }),
  );
  const date = (name: 'since' | 'until', label: string) => (
    <TextField
      label={label}
      type="date"
      value={filters.text(name) ?? ''}
      onChange={(day) => filters.change({ [name]: day })}
    />
  );
  return (
    <>
      <PageHead title="Finance">
        <Link className="button" href="/finance/fees">
          License fees
        </Link>
        <Link className="button" href="/finance/royalties">
          Royalty periods
        </Link>
        <Link className="button" href="/finance/payouts">
          Payouts
        </Link>
        <ExportCsv
          filename="invoices.csv"
          load={(signal) => api.pages.listInvoicesForStaff({ ...query, limit: 100 }, { signal })}
          columns={exported}
        />
      </PageHead>
      <StatusLinks current={query.status} />
      <FilterBar
        filters={filters}
        name="invoiceId"
        label="Invoice"
        placeholder="ID of an invoice"
        check={invoiceIdError}
      >
        <PlatformFilter filters={filters} />
        <FilterSelect filters={filters} name="kind" label="Kind" options={optionsOf(kindNames)} />
        <FilterSelect filters={filters} name="overdue" label="Due date" options={optionsOf(dueDateNames)} />
        <FilterSelect filters={filters} name="mode" label="Mode" options={optionsOf(modeNames)} />
        <CurrencyFilter filters={filters} />
        <FilterText
          filters={filters}
          name="from"
          label="Amount from"
          placeholder="0.00"
          check={amountError}
        />
        <FilterText filters={filters} name="to" label="Amount to" placeholder="0.00" check={amountError} />
        {date('since', 'From (UTC)')}
        {date('until', 'To (UTC)')}
      </FilterBar>
      <Totals query={query} />
      <RecordList
        query={invoices}
        name="invoices"
        columns={columnsOf(setOpened)}
        keyOf={({ invoiceId, platform }) => `${platform.platformId} ${invoiceId}`}
        clear={filters.clear}
        none={
          <Empty title="No invoices yet">
            <p>
              When a platform pays for a tier or an add-on, its invoice appears here, with the payments that
              failed, were refunded or are disputed. Fee invoices appear at the end of each month.
            </p>
          </Empty>
        }
      />
      {opened && <PaymentsDialog of={opened} close={() => setOpened(undefined)} />}
    </>
  );
};
