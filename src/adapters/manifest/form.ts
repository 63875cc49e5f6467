import type { z } from 'zod';
import type { ManifestRow, ManifestUnreadable, RowIssue } from '../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { CellReader } from './cells.ts';
import { issuesIn } from './faults.ts';

/** The place of a CSV column in a row, and the reader of its cells. */
export interface Column {
  readonly at: readonly string[];
  readonly read: CellReader;
}

/** A kind of rows, with the names that messages about them use. */
export interface RowForm<Row> {
  /** The columns of a CSV file, by name. */
  readonly columns: Readonly<Record<string, Column>>;
  readonly nameOf: (format: 'csv' | 'json') => string;
  /** Such as `a manifest column`. */
  readonly kindOfColumn: string;
  /** The page that lists the columns. */
  readonly documentation: string;
  /** The most rows of a file, if there is a limit. Longer files are rejected before a row is read. */
  readonly maxRows?: number;
  /** Returns a row in the form of a JSON file as it is meant, or all of its problems. */
  readonly read: (raw: unknown) => Result<Row, readonly RowIssue[]>;
}

/** A row of a file, also in the form of a JSON file, as far as its cells were readable. */
export interface ReadRow<Row> extends ManifestRow<Row> {
  readonly raw: unknown;
}

export const tooManyRows = <Row>(
  count: number,
  { nameOf, maxRows = Infinity }: RowForm<Row>,
): ManifestUnreadable | undefined => {
  if (count <= maxRows) return undefined;
  const detail = `${nameOf('csv')} has ${count} tracks; a delivery can have up to ${maxRows}`;
  return { kind: 'manifest-unreadable', detail };
};

/** Returns the reader of a row whose form has a schema: all problems of its form, or else those of its content. */
export const checkedRow =
  <Row>(schema: z.ZodType<Row>, contentIssues: (row: Row) => readonly RowIssue[]) =>
  (raw: unknown): Result<Row, readonly RowIssue[]> => {
    const parsed = schema.safeParse(raw, { reportInput: true });
    if (!parsed.success) return fail(issuesIn(parsed.error));
    const issues = contentIssues(parsed.data);
    return issues.length > 0 ? fail(issues) : ok(parsed.data);
  };

/** Returns a row with further problems. */
export const addIssues = <Read extends ManifestRow<unknown>>(row: Read, issues: readonly RowIssue[]): Read =>
  issues.length === 0 ? row : { ...row, row: fail([...(row.row.ok ? [] : row.row.failure), ...issues]) };

/** Rejects repeated rows of one track except the first: rows with the same value of one of these members. */
export const distinct = <Row extends object>(
  rows: readonly ReadRow<Row>[],
  identities: readonly (keyof Row & string)[],
): readonly ReadRow<Row>[] => {
  const holders = new Map<string, number>();
  return rows.map((row) => {
    if (!row.row.ok) return row;
    const track = row.row.value;
    const values = identities.flatMap((field): readonly { field: string; value: string }[] => {
      const value: unknown = track[field];
      return typeof value === 'string' ? [{ field, value }] : [];
    });
    const repeated = values.flatMap(({ field, value }) => {
      const holder = holders.get(`${field} ${value}`);
      return holder === undefined ? [] : [{ field, value, holder }];
    });
    for (const { field, value } of values)
      if (!holders.has(`${field} ${value}`)) holders.set(`${field} ${value}`, row.line);
    // An absent external ID can default to the ISRC: the same problem is reported once.
    const reported = repeated.filter(
      ({ value }, n) => !repeated.slice(n + 1).some((later) => later.value === value),
    );
    return addIssues(
      row,
      reported.map(({ field, value, holder }) => ({
        field,
        detail: `"${value}" is already used by row ${holder}`,
      })),
    );
  });
};
