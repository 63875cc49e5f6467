import type { Document } from 'mongodb';
import type { CollectionPlan, IndexPlan } from '../../src/adapters/mongo/schema/plan.ts';
import type { Query } from './mongo-queries.ts';

type Serving = Pick<IndexPlan, 'name' | 'key' | 'partialFilterExpression'>;
const byId: Serving = { name: '_id_', key: { _id: 1 } };

const comparisons = new Set(['$gt', '$gte', '$lt', '$lte', '$in']);
const operatorsOf = (condition: unknown): readonly string[] =>
  typeof condition === 'object' && condition !== null
    ? Object.keys(condition).filter((key) => key.startsWith('$'))
    : [];

/** One value is left of a member, or a stretch of its values, or neither. */
const narrowed = (condition: unknown): 'equal' | 'ranged' | 'open' => {
  const operators = operatorsOf(condition);
  if (operators.length === 0) return 'equal';
  return operators.some((operator) => comparisons.has(operator)) ? 'ranged' : 'open';
};

const compares: Readonly<Record<string, (one: never, other: never) => boolean>> = {
  $gt: (one, other) => one > other,
  $gte: (one, other) => one >= other,
  $lt: (one, other) => one < other,
  $lte: (one, other) => one <= other,
};

/** The values that a condition leaves; undefined where it does not list them. */
const valuesLeft = (given: unknown): readonly unknown[] | undefined => {
  const operators = operatorsOf(given);
  if (operators.length === 0) return [given];
  return operators.join() === '$in' ? ((given as Document)['$in'] as unknown[]) : undefined;
};

/** Whether whatever meets one comparison meets another in the same direction. */
const isWithin = (given: unknown, [key, bound]: readonly [string, unknown]): boolean =>
  operatorsOf(given).some((operator) => {
    const own: unknown = (given as Document)[operator];
    const strict = key.slice(0, 3);
    return operator.slice(0, 3) === strict && (compares[strict]?.(own as never, bound as never) ?? false);
  });

const allMeet = (given: unknown, wanted: unknown): boolean => {
  const bounds = operatorsOf(wanted).map((key) => [key, (wanted as Document)[key] as unknown] as const);
  const values = valuesLeft(given);
  return (
    bounds.length > 0 &&
    bounds.every((bound) =>
      values
        ? values.every((value) => compares[bound[0]]?.(value as never, bound[1] as never) ?? false)
        : isWithin(given, bound),
    )
  );
};

/** Whether whatever meets the query also meets the condition of a partial index, as mongod sees it. */
const implies = (filter: Document, partial: Document): boolean =>
  Object.entries(partial).every(([member, wanted]) => {
    if (!(member in filter)) return false;
    const given: unknown = filter[member];
    if (JSON.stringify(given) === JSON.stringify(wanted)) return true;
    if (allMeet(given, wanted)) return true;
    const [operator] = operatorsOf(wanted);
    if (operator === '$exists') return given !== null;
    const parts = operatorsOf(given).map((key) => [key, (given as Document)[key]] as const);
    return parts.some(
      ([key, value]) => JSON.stringify({ [key]: value as unknown }) === JSON.stringify(wanted),
    );
  });

/** So many ranges of an index mongod merges in the order of what follows them (`internalQueryMaxScansToExplode`). */
const rangesMerged = 200;

const areFewListed = (filter: Document): boolean =>
  Object.values(filter).reduce<number>(
    (product, condition) => product * (valuesLeft(condition)?.length ?? 1),
    1,
  ) <= rangesMerged;

