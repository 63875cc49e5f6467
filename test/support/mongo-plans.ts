import type { Db, Document } from 'mongodb';
import type { CollectionPlan } from '../../src/adapters/mongo/schema/plan.ts';
import { servingIndexes } from './index-rules.ts';
import type { Query } from './mongo-queries.ts';

/** How a server goes about a query. */
export interface Explained {
  readonly stages: readonly string[];
  readonly indexes: readonly string[];
  /** It holds what it found in memory to sort it, and how much of it at most; undefined: no bound. */
  readonly sorting?: { readonly limit: number | undefined };
}

const alternatives = new Set(['rejectedPlans', 'slotBasedPlan', 'executionStats']);

/**
 * The parts of mongod's winning plan in all its forms: `inputStage` and `inputStages` of the classic engine, `queryPlan`
 * of the slot-based one, a plan for each shard, and `stages` around `$cursor` of a pipeline.
 */
const parts = (plan: unknown): readonly Document[] => {
  if (Array.isArray(plan)) return plan.flatMap(parts);
  if (typeof plan !== 'object' || plan === null) return [];
  const inner = Object.entries(plan).flatMap(([member, part]) =>
    alternatives.has(member) ? [] : parts(part),
  );
  return 'stage' in plan ? [plan, ...inner] : inner;
};

const winning = (answer: unknown): readonly unknown[] => {
  if (Array.isArray(answer)) return answer.flatMap(winning);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([member, part]) =>
    member === 'winningPlan' ? [part] : winning(part),
  );
};

export const explanationIn = (answer: Document): Explained => {
  const found = parts(winning(answer));
  if (found.length === 0) throw new Error(`an answer without a plan: ${JSON.stringify(answer)}`);
  const sort = found.find(({ stage }) => stage === 'SORT');
  return {
    stages: found.map(({ stage }) => String(stage)),
    indexes: found.flatMap(({ indexName }) => (indexName === undefined ? [] : [String(indexName)])),
    ...(sort && { sorting: { limit: sort['limitAmount'] as number | undefined } }),
  };
};

/** A write finds what it writes as a read would. */
export const explained = async (db: Db, { collection, filter, ...rest }: Query): Promise<Explained> =>
  explanationIn(
    await db.command({ explain: { find: collection, filter, ...rest }, verbosity: 'queryPlanner' }),
  );

/**
 * Whether the explanations of a server are mongod's: it walks to a page of all documents by the index of ids. The server
 * in the test images does not, nor does it use an index for a stretch of ids, for a member beside the id, for a write, or
 * for an order: what it explains tells little of what mongod does. There the rules of `index-rules.ts` decide alone.
 */
export const explainsAsMongod = async (db: Db, collection: string): Promise<boolean> => {
  const { stages } = await explained(db, { collection, filter: {}, sort: { _id: 1 }, limit: 1 });
  return !stages.includes('COLLSCAN') && !stages.includes('SORT');
};

/** What is wrong with how a query is found; undefined where nothing is. */
export const faultOf = (
  query: Query,
  { stages, indexes, sorting }: Explained,
  planned: CollectionPlan,
  asMongod: boolean,
): string | undefined => {
  const serving = servingIndexes(query, planned);
  if (serving.length === 0) return 'no index serves it';
  if (!asMongod) {
    const { sort: _, ...unordered } = query;
    const leading = [...serving, ...servingIndexes(unordered, planned)];
    const strange = indexes.find((index) => !leading.includes(index));
    return strange === undefined ? undefined : `it goes by ${strange}, which does not serve it`;
  }
  if (stages.includes('COLLSCAN')) return 'it scans the collection';
  // A page may be sorted of few, where the planner finds that cheaper than an index in the right order.
  if (sorting && sorting.limit === undefined) return 'it sorts without a bound';
  return undefined;
};
