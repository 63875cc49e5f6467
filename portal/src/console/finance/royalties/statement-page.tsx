import type { RoyaltyStatement } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { count, countryOf, money, monthName } from '../../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { useListFilters } from '../../records/filter-bar.tsx';
import { UnloadedRecord } from '../../records/unloaded.tsx';
import { useApi } from '../../session/session.tsx';
import { StatementFiles } from './statement-files.tsx';
import '../finance.css';
import '../../records/records.css';

type Statement = RoyaltyStatement['statement'];
type Line = Statement['lines'][number];

/** A table with more lines is slow; the files have all. */
const shown = 100;

const columns: readonly Column<Line>[] = [
  { name: 'Track', heads: true, cell: ({ trackId }) => <code>{trackId}</code> },
  {
    name: 'Platform',
    cell: ({ platformId }) => (
      <Link href={`/platforms/${platformId}`}>
        <code>{platformId}</code>
      </Link>
    ),
  },
  { name: 'Country', cell: ({ territory }) => (territory === undefined ? 'Any' : countryOf(territory)) },
  { name: 'Amount before rounding', number: true, cell: ({ exact }) => exact },
];

/** The party of a statement by name. A statement itself contains none, so that it can be verified by anyone. */
const Party = ({ of: { periodId, partyId } }: { readonly of: Statement }) => {
  const api = useApi();
  const found = useQuery({
    queryKey: ['statements', periodId, partyId],
    queryFn: ({ signal }) => api.listStatementsForStaff({ periodId, partyId, limit: 1 }, { signal }),
  });
  const name = found.data?.data[0]?.partyName;
  return (
    <span>
      {name} <code>{partyId}</code>
    </span>
  );
};

const Content = ({ of: { statement, root } }: { readonly of: RoyaltyStatement }) => {
  const { statementId, periodId, month, currency, mode, amount, exact, lines } = statement;
  return (
    <>
      <PageHead
        title={`Statement of ${monthName(month)}`}
        back={{ href: `/finance/royalties?period=${periodId}`, name: `Royalties of ${monthName(month)}` }}
      />
      <Panel title="Statement">
        <Facts
          of={[
            ['Party', <Party key="party" of={statement} />],
            [
              'Amount',
              <span key="amount" className="tags">
                {money({ amount, currency })} {mode === 'test' && <Tag>Test</Tag>}
              </span>,
            ],
            ['Before rounding', exact],
            ['Statement ID', <CopiedId key="id" id={statementId} what="statement ID" />],
            ['Root of the period', <CopiedId key="root" id={root} what="root" />],
            ['Files', <StatementFiles key="files" statementId={statementId} />],
          ]}
        />
        <p className="soft">
          The JSON file has the proof that the period contains this statement. Anyone can verify it.
        </p>
      </Panel>
      <Panel title="Lines">
        <Table
          caption="Amounts by track, platform and country"
          rows={lines.slice(0, shown)}
          keyOf={({ trackId, platformId, territory = '' }) => `${trackId} ${platformId} ${territory}`}
          columns={columns}
        />
        {lines.length > shown && (
          <p className="soft">
            The first {count(shown)} of {count(lines.length)} lines. The files have all of them.
          </p>
        )}
      </Panel>
    </>
  );
};

/** The statement of a party for a closed period, with the ID in the address. For finance. */
export const StatementPage = () => {
  const statementId = useListFilters(['id']).text('id') ?? '';
  const api = useApi();
  const statement = useQuery({
    queryKey: ['statement', statementId],
    queryFn: ({ signal }) => api.getStatementForStaff({ statementId }, { signal }),
    staleTime: Infinity,
  });
  if (statement.data) return <Content of={statement.data} />;
  return (
    <UnloadedRecord
      query={statement}
      kind="statement"
      back={{ href: '/finance/royalties', name: 'Royalty periods' }}
    />
  );
};
