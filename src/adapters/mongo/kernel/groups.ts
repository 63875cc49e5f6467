import type { AnyCollection } from '../../store-kit/collection.ts';
import type { Operation } from '../../store-kit/program.ts';
import { idOf, keyOf } from './documents.ts';

export const collectionOf = (operation: Operation): AnyCollection => {
  if ('index' in operation) return operation.index.collection;
  return 'counter' in operation ? operation.counter : operation.collection;
};

export type Write = Operation & {
  readonly op: 'insert' | 'insert-if-absent' | 'lease' | 'replace' | 'remove' | 'add';
};

/** Returns whether an operation only writes: one command can make such operations in any collections. */
const isWrite = (operation: Operation): operation is Write => {
  switch (operation.op) {
    case 'insert':
    case 'insert-if-absent':
    case 'lease':
    case 'replace':
    case 'remove':
      return true;
    case 'add':
      return !operation.answered;
    default:
      return false;
  }
};

/**
 * Returns a key that operations of one command share, or undefined for operations that need a command of
 * their own.
 */
const kindOf = (operation: Operation): string | undefined => {
  if (isWrite(operation)) return 'write';
  switch (operation.op) {
    case 'get':
    case 'getBy':
      return 'find';
    case 'peek':
      return `peek ${operation.members.join()}`;
    case 'page':
    case 'count':
      return undefined;
    default:
      return operation.op;
  }
};

/** Operations to perform together, with the place of each. */
export interface Group {
  readonly kind: string | undefined;
  readonly members: readonly (readonly [place: number, operation: Operation])[];
}

/**
 * Groups independent operations that go together, at the place of their first: those of one kind on one
 * collection, and writes to any collections. Operations on one collection keep their order.
 */
export const grouped = (operations: readonly Operation[]): readonly Group[] => {
  const groups: { kind: string | undefined; members: (readonly [number, Operation])[] }[] = [];
  const lastOf = new Map<string, (typeof groups)[number]>();
  /** Returns the group that an operation may join without overtaking another one on its collection. */
  const groupFor = (kind: string | undefined, last: (typeof groups)[number] | undefined) => {
    if (kind === undefined) return undefined;
    if (last?.kind === kind) return last;
    const writes = kind === 'write' ? groups.findLast((each) => each.kind === kind) : undefined;
    return writes && (!last || groups.indexOf(last) < groups.indexOf(writes)) ? writes : undefined;
  };
  for (const [place, operation] of operations.entries()) {
    const [kind, { name }] = [kindOf(operation), collectionOf(operation)];
    let group = groupFor(kind, lastOf.get(name));
    if (!group) groups.push((group = { kind, members: [] }));
    group.members.push([place, operation]);
    lastOf.set(name, group);
  }
  return groups;
};

/** Returns how many insertions into one collection a step begins with. */
export const leadingInsertions = (operations: readonly Operation[]): number => {
  const [first] = operations;
  const other = operations.findIndex(
    (each) => each.op !== 'insert' || (first && collectionOf(each) !== collectionOf(first)),
  );
  return other === -1 ? operations.length : other;
};

/** Returns the ID of the document that a write names. */
export const idIn = (operation: Operation): string | number => {
  if ('key' in operation) return idOf(operation.key);
  if (!('record' in operation)) throw new Error(`${operation.op} does not name a record`);
  return idOf(keyOf(operation.collection, operation.record));
};

export const areDistinct = (operations: readonly Operation[]): boolean =>
  new Set(operations.map(idIn)).size === operations.length;
