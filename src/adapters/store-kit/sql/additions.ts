import { maxCounted } from '../collection.ts';
import { encodeValue } from '../members.ts';
import type { Operation } from '../program.ts';
import { columnOf, cachedText, tableOf, type Dialect, type Statement } from './names.ts';

/** Returns the statement that adds to counts, which begin at zero and stop at the largest exact integer. */
export const additionOf = (
  { counter, key, amounts, answered }: Operation & { readonly op: 'add' },
  dialect: Dialect,
): Statement => {
  const names = Object.keys(amounts);
  const sql = cachedText(dialect, counter, `${answered ? 'add' : 'increment'} ${names.join()}`, () => {
    const table = tableOf(counter);
    const columns = [...counter.key, ...names].map(columnOf);
    const places = columns.map((_, n) => dialect.value(n + 1));
    const grown = names.map(columnOf).map((column) => {
      const sum = `${table}.${column} + excluded.${column}`;
      return `${column} = ${dialect.smaller(sum, String(maxCounted))}`;
    });
    const returned = names.map((name) => `${columnOf(name)} AS "${name}"`).join(', ');
    return (
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})` +
      ` ON CONFLICT (${counter.key.map(columnOf).join(', ')}) DO ${grown.length > 0 ? `UPDATE SET ${grown.join(', ')}` : 'NOTHING'}` +
      (answered ? ` RETURNING ${returned}` : '')
    );
  });
  return { sql, values: [...key.map(encodeValue), ...Object.values(amounts)] };
};