/** How many members of the query bound the part of the index that is read; undefined if it does not serve the query. */
const boundMembers = (index: Serving, { filter, sort = {}, limit }: Query): number | undefined => {
  if (index.partialFilterExpression && !implies(filter, index.partialFilterExpression)) return undefined;
  const key = Object.entries(index.key);
  const equal = (member: string): boolean => member in filter && narrowed(filter[member]) === 'equal';
  const few = areFewListed(filter);
  const isMerged = (member: string): boolean =>
    few && !(member in sort) && valuesLeft(filter[member] ?? { $ne: 0 }) !== undefined;
  const open = key.findIndex(([member]) => !equal(member) && !isMerged(member));
  const left = open === -1 ? [] : key.slice(open);
  const order = Object.entries(sort as Readonly<Record<string, number>>).filter(([member]) => !equal(member));
  const directions = order.map(([, direction], i) => direction * (left[i]?.[1] ?? 0));
  const inOrder = order.every(([member], i) => left[i]?.[0] === member) && new Set(directions).size <= 1;
  if (!inOrder) return undefined;
  const [first] = left;
  const ranged = first !== undefined && first[0] in filter && narrowed(filter[first[0]]) === 'ranged';
  const bounds = key.length - left.length + (ranged ? 1 : 0);
  const ofPartial = Object.keys(index.partialFilterExpression ?? {}).filter(
    (member) => !(member in index.key),
  );
  // Without a condition a page is walked to in the order of the index.
  const walked = Object.keys(filter).length === 0 && order.length > 0 && limit !== undefined;
  return bounds > 0 || walked ? bounds + ofPartial.length : undefined;
};

/**
 * The indexes that lead to what a query asks for, in the order that it asks for: those that begin with members of which
 * one value is left, then go on in the wanted order or with a stretch of values. So mongod can do it without a scan and
 * without sorting; which one it takes is its choice.
 */
export const servingIndexes = (query: Query, { indexes }: CollectionPlan): readonly string[] => {
  const { $or: branches, ...common } = query.filter;
  const usable = (filter: Document) =>
    [byId, ...indexes]
      .filter((index) => boundMembers(index, { ...query, filter }) !== undefined)
      .map(({ name }) => name);
  const own = usable(common);
  if (own.length > 0 || branches === undefined) return own;
  const each = (branches as readonly Document[]).map((branch) => usable({ ...common, ...branch }));
  return each.every((names) => names.length > 0) ? each.flat() : [];
};

const listed = (condition: unknown): boolean => operatorsOf(condition).join() === '$in';
const oneOrListed = (condition: unknown): boolean => narrowed(condition) === 'equal' || listed(condition);

/** The documents asked for are listed: by id, or by all members of a unique index. */
const isOfListed = ({ filter }: Query, { indexes }: CollectionPlan): boolean =>
  [byId, ...indexes.filter(({ unique }) => unique)].some(({ key }) =>
    Object.keys(key).every((member) => member in filter && oneOrListed(filter[member])),
  );

/** A list of values is as many equal ones, where no order is asked for. */
const pinned = ({ filter, ...rest }: Query): Query => ({
  ...rest,
  filter: Object.fromEntries(
    Object.entries(filter).map(([member, condition]: [string, unknown]) => [
      member,
      listed(condition) ? (valuesLeft(condition)?.[0] ?? 0) : condition,
    ]),
  ),
});

const branchesOf = (query: Query): readonly Query[] => {
  const { $or: branches, ...common } = query.filter;
  return branches === undefined
    ? [query]
    : (branches as readonly Document[]).map((one) => ({ ...query, filter: { ...common, ...one } }));
};

/**
 * Whether a query without a limit, such as a count, reads documents that it does not ask for: none of the indexes is
 * bounded by all of its conditions.
 */
export const readsTooMuch = (query: Query, planned: CollectionPlan): boolean =>
  query.limit === undefined &&
  branchesOf(query).some((branch) => {
    if (isOfListed(branch, planned)) return false;
    const conditions = Object.values(branch.filter).filter((condition) => narrowed(condition) !== 'open');
    const bounds = [byId, ...planned.indexes].map((index) => boundMembers(index, pinned(branch)) ?? 0);
    return Math.max(...bounds) < conditions.length;
  });
