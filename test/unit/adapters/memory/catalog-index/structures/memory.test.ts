import {
  indexedCatalog,
  indexTrack,
} from '../../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { stateOf } from '../../../../../../src/adapters/memory/catalog-index/saved-state.ts';
import { flatten } from '../../../../../../src/adapters/memory/catalog-index/snapshot/flat.ts';
import { track } from '../../../../../../bench/search/generated.ts';

const size = 8_000;
const bytesOf = (part: unknown): number =>
  flatten(part).arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) / size;

describe('the memory of the index', () => {
  it('is bounded for each track, whatever words and labels the catalog has', () => {
    const catalog = indexedCatalog();
    catalog.asOf = Date.UTC(2026, 6, 1);
    for (let n = 1; n <= size; n++) indexTrack(catalog, track(n));
    const { ids, titles, isrcs, bpm, duration, energy, released, added, updated, offers, due } =
      stateOf(catalog);
    // Large arrays have up to 1/32 of spare room.
    const max = 33 / 32;
    // Ten random bytes, and a time in two: a block of 64 tracks has 12 bytes more, and the last one 8 for each.
    expect(bytesOf(ids)).toBeLessThan((10 + 2 + 0.3 + 3) * max);
    expect(bytesOf(bpm)).toBeLessThan((2 + 3) * max);
    expect(bytesOf(duration)).toBeLessThan((4 + 3) * max);
    expect(bytesOf(energy)).toBeLessThan(1 * max);
    expect(bytesOf(released)).toBeLessThan(2 * max);
    expect(bytesOf(isrcs)).toBeLessThan(4 * max);
    expect(bytesOf(added)).toBeLessThan((2 + 3 + 0.3) * max);
    expect(bytesOf(updated)).toBeLessThan((2 + 0.3) * max);
    // Two or three words, with their length and place.
    expect(bytesOf(titles)).toBeLessThan((6 + 1.5 + 3) * max);
    expect(bytesOf([offers.closedOf, due])).toBeLessThan(1 * max);
  });
});
