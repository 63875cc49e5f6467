import type { Document } from 'mongodb';
import { maxCounted, type Counter, type Index } from '../../store-kit/collection.ts';
import { encodeValue } from '../../store-kit/members.ts';
import type { Operation } from '../../store-kit/program.ts';

/**
 * Returns counts that an index orders by and that must exist from the beginning, because absent ones would be
 * ordered last.
 */
const zerosOf = (counter: Counter, added: Readonly<Record<string, number>>): readonly string[] =>
  Object.values<Index<never>>(counter.indexes)
    .flatMap(({ highestFirst }) => highestFirst)
    .filter((name) => !(name in added));

const orZero = (name: string): Document => ({ $ifNull: [`$${name}`, 0] });

/**
 * Returns the update: the parts of the key if the document is new, and counts limited to the largest exact
 * integer.
 */
export const addition = ({
  counter,
  key,
  amounts,
}: Operation & { readonly op: 'add' }): readonly Document[] => {
  const parts = counter.key.length > 1 ? counter.key : [];
  const fields: (readonly [string, Document])[] = [
    ...parts.map((name, n) => [name, { $literal: encodeValue(key[n] ?? null) }] as const),
    ...zerosOf(counter, amounts).map((name) => [name, orZero(name)] as const),
    ...Object.entries(amounts).map(
      ([name, amount]) => [name, { $min: [maxCounted, { $add: [orZero(name), amount] }] }] as const,
    ),
  ];
  return [{ $set: Object.fromEntries(fields) }];
};
