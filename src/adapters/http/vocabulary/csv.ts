export const csv = 'text/csv';

type Cell = string | number | boolean | undefined;

/** RFC 4180. A text that a spreadsheet would take for a formula is kept a text. */
const cellText = (cell: Cell): string => {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of a CSV file, each with its line end. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
