import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns the column to the right. */
  readonly number?: boolean;
  /** The row header, which names the row to screen readers. Set on one column. */
  readonly heads?: boolean;
}

/** A table. On a narrow screen each row becomes a card, and each cell shows the name of its column. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  /** For screen readers only. */
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
