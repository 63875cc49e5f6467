import { Table, type Column } from '../../kit/display/table.tsx';

/** The loaded rows of a list. There may be none although more follow: the service examines a limited number of records for a page. */
export const Rows = <Row,>({
  caption,
  name,
  rows,
  columns,
  keyOf,
}: {
  readonly caption: string;
  /** The plural of the record: "platforms". */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}) =>
  rows.length > 0 ? (
    <Table caption={caption} columns={columns} rows={rows} keyOf={keyOf} />
  ) : (
    <p className="soft">None of the {name} that were examined match. Show more to continue.</p>
  );
