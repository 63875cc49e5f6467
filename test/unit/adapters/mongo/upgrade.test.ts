import { MongoClient } from 'mongodb';
import { countOlder, readOlder } from '../../../../src/adapters/mongo/upgrade/archive.ts';
import { notCarried, olderKinds } from '../../../../src/adapters/mongo/upgrade/kinds.ts';
import { olderCollections } from '../../../../src/adapters/mongo/upgrade/names.ts';
import type { ArchiveKind } from '../../../../src/ports/driven/storage/archive.ts';

it('reads every collection of the previous release, or lists it as not carried over', () => {
  const read = Object.values(olderKinds).flatMap(({ collection, beside }) => [
    collection,
    ...(beside ? [beside.collection] : []),
  ]);
  expect([...new Set([...read, ...Object.keys(notCarried)])].toSorted()).toEqual(olderCollections.toSorted());
});

it('a kind that the release before did not have contains no record', async () => {
  // It is not asked for anything.
  const db = new MongoClient('mongodb://localhost:1').db('older');
  const kind = 'newer' as ArchiveKind;
  expect(await readOlder(db, kind, { after: undefined, limit: 10 })).toEqual({ records: [] });
  expect(await countOlder(db, kind, 10)).toBe(0);
});
