import type { ArchiveKind, ArchiveRecords } from '../../../ports/driven/storage/archive.ts';
import type { Connection, Row } from '../connection.ts';

export type Archived<Kind extends ArchiveKind> = ArchiveRecords[Kind];

/** The reader of a kind of record from the tables of the earlier release. */
export interface TableKind<Kind extends ArchiveKind> {
  /** A table, or a query over several. */
  readonly from: string;
  readonly record: (row: Row, db: Connection) => Archived<Kind>;
}

/** Returns the record that a row contains as JSON, of the type that its reader expects. */
export const docOf = (row: Row): never => JSON.parse(String(row['doc'])) as never;

/** Returns the columns by their names in the record. */
export const named =
  <Kind extends ArchiveKind>(columns: Readonly<Record<keyof Archived<Kind> & string, string>>) =>
  (row: Row): Archived<Kind> =>
    Object.fromEntries(
      Object.entries<string>(columns).map(([member, column]) => [member, row[column]]),
    ) as Archived<Kind>;
