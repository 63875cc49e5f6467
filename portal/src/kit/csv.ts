type Cell = string | number | undefined;

/** Formats a cell (RFC 4180). Text that a spreadsheet would evaluate as a formula is escaped. */
const cellText = (value: Cell): string => {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns the rows of a CSV file, each ending with CRLF. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
