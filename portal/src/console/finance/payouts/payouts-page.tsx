import type { PayoutRun } from '@platform-licensing/client';
import { Link } from 'wouter';
import { count, money, utcDay } from '../../../kit/display/format.ts';
import { PageHead } from '../../../kit/display/page.tsx';
import type { Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { Empty } from '../../../kit/feedback/states.tsx';
import { useListFilters } from '../../records/filter-bar.tsx';
import { RecordList } from '../../records/record-list.tsx';
import { useRecords } from '../../records/use-records.ts';
import { useApi } from '../../session/session.tsx';
import { currencyOf } from '../amounts.ts';
import { CurrencyBar } from '../currency-filter.tsx';
import { StaffName } from '../staff-name.tsx';
import { schemeNames, statusNames } from './names.ts';
import { ProposePage } from './propose-page.tsx';
import { runsKey } from './queries.ts';
import { RunPage } from './run-page.tsx';
import '../finance.css';

const columns: readonly Column<PayoutRun>[] = [
  {
    name: 'Run',
    heads: true,
    cell: ({ runId, currency, executionDate }) => (
      <span>
        <Link className="record-name" href={`/finance/payouts?run=${runId}`}>
          {utcDay(executionDate)}, {currency}
        </Link>
        <code className="record-detail">{runId}</code>
      </span>
    ),
  },
  {
    name: 'Status',
    cell: ({ status }) => <Tag tone={statusNames[status].tone}>{statusNames[status].name}</Tag>,
  },
  { name: 'Scheme', cell: ({ scheme }) => schemeNames[scheme] },
  {
    name: 'Proposed',
    cell: ({ proposed }) => (
      <span>
        <Time at={proposed.at} />
        <span className="record-detail">
          by <StaffName staffId={proposed.by} />
        </span>
      </span>
    ),
  },
  { name: 'Payouts', number: true, cell: ({ payouts }) => count(payouts) },
  { name: 'Total', number: true, cell: ({ total, currency }) => money({ amount: total, currency }) },
  {
    name: 'Returned',
    number: true,
    cell: ({ returned, currency }) => (returned === 0 ? '–' : money({ amount: returned, currency })),
  },
];

const Runs = () => {
  const api = useApi();
  const filters = useListFilters(['currency']);
  const currency = currencyOf(filters.text('currency'));
  const query = { ...(currency !== undefined && { currency }) };
  const runs = useRecords(
    [...runsKey, query],
    (cursor, signal) => api.listPayoutRuns({ ...query, limit: 50, cursor }, { signal }),
    { isFresh: true },
  );
  return (
    <>
      <PageHead title="Payout runs" back={{ href: '/finance', name: 'Finance' }}>
        <Link className="button" href="/finance/payees">
          Payees
        </Link>
        <Link className="button primary" href="/finance/payouts?run=new">
          Propose run…
        </Link>
      </PageHead>
      <CurrencyBar filters={filters} />
      <RecordList
        query={runs}
        name="payout runs"
        columns={columns}
        keyOf={({ runId }) => runId}
        clear={filters.clear}
        none={
          <Empty title="No payout runs yet">
            <p>
              The close of a royalty period adds to the balances of accounts. Verify the payees, and propose a
              run: another member of finance approves it.
            </p>
          </Empty>
        }
      />
    </>
  );
};

/** Payout runs, the proposal of one (`run=new`), and one of them with its payouts, by the ID in the address. For finance. */
export const PayoutsPage = () => {
  const runId = useListFilters(['run']).text('run');
  if (runId === undefined) return <Runs />;
  return runId === 'new' ? <ProposePage /> : <RunPage key={runId} runId={runId} />;
};
