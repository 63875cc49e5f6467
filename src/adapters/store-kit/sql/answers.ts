import type { MemberValue } from '../members.ts';
import type { Operation } from '../program.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the result of an operation from the rows of its statement or the number of rows that it changed.
 */
export const answerOf = (
  operation: Operation,
  rows: readonly Row[],
  changed: number,
  decode: (value: MemberValue) => MemberValue,
): unknown => {
  const recordIn = (row: Row | undefined): unknown => row && JSON.parse(row['doc'] as string);
  const decoded = (row: Row): unknown => {
    const result: Record<string, MemberValue> = {};
    for (const name in row) result[name] = decode(row[name] as MemberValue);
    return result;
  };
  const [first] = rows;
  switch (operation.op) {
    case 'get':
    case 'get-for-update':
    case 'getBy':
      return recordIn(first);
    case 'peek':
      return first && decoded(first);
    case 'page':
      return first && 'doc' in first ? rows.map(recordIn) : rows.map(decoded);
    case 'count':
      return Number(first?.['n']);
    case 'insert':
      return undefined;
    case 'insert-if-absent':
    case 'lease':
    case 'replace':
    case 'remove':
      return changed > 0;
    case 'add':
      return first && decoded(first);
  }
};
