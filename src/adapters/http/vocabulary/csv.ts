export const csv = 'text/csv';

type Cell = string | number | boolean | undefined;

/**
 * Matches where a spreadsheet may begin a formula: at the start of a cell, and after a semicolon or a line break within
 * it, where programs set to a European locale begin another cell. Some accept the characters in full width, too.
 */
const formula = /(?<=^|[;\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** Writes a cell by RFC 4180. Apostrophes keep spreadsheets from reading text as a formula. */
const cellText = (cell: Cell): string => {
  const text = typeof cell === 'string' ? cell.replace(formula, "'") : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of a CSV file, each ending with CRLF. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
