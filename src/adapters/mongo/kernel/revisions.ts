import type { Db } from 'mongodb';
import type { AnyCollection } from '../../store-kit/collection.ts';
import { groupsOf, revisionRows } from '../../store-kit/revisions.ts';
import type { ClientSession } from '../store.ts';

interface RevisionDocument {
  readonly _id: string;
  readonly group: string;
  readonly revision: number;
}

const revisionsIn = (db: Db) => db.collection<RevisionDocument>('revisions');
const idOf = (group: string, row: number): string => `${group} ${row}`;

/** Creates missing documents. */
export const prepareRevisions = async (db: Db, collections: readonly AnyCollection[]): Promise<void> => {
  const wanted = groupsOf(collections).flatMap((group) =>
    Array.from({ length: revisionRows }, (_, row) => ({ _id: idOf(group, row), group, revision: 0 })),
  );
  const there = new Set(await revisionsIn(db).distinct('_id'));
  const missing = wanted.filter(({ _id }) => !there.has(_id));
  if (missing.length > 0) await revisionsIn(db).insertMany(missing);
};

/**
 * Raises the revisions of the groups that a transaction changed, as its last command: each group has several
 * documents, so that few transactions conflict.
 */
export const raise = async (db: Db, session: ClientSession, groups: readonly string[]): Promise<void> => {
  if (groups.length === 0) return;
  const row = Math.floor(Math.random() * revisionRows);
  const ids = groups.map((group) => idOf(group, row));
  const { matchedCount } = await revisionsIn(db).updateMany(
    { _id: { $in: ids } },
    { $inc: { revision: 1 } },
    { session },
  );
  if (matchedCount < ids.length) throw new Error('revisions are missing: the database was not prepared');
};

export const look = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const found = await revisionsIn(db)
    .aggregate<{
      readonly _id: string;
      readonly sum: number;
    }>([{ $group: { _id: '$group', sum: { $sum: '$revision' } } }])
    .toArray();
  return new Map(found.map(({ _id, sum }) => [_id, sum]));
};
