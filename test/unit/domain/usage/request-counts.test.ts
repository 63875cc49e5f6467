import fc from 'fast-check';
import {
  countName,
  isNextFlush,
  mergedCounts,
  warningsOf,
  type CountAddition,
} from '../../../../src/domain/usage/request-counts.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { warningsAt } from '../../../support/stories/quota-warnings.ts';

const additions: fc.Arbitrary<readonly CountAddition[]> = fc.array(
  fc.record({
    platformId: fc.integer({ min: 1, max: 3 }).map(platformId),
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    requests: fc.nat(60),
    previews: fc.nat(9),
    downloads: fc.nat(9),
    warnings: fc.constant([]),
  }),
);
const members = ['requests', 'previews', 'downloads'] as const;

describe('counts of requests', () => {
  it('are merged by platform and day, in one order, and come to as many', () => {
    fc.assert(
      fc.property(additions, (counts) => {
        const merged = mergedCounts(counts);
        expect(merged.map(countName)).toEqual([...new Set(counts.map(countName))].toSorted());
        for (const each of merged)
          for (const member of members) {
            const same = counts.filter((count) => countName(count) === countName(each));
            expect(each[member]).toBe(same.reduce((sum, count) => sum + count[member], 0));
          }
      }),
    );
  });

  it('warn of each figure once, however they grow', () => {
    const warnings = warningsAt([80, 100]);
    fc.assert(
      fc.property(fc.array(fc.nat(60)), (steps) => {
        let after = 0;
        const warned = steps.flatMap((requests) => warningsOf({ requests, warnings }, (after += requests)));
        expect(warned).toEqual(warnings.filter(({ at }) => at <= after).map(({ event }) => event));
      }),
    );
  });

  it('are added once for each flush of a meter, and not after a later one', () => {
    expect(isNextFlush(undefined, { number: 1 })).toBe(true);
    expect(isNextFlush({ flush: 1 }, { number: 2 })).toBe(true);
    expect(isNextFlush({ flush: 2 }, { number: 2 })).toBe(false);
    expect(isNextFlush({ flush: 3 }, { number: 2 })).toBe(false);
  });
});
