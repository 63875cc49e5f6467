import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly name: string;
  /** Names the column to styles, in every language. */
  readonly style?: string;
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
        {columns.map(({ name, number, style }) => (
          <th key={name} scope="col" data-column={style} className={number ? 'number' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ name, cell, number, heads, style }) =>
            heads ? (
              <th key={name} scope="row" data-name={name} data-column={style}>
                {cell(row)}
              </th>
            ) : (
              <td key={name} data-name={name} data-column={style} className={number ? 'number' : undefined}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
