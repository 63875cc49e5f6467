import { notCarried, olderKinds } from '../../../../src/adapters/mongo/upgrade/kinds.ts';
import { olderCollections } from '../../../../src/adapters/mongo/upgrade/names.ts';

it('every collection of the release before is read, or said not to be carried over', () => {
  const read = Object.values(olderKinds).flatMap(({ collection, beside }) => [
    collection,
    ...(beside ? [beside.collection] : []),
  ]);
  expect([...new Set([...read, ...Object.keys(notCarried)])].toSorted()).toEqual(olderCollections.toSorted());
});
