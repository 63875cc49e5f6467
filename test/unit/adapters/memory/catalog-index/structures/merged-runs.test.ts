import fc from 'fast-check';
import { mergedRuns } from '../../../../../../src/adapters/memory/catalog-index/structures/merged-runs.ts';

describe('merged runs', () => {
  it('are all numbers in ascending order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(100), { maxLength: 9 }), { maxLength: 9 }), (runs) => {
        const ascending = runs.map((run) => run.toSorted((a, b) => a - b));
        const ends = ascending.map((_, i) => ascending.slice(0, i + 1).flat().length);
        const expected = runs.flat().sort((a, b) => a - b);
        expect([...mergedRuns(Uint32Array.from(ascending.flat()), ends)]).toEqual(expected);
      }),
    );
  });
});
