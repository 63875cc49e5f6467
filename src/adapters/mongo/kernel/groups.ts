import type { AnyCollection } from '../../store-kit/collection.ts';
import type { Operation } from '../../store-kit/program.ts';
import { idOf, keyOf } from './documents.ts';

export const collectionOf = (operation: Operation): AnyCollection => {
  if ('index' in operation) return operation.index.collection;
  return 'counter' in operation ? operation.counter : operation.collection;
};

/**
 * Returns a key that operations of one command share, or undefined for operations that need a command of
 * their own.
 */
const kindOf = (operation: Operation): string | undefined => {
  switch (operation.op) {
    case 'get':
    case 'getBy':
      return 'find';
    case 'peek':
      return `peek ${operation.members.join()}`;
    case 'page':
    case 'count':
    case 'lease':
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
 * Groups independent operations that go together, at the place of their first. Operations on one collection
 * keep their order.
 */
export const grouped = (operations: readonly Operation[]): readonly Group[] => {
  const groups: { kind: string | undefined; members: (readonly [number, Operation])[] }[] = [];
  const lastOf = new Map<string, (typeof groups)[number]>();
  for (const [place, operation] of operations.entries()) {
    const [kind, { name }] = [kindOf(operation), collectionOf(operation)];
    const last = lastOf.get(name);
    if (last && kind !== undefined && last.kind === kind) last.members.push([place, operation]);
    else {
      const group = { kind, members: [[place, operation] as const] };
      lastOf.set(name, group);
      groups.push(group);
    }
  }
  return groups;
};

/** Returns the ID of the document that a write names. */
export const idIn = (operation: Operation): string | number => {
  if ('key' in operation) return idOf(operation.key);
  if (!('record' in operation)) throw new Error(`${operation.op} does not name a record`);
  return idOf(keyOf(operation.collection, operation.record));
};

export const areDistinct = (operations: readonly Operation[]): boolean =>
  new Set(operations.map(idIn)).size === operations.length;
