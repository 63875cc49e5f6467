import type { Document } from 'mongodb';
import { openStore } from '../../src/adapters/mongo/store.ts';

/** What a command has to find before it answers or writes. */
export interface Query {
  readonly collection: string;
  readonly filter: Document;
  readonly sort?: Document;
  readonly limit?: number;
  readonly hint?: string;
}

/** What a driver sent: a way to the server and back. */
export interface Sent {
  readonly name: string;
  readonly command: Document;
}

/** A store, and the commands that its driver sends. */
export const watchedStore = (url: string) => {
  const sent: Sent[] = [];
  const store = openStore({
    url,
    patienceMs: 60_000,
    observe: (name, command) => void sent.push({ name, command }),
  });
  return {
    store,
    /** The commands of one piece of work. */
    during: async (work: () => Promise<unknown>): Promise<readonly Sent[]> => {
      const before = sent.length;
      await work();
      return sent.slice(before);
    },
  };
};

const asked = (
  collection: unknown,
  filter: unknown,
  rest: Omit<Query, 'collection' | 'filter'> = {},
): Query => ({
  collection: String(collection),
  filter: filter ?? {},
  ...rest,
});

const each = (list: unknown): readonly Document[] => list as readonly Document[];

/** The driver sends the order of members as a map. */
const orderIn = (sort: unknown): Document =>
  sort instanceof Map ? (Object.fromEntries(sort) as Document) : (sort as Document);

const findIn = ({ find, filter, sort, limit, hint }: Document): Query =>
  asked(find, filter, {
    ...(sort !== undefined && { sort: orderIn(sort) }),
    ...(typeof limit === 'number' && { limit }),
    ...(typeof hint === 'string' && { hint }),
  });

/** What `countDocuments` and its like match; other stages would have to be looked at here. */
const aggregated = ({ aggregate, pipeline }: Document): Query => {
  const [match, ...rest] = each(pipeline);
  const stages = rest.flatMap((stage) => Object.keys(stage));
  const unknown = stages.find((stage) => !['$group', '$limit', '$project'].includes(stage));
  if (unknown !== undefined)
    throw new Error(`nobody knows what ${unknown} in ${String(aggregate)} has to find`);
  const limit: unknown = rest.find((stage) => '$limit' in stage)?.['$limit'];
  return asked(aggregate, match?.['$match'], { ...(typeof limit === 'number' && { limit }) });
};

export const queriesIn = ({ name, command }: Sent): readonly Query[] => {
  switch (name) {
    case 'find':
      return [findIn(command)];
    case 'aggregate':
      return [aggregated(command)];
    case 'count':
      return [asked(command['count'], command['query'])];
    case 'distinct':
      return [asked(command['distinct'], command['query'])];
    case 'findAndModify':
      return [asked(command['findAndModify'], command['query'], { limit: 1 })];
    case 'update':
      return each(command['updates']).map((update) => asked(command['update'], update['q']));
    case 'delete':
      return each(command['deletes']).map((one) => asked(command['delete'], one['q']));
    default:
      return [];
  }
};

/** Values make no difference: two queries of one shape are found in one way. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([member, part]) => [member, shapeOf(part)]));
};

export const nameOf = ({ collection, filter, sort, limit, hint }: Query): string =>
  [
    collection,
    JSON.stringify(shapeOf(filter)),
    ...(sort ? [`by ${JSON.stringify(sort)}`] : []),
    ...(limit === undefined ? [] : ['limited']),
    ...(hint === undefined ? [] : [`through ${hint}`]),
  ].join(' ');

/** One query of each shape, by its name. */
export const shapesOf = (queries: readonly Query[]): ReadonlyMap<string, Query> =>
  new Map(queries.map((query) => [nameOf(query), query]));
