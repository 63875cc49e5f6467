import type { Index } from '../../../src/adapters/store-kit/collection.ts';
import type { Operation, PageRange } from '../../../src/adapters/store-kit/program.ts';
import { watchContracts, type Watching } from './watched-contracts.ts';

/** An operation that finds what it reads, changes or removes by an index. */
export interface DeclaredQuery {
  /** The operation, its index and how the index is used, in words. */
  readonly name: string;
  readonly index: Index<never>;
  /** One of those that were asked, with its values. */
  readonly operation: Operation;
}

const rangeName = ({ equal, from, until, among, after, descending, free }: Partial<PageRange>): string =>
  [
    equal && equal.length > 0 ? `equal ${equal.length}` : '',
    from === undefined ? '' : 'from',
    until === undefined ? '' : 'until',
    among ? 'among' : '',
    after ? `after ${after.length}` : '',
    free ? 'free' : '',
    descending === true ? 'descending' : '',
  ]
    .filter(Boolean)
    .join(', ');

const keyOf = (collection: { readonly indexes: object }): Index<never> =>
  (collection.indexes as { readonly key: Index<never> }).key;

/** The index by which an operation finds its records. */
const indexOf = (operation: Operation): Index<never> => {
  switch (operation.op) {
    case 'getBy':
    case 'page':
    case 'count':
      return operation.index;
    case 'add':
      return keyOf(operation.counter);
    default:
      return keyOf(operation.collection);
  }
};

const queryOf = (operation: Operation): DeclaredQuery => {
  const index = indexOf(operation);
  const range = 'range' in operation ? rangeName(operation.range) : '';
  const name = `${operation.op} ${index.collection.name}.${index.name}${range === '' ? '' : ` (${range})`}`;
  return { name, index, operation };
};

/** Every way in which the repositories look for records while the contracts of all storage ports run in memory. */
export const declaredQueries = async (watching: Watching = {}): Promise<readonly DeclaredQuery[]> => {
  const seen = new Map<string, DeclaredQuery>();
  await watchContracts({
    ...watching,
    operation: (operation, program) => {
      watching.operation?.(operation, program);
      const query = queryOf(operation);
      if (!seen.has(query.name)) seen.set(query.name, query);
    },
  });
  return [...seen.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
