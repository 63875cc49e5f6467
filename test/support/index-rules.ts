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

/** Whether whatever meets the query also meets the condition of a partial index, as mongod sees it. */
const implies = (filter: Document, partial: Document): boolean =>
  Object.entries(partial).every(([member, wanted]) => {
    if (!(member in filter)) return false;
    const given: unknown = filter[member];
    if (JSON.stringify(given) === JSON.stringify(wanted)) return true;
    const [operator] = operatorsOf(wanted);
    if (operator === '$exists') return given !== null;
    const parts = operatorsOf(given).map((key) => [key, (given as Document)[key]] as const);
    return parts.some(
      ([key, value]) => JSON.stringify({ [key]: value as unknown }) === JSON.stringify(wanted),
    );
  });

const servedBy = (index: Serving, { filter, sort = {}, limit }: Query): boolean => {
  if (index.partialFilterExpression && !implies(filter, index.partialFilterExpression)) return false;
  const key = Object.entries(index.key);
  const equal = (member: string): boolean => member in filter && narrowed(filter[member]) === 'equal';
  const bound = key.findIndex(([member]) => !equal(member));
  const left = bound === -1 ? [] : key.slice(bound);
  const order = Object.entries(sort as Readonly<Record<string, number>>).filter(([member]) => !equal(member));
  const directions = order.map(([, direction], i) => direction * (left[i]?.[1] ?? 0));
  const inOrder = order.every(([member], i) => left[i]?.[0] === member) && new Set(directions).size <= 1;
  if (!inOrder) return false;
  const [first] = left;
  const narrows =
    bound !== 0 || (first !== undefined && narrowed(filter[first[0]]) === 'ranged' && first[0] in filter);
  // Without a condition a page is walked to in the order of the index.
  return narrows || (Object.keys(filter).length === 0 && order.length > 0 && limit !== undefined);
};

/**
 * The indexes that lead to what a query asks for, in the order that it asks for: those that begin with members of which
 * one value is left, then go on in the wanted order or with a stretch of values. So mongod can do it without a scan and
 * without sorting; which one it takes is its choice.
 */
export const servingIndexes = (query: Query, { indexes }: CollectionPlan): readonly string[] => {
  const { $or: branches, ...common } = query.filter;
  const usable = (filter: Document) =>
    [byId, ...indexes].filter((index) => servedBy(index, { ...query, filter })).map(({ name }) => name);
  const own = usable(common);
  if (own.length > 0 || branches === undefined) return own;
  const each = (branches as readonly Document[]).map((branch) => usable({ ...common, ...branch }));
  return each.every((names) => names.length > 0) ? each.flat() : [];
};
