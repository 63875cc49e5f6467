import { maxCounted, type Counter } from '../../store-kit/collection.ts';
import { encodeValue, type MemberValue } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';
import { columnOf, cachedText, tableOf } from '../../store-kit/sql/index.ts';
import { dialect } from './dialect.ts';

/** An addition without a requested result. */
export type Increment = Operation & { readonly op: 'add'; readonly answered: false };

export const isIncrement = (operation: Operation): operation is Increment =>
  operation.op === 'add' && !operation.answered;

interface Sum {
  readonly key: readonly MemberValue[];
  readonly amounts: Readonly<Record<string, number>>;
}

/** Returns the sums of additions in the order of their keys, which prevents deadlocks. */
const sumsOf = (increments: readonly Increment[]): readonly Sum[] => {
  const sums = new Map<string, Sum>();
  for (const { key, amounts } of increments) {
    const encoded = key.map(encodeValue);
    const name = JSON.stringify(encoded);
    const before = sums.get(name)?.amounts ?? {};
    const grown = Object.entries(amounts).map(
      ([count, amount]) => [count, Math.min((before[count] ?? 0) + amount, maxCounted)] as const,
    );
    sums.set(name, { key: encoded, amounts: { ...before, ...Object.fromEntries(grown) } });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
};

const textOf = (counter: Counter, names: readonly string[]): string => {
  const [table, key, counts] = [tableOf(counter), counter.key.map(columnOf), names.map(columnOf)];
  const kinds = [
    ...counter.key.map((name) => (counter.members[name]?.kind === 'whole' ? 'bigint' : 'text')),
    ...counts.map(() => 'bigint'),
  ];
  const given = kinds.map((kind, n) => `$${n + 1}::${kind}[]`).join(', ');
  const grown = counts.map(
    (column) =>
      `${column} = ${dialect.smaller(`${table}.${column} + excluded.${column}`, String(maxCounted))}`,
  );
  return (
    `INSERT INTO ${table} (${[...key, ...counts].join(', ')}) SELECT * FROM unnest(${given})` +
    ` ON CONFLICT (${key.join(', ')}) DO ${grown.length > 0 ? `UPDATE SET ${grown.join(', ')}` : 'NOTHING'}`
  );
};

/**
 * Returns additions to one counter as one statement, with an array of values for each column. An absent count
 * grows by zero.
 */
export const mergedIncrements = (increments: readonly [Increment, ...Increment[]]) => {
  const [{ counter }] = increments;
  const sums = sumsOf(increments);
  const names = counter.counts.filter((name) => sums.some(({ amounts }) => amounts[name] !== undefined));
  return {
    sql: cachedText(dialect, counter, `batch ${names.join()}`, () => textOf(counter, names)),
    values: [
      ...counter.key.map((_, n) => sums.map(({ key }) => key[n] ?? null)),
      ...names.map((name) => sums.map(({ amounts }) => amounts[name] ?? 0)),
    ],
  };
};
