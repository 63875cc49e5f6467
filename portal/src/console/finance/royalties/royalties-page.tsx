import type { RoyaltyPeriods } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { monthName, utcDay, words } from '../../../kit/display/format.ts';
import { capital } from '../../../kit/display/names.ts';
import { PageHead, Panel } from '../../../kit/display/page.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Empty, QueryView } from '../../../kit/feedback/states.tsx';
import type { Tone } from '../../../kit/tone.ts';
import { useListFilters } from '../../records/filter-bar.tsx';
import { useApi } from '../../session/session.tsx';
import { Preview } from './preview.tsx';
import '../../records/records.css';
import '../finance.css';

type Period = RoyaltyPeriods['data'][number];

const back = { href: '/finance', name: 'Finance' };

interface State {
  readonly name: string;
  readonly tone: Tone;
  readonly isOver?: true;
}

const states: Readonly<Record<string, State>> = {
  open: { name: 'Open', tone: 'quiet' },
  closing: { name: 'Close proposed', tone: 'warn' },
  closed: { name: 'Closed', tone: 'good', isOver: true },
};
const stateOf = ({ status }: Period): State =>
  states[status] ?? { name: capital(words(status)), tone: 'quiet' };

const columns: readonly Column<Period>[] = [
  {
    name: 'Month',
    heads: true,
    cell: ({ month, currency, mode }) => (
      <span className="tags">
        {monthName(month)}, {currency} {mode === 'test' && <Tag>Test</Tag>}
      </span>
    ),
  },
  {
    name: 'State',
    cell: (period) => <Tag tone={stateOf(period).tone}>{stateOf(period).name}</Tag>,
  },
  {
    name: 'Can be closed from',
    cell: ({ closableFrom }) => <span className="figures">{utcDay(closableFrom)}</span>,
  },
  {
    name: 'Preview',
    cell: (period) =>
      stateOf(period).isOver !== true && (
        <Link
          href={`/finance/royalties?period=${period.periodId}`}
          aria-label={`Preview of ${monthName(period.month)}, ${period.currency}, ${period.mode}`}
        >
          Preview
        </Link>
      ),
  },
];

/** The months of the ledger with their state, and a preview of the close of one. For finance. */
export const RoyaltiesPage = () => {
  const api = useApi();
  const chosen = useListFilters(['period']).text('period');
  const periods = useQuery({
    queryKey: ['royalty-periods'],
    queryFn: ({ signal }) => api.listRoyaltyPeriods({}, { signal }),
  });
  return (
    <>
      <PageHead title="Royalty periods" back={back} />
      <QueryView query={periods} rows={6} label="Loading the periods">
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No periods yet">
              <p>The first payment of a platform begins one for its month, currency and mode.</p>
            </Empty>
          ) : (
            <Panel title="Months">
              <Table caption="Periods" columns={columns} rows={data} keyOf={({ periodId }) => periodId} />
            </Panel>
          )
        }
      </QueryView>
      {chosen !== undefined && <Preview key={chosen} periodId={chosen} />}
    </>
  );
};
