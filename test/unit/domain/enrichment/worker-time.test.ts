import fc from 'fast-check';
import {
  byWorkerTime,
  spentAt,
  spentCountsMs,
  withSpent,
} from '../../../../src/domain/enrichment/worker-time.ts';
import { noon } from '../../../support/builders/builders.ts';

const platforms = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1, maxLength: 4 }), since: fc.nat(5), spent: fc.nat(5) }),
  { selector: ({ id }) => id, maxLength: 30 },
);

describe('the order of platforms', () => {
  it('is by worker time, then by waiting time, with each platform once', () => {
    fc.assert(
      fc.property(platforms, (waiting) => {
        const sorted = byWorkerTime(waiting);
        expect(new Set(sorted)).toEqual(new Set(waiting));
        for (const [n, one] of sorted.slice(1).entries()) {
          const before = sorted[n] ?? one;
          const isInOrder =
            before.spent < one.spent ||
            (before.spent === one.spent &&
              (before.since < one.since || (before.since === one.since && before.id < one.id)));
          expect(isInOrder).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order in which platforms were found', () => {
    fc.assert(
      fc.property(platforms, (waiting) => {
        expect(byWorkerTime(waiting.toReversed())).toEqual(byWorkerTime(waiting));
      }),
    );
  });
});

describe('worker time', () => {
  it('counts less the older it is, and not at all in the end', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000), (ms, age, more) => {
        const spent = { ms, at: noon };
        expect(spentAt(spent, noon + age + more)).toBeLessThanOrEqual(spentAt(spent, noon + age));
        expect(spentAt(spent, noon + spentCountsMs + age)).toBe(0);
      }),
    );
  });

  it('counts whole if a clock is set back', () => {
    expect(spentAt({ ms: 500, at: noon }, noon - 60_000)).toBe(500);
    expect(withSpent({ ms: 500, at: noon }, 200, noon - 60_000)).toEqual({ ms: 700, at: noon });
  });
});
