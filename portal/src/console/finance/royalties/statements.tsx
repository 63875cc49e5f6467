import type { StaffRoyaltyStatement } from '@platform-licensing/client';
import { Link } from 'wouter';
import { money } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import type { Column } from '../../../kit/display/table.tsx';
import { ExportCsv } from '../../records/export.tsx';
import { FilterSelect, useListFilters } from '../../records/filter-bar.tsx';
import { RecordList } from '../../records/record-list.tsx';
import { useRecords } from '../../records/use-records.ts';
import { useApi } from '../../session/session.tsx';
import type { Period } from './close-step.ts';
import { StatementFiles } from './statement-files.tsx';

const columns: readonly Column<StaffRoyaltyStatement>[] = [
  {
    name: 'Party',
    heads: true,
    cell: ({ statementId, partyId, partyName }) => (
      <span>
        <Link className="record-name" href={`/finance/statement?id=${statementId}`}>
          {partyName ?? 'Deleted party'}
        </Link>
        <code className="record-detail">{partyId}</code>
      </span>
    ),
  },
  { name: 'Amount', number: true, cell: ({ amount, currency }) => money({ amount, currency }) },
  { name: 'Before rounding', number: true, cell: ({ exact }) => exact },
  { name: 'Files', cell: ({ statementId }) => <StatementFiles statementId={statementId} /> },
];

const exported: readonly (readonly [string, (of: StaffRoyaltyStatement) => string | number | undefined])[] = [
  ['statementId', ({ statementId }) => statementId],
  ['periodId', ({ periodId }) => periodId],
  ['month', ({ month }) => month],
  ['mode', ({ mode }) => mode],
  ['partyId', ({ partyId }) => partyId],
  ['party', ({ partyName }) => partyName],
  ['currency', ({ currency }) => currency],
  ['amountMinorUnits', ({ amount }) => amount],
  ['exact', ({ exact }) => exact],
  ['closedAt', ({ closedAt }) => closedAt],
];

const orders = [{ value: 'party', name: 'Party ID' }] as const;

/** The statements of a closed period, the largest amount first unless the address has another order. */
export const Statements = ({
  of: { periodId, month, currency, mode },
}: {
  readonly of: Pick<Period, 'periodId' | 'month' | 'currency' | 'mode'>;
}) => {
  const api = useApi();
  const filters = useListFilters(['sort']);
  const sort = filters.oneOf('sort', ['party']) ?? 'amount';
  const statements = useRecords(['statements', periodId, sort], (cursor, signal) =>
    api.listStatementsForStaff({ periodId, sort, limit: 50, cursor }, { signal }),
  );
  return (
    <Panel
      title="Statements"
      acts={
        <ExportCsv
          filename={`statements-${month}-${currency}-${mode}.csv`}
          load={(signal) => api.pages.listStatementsForStaff({ periodId, sort, limit: 100 }, { signal })}
          columns={exported}
        />
      }
    >
      <div className="filter-bar selects">
        <FilterSelect filters={filters} name="sort" label="Sort by" options={orders} unset="Largest amount" />
      </div>
      <RecordList
        query={statements}
        name="statements"
        columns={columns}
        keyOf={({ statementId }) => statementId}
        clear={undefined}
        none={<p className="soft">No party received royalties for this month.</p>}
      />
    </Panel>
  );
};
