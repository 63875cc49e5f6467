import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly number?: boolean;
  /** Names the row to whoever hears it. One of the columns. */
  readonly heads?: boolean;
}

/** Rows and columns; on a narrow screen each row stands as a card, its cells under their columns' names. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  /** Heard, not seen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}) => (
  <table className="table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ name, number }) => (
          <th key={name} scope="col" className={number ? 'number' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ name, cell, number, heads }) =>
            heads ? (
              <th key={name} scope="row" data-name={name}>
                {cell(row)}
              </th>
            ) : (
              <td key={name} data-name={name} className={number ? 'number' : undefined}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
