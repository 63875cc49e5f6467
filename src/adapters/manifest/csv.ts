import { parse } from 'csv-parse/sync';
import type { ManifestUnreadable, RowIssue } from '../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { columnNamed, columnNear, columns } from './columns.ts';
import { filesIn, readRow, type ReadRow } from './row.ts';

const unreadable = (detail: string) => fail<ManifestUnreadable>({ kind: 'manifest-unreadable', detail });

/**
 * Returns the delimiter, which is the most frequent candidate in the header. Spreadsheets save commas,
 * semicolons or tabs.
 */
const delimiterOf = (content: string): string => {
  const [header = ''] = content.split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((max, next) => (count(next) > count(max) ? next : max));
};

const cellsOf = (content: string): Result<readonly (readonly string[])[], ManifestUnreadable> => {
  try {
    return ok(
      parse(content, {
        delimiter: delimiterOf(content),
        relax_column_count: true,
        skip_empty_lines: false,
        bom: true,
      }),
    );
  } catch (error) {
    return unreadable(`manifest.csv: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const headersOf = (cells: readonly string[]): Result<readonly string[], ManifestUnreadable> => {
  const names: string[] = [];
  for (const [index, header] of cells.entries()) {
    const name = columnNamed(header);
    const place = `manifest.csv, column ${index + 1}`;
    if (name === undefined) {
      const near = columnNear(header);
      const hint = near === undefined ? 'docs/import.md lists them' : `did you mean "${near}"?`;
      return unreadable(`${place}: "${header.trim()}" is not a manifest column; ${hint}`);
    }
    if (names.includes(name)) return unreadable(`${place}: duplicate column "${name}"`);
    names.push(name);
  }
  return ok(names);
};

const setAt = (into: Record<string, unknown>, at: readonly string[], value: unknown): void => {
  const [first = '', second] = at;
  if (second === undefined) into[first] = value;
  else into[first] = { ...(into[first] as Record<string, unknown> | undefined), [second]: value };
};

/** Returns the problems of cells and of the row. */
const rowOf = (names: readonly string[], cells: readonly string[]): Pick<ReadRow, 'row' | 'files'> => {
  const raw: Record<string, unknown> = { rights: {} };
  const issues: RowIssue[] = [];
  if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== '')) {
    issues.push({ field: 'row', detail: `has ${cells.length} cells, the header ${names.length}` });
  }
  const said = names.filter((_, index) => (cells[index] ?? '').trim() !== '');
  const detailed = said.filter((name) => name.startsWith('terms.'));
  const hasTermsTwice = said.includes('terms') && detailed.length > 0;
  if (hasTermsTwice) {
    issues.push({
      field: 'terms',
      detail: `cannot be combined with ${detailed.join(', ')}: use one or the other`,
    });
  }
  names.forEach((name, index) => {
    const column = columns[name];
    const cell = (cells[index] ?? '').trim();
    if (!column || cell === '') return;
    try {
      setAt(raw, column.at, column.read(cell));
    } catch (error) {
      issues.push({ field: name, detail: error instanceof Error ? error.message : String(error) });
    }
  });
  const files = filesIn(raw);
  // It is unknown which terms are meant, so the rest is not validated.
  if (hasTermsTwice) return { row: fail(issues), files };
  const row = readRow(raw);
  if (issues.length === 0) return { row: row.ok ? row : fail(row.failure.map(inColumns)), files };
  const silenced = new Set(issues.map(({ field }) => columns[field]?.at.join('.')));
  const others = row.ok ? [] : row.failure.filter(({ field }) => !silenced.has(field)).map(inColumns);
  return { row: fail([...issues, ...others]), files };
};

/** Returns a problem under the name of its column if that differs from the member's. */
const inColumns = ({ field, detail }: RowIssue): RowIssue => ({
  field: field
    .replace(/^rights\./, '')
    .replace(/^album\.upc/, 'upc')
    .replace(/^album\.title/, 'album')
    .replace(/^terms\[0\]/, 'terms')
    .replace(/^terms\.term\.type$/, 'terms.term'),
  detail,
});

export const readCsv = (content: string): Result<readonly ReadRow[], ManifestUnreadable> => {
  const cells = cellsOf(content);
  if (!cells.ok) return cells;
  const [header, ...rest] = cells.value;
  if (!header) return unreadable('manifest.csv is empty');
  const names = headersOf(header);
  if (!names.ok) return names;
  return ok(
    rest.flatMap((row, index) =>
      row.every((cell) => cell.trim() === '') ? [] : [{ line: index + 2, ...rowOf(names.value, row) }],
    ),
  );
};
