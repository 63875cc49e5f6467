import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { Panel } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { Rows } from '../records/rows.tsx';
import type { Records } from '../records/use-records.ts';

/** The number of records that a list of the home page shows at first. */
export const listedAtHome = 5;

/** The track of a record, as a link to its page. */
export const concernedTrack = {
  name: 'Track',
  heads: true,
  cell: ({
    trackId,
    title,
    artists,
  }: {
    readonly trackId: string;
    readonly title: string;
    readonly artists: readonly string[];
  }) => (
    <span>
      <Link href={`/tracks/${trackId}`}>{title}</Link> <span className="soft">{artists.join(', ')}</span>
    </span>
  ),
} as const;

/** A list of the home page that shows its first records, and more when asked. */
export const HomeList = <Row,>({
  query,
  title,
  name,
  columns,
  keyOf,
  none,
}: {
  readonly query: Records<Row>;
  readonly title: string;
  /** The plural of the record: "disputes". */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** The sentence that is shown if there are no records at all. */
  readonly none: string;
}) => (
  <Panel title={title}>
    <QueryView query={query} rows={3} label={`Loading the ${name}`}>
      {({ rows }) =>
        rows.length === 0 && !query.hasNextPage ? (
          <p className="soft panel-none">{none}</p>
        ) : (
          <>
            <Rows caption={title} name={name} columns={columns} rows={rows} keyOf={keyOf} />
            {query.hasNextPage && <More query={query} />}
          </>
        )
      }
    </QueryView>
  </Panel>
);
