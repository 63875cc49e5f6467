type Cell = string | number | undefined;

/**
 * Matches where a spreadsheet may begin a formula: at the start of a cell, and after a semicolon or a line break within
 * it, where programs set to a European locale begin another cell.
 */
const formula = /(?<=^|[;\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** Formats a cell (RFC 4180). Text that a spreadsheet would evaluate as a formula is escaped. */
const cellText = (value: Cell): string => {
  const text = typeof value === 'string' ? value.replace(formula, "'") : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns the rows of a CSV file, each ending with CRLF. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
