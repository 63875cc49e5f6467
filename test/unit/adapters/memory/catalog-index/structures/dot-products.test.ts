import fc from 'fast-check';
import {
  dotProducts,
  maxVectors,
} from '../../../../../../src/adapters/memory/catalog-index/structures/dot-products.ts';
import { nearness, sketchLength } from '../../../../../../src/domain/catalog/search/likeness.ts';

const coordinate = fc.integer({ min: -128, max: 127 });

describe('dot products', () => {
  it('are those of the domain, for any signed bytes', () => {
    const vector = fc.array(coordinate, { minLength: sketchLength, maxLength: sketchLength });
    fc.assert(
      fc.property(vector, fc.array(vector, { maxLength: 40 }), (target, vectors) => {
        const found = dotProducts(Int8Array.from(target), Int8Array.from(vectors.flat()));
        const expected = vectors.map((own) => nearness(Int8Array.from(own), Int8Array.from(target)));
        expect([...found]).toEqual(expected);
      }),
    );
  });

  it('are exact at the bounds, for as many vectors as possible', () => {
    const min = new Int8Array(sketchLength).fill(-128);
    const vectors = new Int8Array(maxVectors * sketchLength).fill(-128);
    vectors.fill(127, (maxVectors - 1) * sketchLength);
    const found = dotProducts(min, vectors);
    expect(found).toHaveLength(maxVectors);
    expect([found[0], found[maxVectors - 2], found[maxVectors - 1]]).toEqual([524_288, 524_288, -520_192]);
  });
});
