import type { PayeeBalance } from '@platform-licensing/client';
import { Link } from 'wouter';
import { money } from '../../../kit/display/format.ts';
import { PageHead } from '../../../kit/display/page.tsx';
import type { Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Empty } from '../../../kit/feedback/states.tsx';
import { useListFilters } from '../../records/filter-bar.tsx';
import { RecordList } from '../../records/record-list.tsx';
import { useRecords } from '../../records/use-records.ts';
import { useApi } from '../../session/session.tsx';
import { currencyOf } from '../amounts.ts';
import { CurrencyBar } from '../currency-filter.tsx';
import { obstacleNames, schemeNames } from '../payouts/names.ts';
import { payeesKey } from '../payouts/queries.ts';
import { PayeeName } from './payee-name.tsx';
import { PayeePage } from './payee-page.tsx';
import '../finance.css';

const State = ({ of: { payable, obstacles } }: { readonly of: PayeeBalance }) => {
  const others = obstacles.filter((obstacle) => payable !== 0 || obstacle !== 'below_threshold');
  return (
    <span className="tags">
      {payable === 0 && <Tag>Nothing owed</Tag>}
      {payable !== 0 && obstacles.length === 0 && <Tag tone="good">Can be paid</Tag>}
      {others.map((obstacle) => (
        <Tag key={obstacle} tone="warn">
          {obstacleNames[obstacle]}
        </Tag>
      ))}
    </span>
  );
};

const columns: readonly Column<PayeeBalance>[] = [
  { name: 'Payee', heads: true, cell: (balance) => <PayeeName of={balance} /> },
  { name: 'State', cell: (balance) => <State of={balance} /> },
  { name: 'Scheme', cell: ({ scheme }) => (scheme === undefined ? '–' : schemeNames[scheme]) },
  { name: 'Earned', number: true, cell: ({ earned, currency }) => money({ amount: earned, currency }) },
  {
    name: 'Paid out',
    number: true,
    cell: ({ paid, returned, currency }) => money({ amount: paid - returned, currency }),
  },
  { name: 'Balance', number: true, cell: ({ payable, currency }) => money({ amount: payable, currency }) },
];

const Payees = () => {
  const api = useApi();
  const filters = useListFilters(['currency']);
  const currency = currencyOf(filters.text('currency')) ?? 'EUR';
  const payees = useRecords(
    [...payeesKey, currency],
    (cursor, signal) => api.listPayees({ currency, limit: 50, cursor }, { signal }),
    { isFresh: true },
  );
  return (
    <>
      <PageHead title="Payees" back={{ href: '/finance', name: 'Finance' }}>
        <Link className="button" href="/finance/payouts">
          Payout runs
        </Link>
      </PageHead>
      <CurrencyBar filters={filters} />
      <RecordList
        query={payees}
        name="payees"
        columns={columns}
        keyOf={({ accountId }) => accountId}
        clear={undefined}
        none={
          <Empty title={`No balances in ${currency}`}>
            <p>
              An account appears here with the first close of a royalty period in this currency in which one
              of its parties earns something. Test money is never paid out.
            </p>
          </Empty>
        }
      />
    </>
  );
};

/** The balances of accounts in a currency, and one account with its payout details, by the ID in the address. For finance. */
export const PayeesPage = () => {
  const accountId = useListFilters(['account']).text('account');
  return accountId === undefined ? <Payees /> : <PayeePage key={accountId} accountId={accountId} />;
};
