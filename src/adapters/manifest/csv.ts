import { parse } from 'csv-parse/sync';
import type { ManifestUnreadable, RowIssue } from '../../domain/catalog/delivery/delivery.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { columnNamed, columnNear } from './columns.ts';
import { tooManyRows, type ReadRow, type RowForm } from './form.ts';

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

/** The longest cell that is read: twice what spreadsheets can save. */
const maxCell = 65_536;

const cellsOf = (
  content: string,
  name: string,
): Result<readonly (readonly string[])[], ManifestUnreadable> => {
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
    return unreadable(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const headersOf = <Row>(
  cells: readonly string[],
  { columns, nameOf, kindOfColumn, documentation }: RowForm<Row>,
): Result<readonly string[], ManifestUnreadable> => {
  const names: string[] = [];
  for (const [index, header] of cells.entries()) {
    const name = columnNamed(columns, header);
    const place = `${nameOf('csv')}, column ${index + 1}`;
    if (name === undefined) {
      const near = columnNear(columns, header);
      const hint = near === undefined ? `${documentation} lists them` : `did you mean "${near}"?`;
      return unreadable(`${place}: "${shortened(header.trim())}" is not ${kindOfColumn}; ${hint}`);
    }
    if (names.includes(name)) return unreadable(`${place}: duplicate column "${name}"`);
    names.push(name);
  }
  return ok(names);
};

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

const setAt = (into: Record<string, unknown>, at: readonly string[], value: unknown): void => {
  const [first = '', second] = at;
  if (second === undefined) into[first] = value;
  else into[first] = { ...(into[first] as Record<string, unknown> | undefined), [second]: value };
};

/** Returns the problems of cells and of the row. */
const rowOf = <Row>(
  names: readonly string[],
  cells: readonly string[],
  { columns, read }: RowForm<Row>,
): Omit<ReadRow<Row>, 'line'> => {
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
    if (cell.length > maxCell) {
      issues.push({ field: name, detail: `is longer than ${maxCell.toLocaleString('en')} characters` });
      return;
    }
    try {
      setAt(raw, column.at, column.read(cell));
    } catch (error) {
      issues.push({ field: name, detail: error instanceof Error ? error.message : String(error) });
    }
  });
  // It is unknown which terms are meant, so the rest is not validated.
  if (hasTermsTwice) return { row: fail(issues), raw };
  const row = read(raw);
  if (issues.length === 0) return { row: row.ok ? row : fail(row.failure.map(inColumns)), raw };
  const silenced = new Set(issues.map(({ field }) => columns[field]?.at.join('.')));
  const others = row.ok ? [] : row.failure.filter(({ field }) => !silenced.has(field)).map(inColumns);
  return { row: fail([...issues, ...others]), raw };
};

/** Returns the name of the column that a member comes from. */
export const columnOf = (field: string): string =>
  field
    .replace(/^rights\./, '')
    .replace(/^album\.upc/, 'upc')
    .replace(/^album\.title/, 'album')
    .replace(/^terms\[0\]/, 'terms')
    .replace(/^terms\.term\.type$/, 'terms.term');

const inColumns = ({ field, detail }: RowIssue): RowIssue => ({ field: columnOf(field), detail });

/** Reads the rows of a CSV file. */
export const readCsv = <Row>(
  content: string,
  form: RowForm<Row>,
): Result<readonly ReadRow<Row>[], ManifestUnreadable> => {
  const name = form.nameOf('csv');
  const cells = cellsOf(content, name);
  if (!cells.ok) return cells;
  const [header, ...rest] = cells.value;
  if (!header) return unreadable(`${name} is empty`);
  const names = headersOf(header, form);
  if (!names.ok) return names;
  const rows = rest.flatMap((row, index) =>
    row.every((cell) => cell.trim() === '') ? [] : [{ line: index + 2, row }],
  );
  const tooMany = tooManyRows(rows.length, form);
  if (tooMany) return fail(tooMany);
  return ok(rows.map(({ line, row }) => ({ line, ...rowOf(names.value, row, form) })));
};
