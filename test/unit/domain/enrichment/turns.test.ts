import fc from 'fast-check';
import { inTurn, spentAt, spentCountsMs, withSpent } from '../../../../src/domain/enrichment/turns.ts';
import { noon } from '../../../support/builders/builders.ts';

const platforms = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1, maxLength: 4 }), since: fc.nat(5), spent: fc.nat(5) }),
  { selector: ({ id }) => id, maxLength: 30 },
);

describe('turns of platforms', () => {
  it('go by worker time, then by the wait, each platform once', () => {
    fc.assert(
      fc.property(platforms, (waiting) => {
        const turns = inTurn(waiting);
        expect(new Set(turns)).toEqual(new Set(waiting));
        for (const [n, one] of turns.slice(1).entries()) {
          const before = turns[n] ?? one;
          const isInOrder =
            before.spent < one.spent ||
            (before.spent === one.spent &&
              (before.since < one.since || (before.since === one.since && before.id < one.id)));
          expect(isInOrder).toBe(true);
        }
      }),
    );
  });

  it('are the same in whatever order platforms were found', () => {
    fc.assert(
      fc.property(platforms, (waiting) => {
        expect(inTurn(waiting.toReversed())).toEqual(inTurn(waiting));
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
