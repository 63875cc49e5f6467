import fc from 'fast-check';
import { labelIndex } from '../../../../../../src/adapters/memory/catalog-index/structures/labels.ts';
import { pairCounts } from '../../../../../../src/adapters/memory/catalog-index/structures/pair-counts.ts';

describe('counts of pairs', () => {
  it('are those of the tracks that have both labels and were not dropped', () => {
    const tracks = fc.array(
      fc.record({ labels: fc.array(fc.nat(9), { maxLength: 6 }), isDropped: fc.boolean() }),
    );
    fc.assert(
      fc.property(tracks, (all) => {
        const counts = pairCounts();
        for (const { labels } of all) counts.count(labels, 1);
        for (const { labels, isDropped } of all) if (isDropped) counts.count(labels, -1);
        const restored = pairCounts(structuredClone(counts.state));
        for (let one = 0; one < 10; one++) {
          for (let other = 0; other < one; other++) {
            const isWith = ({ labels, isDropped }: (typeof all)[number]): boolean =>
              !isDropped && labels.includes(one) && labels.includes(other);
            const expected = all.filter(isWith).length;
            expect([counts.of(one, other), restored.of(other, one)]).toEqual([expected, expected]);
          }
        }
      }),
    );
  });

  it('are unknown for labels with high numbers, which are not counted', () => {
    const counts = pairCounts();
    counts.count([1, 511, 512, 100_000], 1);
    expect([counts.of(1, 511), counts.of(1, 512), counts.of(512, 100_000), counts.of(3, 3)]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
    expect(counts.state.counts.length).toBeLessThan(140_000);
  });

  it('are found by the sets of two labels', () => {
    const labels = labelIndex();
    labels.put(0, (facet) => (facet === 'mood' ? ['Calm', 'Dark'] : facet === 'genre' ? ['Folk'] : []));
    labels.put(1, (facet) => (facet === 'mood' ? ['Calm'] : facet === 'genre' ? ['Folk'] : []));
    const setFor = (facet: 'mood' | 'genre', value: string) => {
      const [found] = labels.tracksWith(facet, [value]);
      if (!found) throw new Error(`no ${value}`);
      return found;
    };
    const shared = () => [
      labels.sharedBy(setFor('mood', 'calm'), setFor('genre', 'folk')),
      labels.sharedBy(setFor('mood', 'Calm'), setFor('mood', 'dark')),
    ];
    expect(shared()).toEqual([2, 1]);
    labels.drop(0);
    expect(shared()).toEqual([1, 0]);
    expect(
      labels.sharedBy(setFor('mood', 'Calm'), { form: 'list', data: new Uint32Array(0), count: 0 }),
    ).toBeUndefined();
  });
});
