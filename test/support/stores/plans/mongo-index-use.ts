import type { Document, IndexDescription } from 'mongodb';
import {
  entriesIn,
  filterOf,
  sortOf,
  walksSeveral,
} from '../../../../src/adapters/mongo/kernel/documents.ts';
import type { PageRange, Range } from '../../../../src/adapters/store-kit/program.ts';
import type { DeclaredQuery } from '../declared-queries.ts';

/** A query of one collection, as the kernel sends it. */
export interface MongoQuery {
  readonly filter: Document;
  /** Empty if the order does not matter, or if the found documents are sorted anyway. */
  readonly sort: Readonly<Record<string, 1 | -1>>;
}

/** Returns what the kernel sends for a query by an index, or undefined if it names records by their `_id`. */
export const mongoQueryOf = ({ index, operation }: DeclaredQuery): MongoQuery | undefined => {
  switch (operation.op) {
    case 'getBy':
      return { filter: filterOf(index, { equal: operation.values }), sort: {} };
    case 'count':
    case 'page': {
      const range: Range & Partial<PageRange> = operation.range;
      if (!walksSeveral(index, range))
        return {
          filter: filterOf(index, range),
          sort: 'limit' in range ? sortOf(index, range as PageRange) : {},
        };
      const [match] = entriesIn(index, range);
      return { filter: (match?.['$match'] ?? {}) as Document, sort: {} };
    }
    default:
      return undefined;
  }
};

type Condition = readonly [field: string, condition: unknown];

/** Returns the conditions that all hold, without those on leases, which no index contains. */
const conditionsIn = (filter: Document): readonly Condition[] =>
  Object.entries(filter).flatMap(([name, condition]: Condition): readonly Condition[] => {
    if (name === '$and') return (condition as readonly Document[]).flatMap(conditionsIn);
    if (name !== '$or') return [[name, condition]];
    const cases = condition as readonly Document[];
    if (cases.every((each) => 'leaseUntil' in each)) return [];
    return cases.flatMap(conditionsIn).map(([field]) => [field, { $or: cases }]);
  });

const isRange = (condition: unknown): boolean => typeof condition === 'object' && condition !== null;
const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether the conditions of a query include one of a partial index. */
const includes = (conditions: readonly Condition[], [field, wanted]: Condition): boolean =>
  conditions.some(
    ([name, condition]) =>
      name === field &&
      (sameJson(condition, wanted) || (sameJson(wanted, { $exists: true }) && condition !== null)),
  );

/**
 * Returns why an index does not find what a query asks for in its order, by the rules of MongoDB: equal values select a
 * beginning of the index, the order is that of the following fields, every other condition is on one of these, and a partial
 * index contains what the query names.
 */
export const indexFault = (
  { key, partialFilterExpression = {} }: Pick<IndexDescription, 'key' | 'partialFilterExpression'>,
  { filter, sort }: MongoQuery,
): string | undefined => {
  const conditions = conditionsIn(filter);
  const fields = Object.entries(key as Readonly<Record<string, 1 | -1>>);
  const partial: readonly Condition[] = Object.entries(partialFilterExpression);
  const absent = partial.find((each) => !includes(conditions, each));
  if (absent) return `the index contains only documents with ${JSON.stringify(absent)}`;

  const equal = new Set(conditions.filter(([, condition]) => !isRange(condition)).map(([field]) => field));
  const first = fields.findIndex(([field]) => !equal.has(field));
  const rest = first === -1 ? [] : fields.slice(first);
  const order = Object.entries(sort);
  const isOrdered = order.every(([field], n) => rest[n]?.[0] === field);
  const turns = new Set(order.map(([, direction], n) => direction * (rest[n]?.[1] ?? 0)));
  if (!isOrdered || turns.size > 1) return `sorts by ${order.map(([field]) => field).join(', ')}`;

  const [next] = rest;
  const selecting = new Set(fields.slice(0, fields.length - rest.length).map(([field]) => field));
  const isKnown = ([field, condition]: Condition): boolean =>
    selecting.has(field) ||
    field === next?.[0] ||
    // A place in the order of several fields.
    (isRange(condition) && '$or' in (condition as object) && rest.some(([name]) => name === field)) ||
    partial.some(
      ([name, wanted]) =>
        name === field && (sameJson(condition, wanted) || sameJson(condition, { $exists: true })),
    );
  const examined = conditions.find((each) => !isKnown(each));
  return examined && `examines ${examined[0]} of each document`;
};
