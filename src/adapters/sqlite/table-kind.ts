import type { ArchiveKind, ArchiveRecords } from '../../ports/driven/archive.ts';
import type { Connection, Row } from './connection.ts';

export type Archived<Kind extends ArchiveKind> = ArchiveRecords[Kind];

/** How a kind of the archive's records is read. */
export interface TableKind<Kind extends ArchiveKind> {
  /** The tables whose rows it is made of. */
  readonly tables: readonly string[];
  /** What is read, where it is not all of the one table. */
  readonly from?: string;
  /** Unique, and served by an index. */
  readonly key: readonly [string, ...string[]];
  readonly record: (row: Row, db: Connection) => Archived<Kind>;
}

/** The columns as they are named in the record. */
export const named =
  <Kind extends ArchiveKind>(columns: Readonly<Record<keyof Archived<Kind> & string, string>>) =>
  (row: Row): Archived<Kind> =>
    Object.fromEntries(
      Object.entries<string>(columns).map(([member, column]) => [member, row[column]]),
    ) as Archived<Kind>;
