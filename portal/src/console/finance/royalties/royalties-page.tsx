import { Link } from 'wouter';
import { monthName, utcDay } from '../../../kit/display/format.ts';
import { PageHead, Panel } from '../../../kit/display/page.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Empty, QueryView } from '../../../kit/feedback/states.tsx';
import type { Tone } from '../../../kit/tone.ts';
import { useListFilters } from '../../records/filter-bar.tsx';
import type { Period } from './close-step.ts';
import { ClosedPeriod } from './closed-period.tsx';
import { Preview } from './preview.tsx';
import { usePeriods } from './queries.ts';
import '../../records/records.css';
import '../finance.css';

const back = { href: '/finance', name: 'Finance' };

const states: Readonly<Record<Period['status'], { readonly name: string; readonly tone: Tone }>> = {
  open: { name: 'Open', tone: 'quiet' },
  closing: { name: 'Close proposed', tone: 'warn' },
  closed: { name: 'Closed', tone: 'good' },
};

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
    cell: ({ status }) => <Tag tone={states[status].tone}>{states[status].name}</Tag>,
  },
  {
    name: 'Can be closed from',
    cell: ({ closableFrom }) => <span className="figures">{utcDay(closableFrom)}</span>,
  },
  {
    name: 'Result',
    cell: ({ periodId, month, currency, mode, status }) => {
      const name = status === 'closed' ? 'View' : 'Preview';
      return (
        <Link
          href={`/finance/royalties?period=${periodId}`}
          aria-label={`${status === 'closed' ? 'View result' : name} of ${monthName(month)}, ${currency}, ${mode}`}
        >
          {name}
        </Link>
      );
    },
  },
];

/** The months of the ledger with their state, and the result of one: a preview, from which two people close it, or its close. For finance. */
export const RoyaltiesPage = () => {
  const chosen = useListFilters(['period']).text('period');
  const periods = usePeriods();
  const all = periods.data?.data ?? [];
  const isUnknown = chosen !== undefined && periods.data && !all.some(({ periodId }) => periodId === chosen);
  const closed = all.find(({ periodId, status }) => periodId === chosen && status === 'closed');
  return (
    <>
      <PageHead title="Royalty periods" back={back} />
      <QueryView query={periods} rows={6} label="Loading the periods">
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={isUnknown ? 'There is no such period.' : 'No periods yet'}>
              <p>The first payment of a platform begins one for its month, currency and mode.</p>
            </Empty>
          ) : (
            <Panel title="Months">
              <Table caption="Periods" columns={columns} rows={data} keyOf={({ periodId }) => periodId} />
            </Panel>
          )
        }
      </QueryView>
      {closed && <ClosedPeriod period={closed} />}
      {isUnknown && all.length > 0 && <Empty title="There is no such period." />}
      {chosen !== undefined && periods.data && !isUnknown && !closed && (
        <Preview key={chosen} periodId={chosen} periods={all} />
      )}
    </>
  );
};
