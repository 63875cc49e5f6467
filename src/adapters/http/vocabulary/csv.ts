import type { Result } from '../../../domain/shared/result.ts';

export const csv = 'text/csv';

export type Cell = string | number | boolean | undefined;

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

interface Page {
  readonly nextCursor: string | null;
}

/**
 * Streams the rows of all pages of a list as a CSV file. Reads the next page only after the client has received the previous one.
 * Throws if a later page cannot be read.
 */
export async function* csvOfPages<Listed extends Page>(
  columns: readonly string[],
  first: Listed,
  {
    rowsOf,
    next,
  }: {
    readonly rowsOf: (page: Listed) => readonly (readonly Cell[])[];
    readonly next: (cursor: string) => Promise<Result<Listed, unknown>>;
  },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvRows([columns]));
  for (let page = first; ;) {
    yield Buffer.from(csvRows(rowsOf(page)));
    if (page.nextCursor === null) return;
    const read = await next(page.nextCursor);
    if (!read.ok) throw new Error('a list ended before its last page');
    page = read.value;
  }
}
