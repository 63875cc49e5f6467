import { setImmediate as turn } from 'node:timers/promises';
import { appendId } from '../../../../../src/adapters/memory/catalog-index/structures/columns/id-column.ts';
import { setBit, wordsFor } from '../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';
import { indexedCatalog } from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { many } from '../../../../../src/adapters/memory/catalog-index/query/matching.ts';
import { nearest } from '../../../../../src/adapters/memory/catalog-index/query/nearest.ts';
import { aLikeness, trackId } from '../../../../support/builders/builders.ts';

/** Tracks 1 to `count`, each thousand a little less like the first. */
const catalogOf = (count: number) => {
  const catalog = indexedCatalog();
  const thousands = Array.from({ length: Math.ceil(count / 1_000) }, (_, n) =>
    aLikeness([Math.cos(n / 50), Math.sin(n / 50)]),
  );
  for (let ordinal = 0; ordinal < count; ordinal++) {
    appendId(catalog.ids.column, trackId(ordinal + 1));
    catalog.sketches.put(ordinal, thousands[Math.floor(ordinal / 1_000)]);
  }
  catalog.count = count;
  return catalog;
};

describe('the nearest neighbors', () => {
  it('are found in small steps, as of the time of the request', async () => {
    const count = 140_000;
    const catalog = catalogOf(count);
    const bitmap = new Uint32Array(wordsFor(count));
    for (let ordinal = 0; ordinal < count; ordinal++) setBit(bitmap, ordinal);
    const requested = nearest(catalog, many(bitmap, count), aLikeness([1]), { order: 'desc' }, 3);
    bitmap.fill(0);
    let turns = 0;
    const watch = new AbortController();
    void requested.then(() => watch.abort());
    for (; !watch.signal.aborted; turns++) await turn();
    expect((await requested).map((hit) => hit.trackId)).toEqual([1, 2, 3].map((n) => trackId(n)));
    expect(turns).toBeGreaterThanOrEqual(2);
  });
});
