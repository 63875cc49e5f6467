import type { Db } from 'mongodb';
import type { Operation } from '../../store-kit/program.ts';
import { batchedReadsOn, type Named, type Session } from './batched-reads.ts';
import { batchedWritesOn } from './batched-writes.ts';
import { areDistinct } from './groups.ts';

/** Performs several operations of one kind together: writes to any collections, others to one. */
export const batchesOn = (db: Db) => {
  const { find, peek } = batchedReadsOn(db);
  const { write, look, add } = batchedWritesOn(db);

  const getForUpdate = async (operations: readonly Named<'get-for-update'>[], within: Session) => {
    await look(operations, within);
    return find(
      operations.map(({ collection, key }) => ({ op: 'get' as const, collection, key })),
      within,
    );
  };

  /** Returns the result of each operation, or undefined if they must be performed one after another. */
  const batch = (
    operations: readonly Operation[],
    within: Session,
  ): Promise<readonly unknown[]> | undefined => {
    const [first] = operations;
    switch (first?.op) {
      case 'get':
      case 'getBy':
        return find(operations as readonly Named<'get' | 'getBy'>[], within);
      case 'peek':
        return peek(operations as readonly Named<'peek'>[], within);
      case 'get-for-update':
        return getForUpdate(operations as readonly Named<'get-for-update'>[], within);
      case 'add':
        return areDistinct(operations) ? add(operations as readonly Named<'add'>[], within) : undefined;
      default:
        return undefined;
    }
  };

  return { batch, write };
};
