import fc from 'fast-check';
import { attempted, withoutAttempt, type Attempts } from '../../../../src/domain/accounts/attempts.ts';

const times = fc
  .array(fc.integer({ min: 0, max: 7_200_000 }), { maxLength: 40 })
  .map((all) => all.toSorted((a, b) => a - b));

/** Those of the attempts that pass, with the state after the last. */
const trying = (moments: readonly number[]) =>
  moments.reduce<{ readonly passed: readonly number[]; readonly state: Attempts }>(
    ({ passed, state }, now) => {
      const next = attempted(state, now);
      return next === 'locked' ? { passed, state } : { passed: [...passed, now], state: next };
    },
    { passed: [], state: { count: 0 } },
  );

describe('attempts to sign in', () => {
  it('are permitted five times before the first lock, and once after each lock', () => {
    fc.assert(
      fc.property(times, (moments) => {
        const { passed, state } = trying(moments);
        expect(state.count).toBe(passed.length);
        expect(state.lockedUntil !== undefined).toBe(passed.length > 4);
        for (const [n, at] of passed.entries()) {
          const before = passed[n - 1];
          if (n > 4 && before !== undefined) expect(at - before).toBeGreaterThanOrEqual(30_000);
        }
      }),
    );
  });

  it('are locked twice as long each time, an hour at most', () => {
    const locks = Array.from({ length: 20 }, (_, n) => attempted({ count: 4 + n }, 0));
    const minutes = locks.map((next) => (next === 'locked' ? NaN : (next.lockedUntil ?? NaN) / 60_000));
    expect(minutes.slice(0, 9)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(Math.max(...minutes)).toBe(60);
  });

  it('leave no trace once they are undone, unless another one set the lock', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.nat({ max: 1_000 }), (count, now) => {
        const created = attempted({ count }, now);
        if (created === 'locked') throw new Error('nothing was locked');
        expect(withoutAttempt(created, created)).toEqual({ count });
        const later = { count: count + 2, lockedUntil: now + 9_999_999 };
        expect(withoutAttempt(later, created)).toEqual({ ...later, count: count + 1 });
      }),
    );
    expect(withoutAttempt({ count: 0 }, { count: 1 })).toEqual({ count: 0 });
  });
});
