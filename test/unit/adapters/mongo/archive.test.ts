import { derived, documentKinds } from '../../../../src/adapters/mongo/archive-kinds.ts';
import { plan } from '../../../../src/adapters/mongo/schema/index.ts';
import { archiveKinds } from '../../../../src/ports/driven/archive.ts';

describe('the archive of a MongoDB database', () => {
  it('leaves no collection out: each is of a kind, or says why it is of none', () => {
    const covered = Object.values(documentKinds).flatMap(({ collection, beside }) => [
      collection,
      ...(beside ? [beside.collection] : []),
    ]);
    expect([...new Set([...covered, ...Object.keys(derived)])].sort()).toEqual(Object.keys(plan).sort());
    expect(Object.keys(documentKinds).sort()).toEqual([...archiveKinds].sort());
  });

  it('tells kinds apart that share a collection', () => {
    const sharing = Object.values(documentKinds).map(
      ({ collection, prefix = '' }) => `${collection} ${prefix}`,
    );
    expect(new Set(sharing).size).toBe(sharing.length);
    for (const one of sharing) expect(sharing.filter((other) => other.startsWith(one))).toEqual([one]);
  });
});
