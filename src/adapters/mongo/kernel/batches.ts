import type { Db } from 'mongodb';
import type { Operation } from '../../store-kit/program.ts';
import { batchedReadsOn, type Named, type Session } from './batched-reads.ts';
import { batchedWritesOn } from './batched-writes.ts';
import { areDistinct } from './groups.ts';

/** Performs several operations of one kind on one collection together. */
export const batchesOn = (db: Db) => {
  const { find, peek } = batchedReadsOn(db);
  const { replace, remove, insert, insertIfAbsent, look, add } = batchedWritesOn(db);

  const getForUpdate = async (operations: readonly Named<'get-for-update'>[], within: Session) => {
    await look(operations, within);
    return find(
      operations.map(({ collection, key }) => ({ op: 'get' as const, collection, key })),
      within,
    );
  };

  /** Returns the result of each operation, or undefined if they must be performed one after another. */
  return (operations: readonly Operation[], within: Session): Promise<readonly unknown[]> | undefined => {
    const [first] = operations;
    switch (first?.op) {
      case 'get':
      case 'getBy':
        return find(operations as readonly Named<'get' | 'getBy'>[], within);
      case 'peek':
        return peek(operations as readonly Named<'peek'>[], within);
      case 'insert':
        return insert(operations as readonly Named<'insert'>[], within);
      case 'insert-if-absent':
        return insertIfAbsent(operations as readonly Named<'insert-if-absent'>[], within);
      case 'get-for-update':
        return getForUpdate(operations as readonly Named<'get-for-update'>[], within);
      case 'replace':
        return areDistinct(operations)
          ? replace(operations as readonly Named<'replace'>[], within)
          : undefined;
      case 'remove':
        return areDistinct(operations) ? remove(operations as readonly Named<'remove'>[], within) : undefined;
      case 'add': {
        const adds = operations as readonly Named<'add'>[];
        const asksNothing = adds.every(({ answered }) => !answered);
        return asksNothing || areDistinct(adds) ? add(adds, within) : undefined;
      }
      default:
        return undefined;
    }
  };
};
