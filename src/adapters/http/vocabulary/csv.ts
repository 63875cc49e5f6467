export const csv = 'text/csv';

type Cell = string | number | boolean | undefined;

/** The characters with which spreadsheets begin a formula, in full width, too: some accept them for input in Japanese. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Writes a cell by RFC 4180. A leading apostrophe keeps spreadsheets from reading the text as a formula. */
const cellText = (cell: Cell): string => {
  const text = typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of a CSV file, each ending with CRLF. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
