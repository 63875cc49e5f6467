import type { RateLimiter } from '../../../src/ports/driven/limits/rate-limiter.ts';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

/** The limiter of one process; concurrent callers share what it counts. */
export interface RateView {
  readonly limiter: RateLimiter;
  /** Lets milliseconds go by, really or by moving the limiter's clock. */
  readonly elapse: (ms: number) => Promise<void>;
}

/** Rates are so low that a suite in real time gains nothing between two calls. */
const slow = { requestsPerSecond: 0.5, burst: 20 };
const brisk = { requestsPerSecond: 5, burst: 2 };

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Returns whether a machine that paused has let so many milliseconds pass: then the next one is due. */
const lateAfter = (ms: number) => {
  const began = performance.now();
  return () => performance.now() - began >= ms;
};

export const rateLimiterContract = (open: OpenWorld<RateView>): ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('admits a burst immediately and counts down what remains', async ({ limiter }) => {
      for (const i of times(20)) {
        const { allowed, remaining, retryAfterMs } = await limiter.take('a', slow);
        expect({ allowed, remaining, retryAfterMs }).toEqual({
          allowed: true,
          remaining: 19 - i,
          retryAfterMs: 0,
        });
      }
    }),

    policy('rejects what exceeds the burst, until the next one is due', async ({ limiter, elapse }) => {
      for (const _ of times(2)) await limiter.take('a', brisk);
      const rejected = await limiter.take('a', brisk);
      expect(rejected.allowed).toBe(false);
      expect(rejected.remaining).toBe(0);
      expect(rejected.retryAfterMs).toBeGreaterThan(0);
      expect(rejected.retryAfterMs).toBeLessThanOrEqual(200);
      const late = lateAfter(rejected.retryAfterMs + 200);
      await elapse(rejected.retryAfterMs);
      expect((await limiter.take('a', brisk)).allowed).toBe(true);
      const { allowed } = await limiter.take('a', brisk);
      expect([false, late()]).toContain(allowed);
    }),

    policy('does not count a request that it rejected', async ({ limiter, elapse }) => {
      for (const _ of times(2)) await limiter.take('a', brisk);
      const first = await limiter.take('a', brisk);
      for (const _ of times(10)) await limiter.take('a', brisk);
      await elapse(first.retryAfterMs);
      expect((await limiter.take('a', brisk)).allowed).toBe(true);
    }),

    policy('has the whole burst again after the time it named, and no more', async ({ limiter, elapse }) => {
      await limiter.take('a', brisk);
      const { resetMs } = await limiter.take('a', brisk);
      expect(resetMs).toBeGreaterThan(200);
      expect(resetMs).toBeLessThanOrEqual(400);
      await elapse(resetMs + 600);
      const late = lateAfter(200);
      expect((await limiter.take('a', brisk)).remaining).toBe(1);
      expect((await limiter.take('a', brisk)).allowed).toBe(true);
      const { allowed } = await limiter.take('a', brisk);
      expect([false, late()]).toContain(allowed);
    }),

    policy('gains steadily: half a burst after half the time', async ({ limiter, elapse }) => {
      const limit = { requestsPerSecond: 10, burst: 10 };
      for (const _ of times(10)) await limiter.take('a', limit);
      await elapse(450);
      const answers = [];
      for (const _ of times(8)) answers.push((await limiter.take('a', limit)).allowed);
      const admitted = answers.filter(Boolean).length;
      expect(admitted).toBeGreaterThanOrEqual(4);
      expect(admitted).toBeLessThanOrEqual(6);
    }),

    policy('counts every key separately', async ({ limiter }) => {
      for (const _ of times(21)) await limiter.take('a', slow);
      expect((await limiter.take('b', slow)).remaining).toBe(19);
    }),

    policy(
      'admits exactly the burst when two hundred callers request concurrently',
      async (_, concurrently) => {
        const answers = await concurrently(200, ({ limiter }) => limiter.take('a', slow));
        expect(answers.filter(({ allowed }) => allowed)).toHaveLength(20);
      },
    ),

    policy('applies the limit of each call, even if the one before was different', async ({ limiter }) => {
      for (const _ of times(3)) await limiter.take('a', { requestsPerSecond: 0.5, burst: 2 });
      expect((await limiter.take('a', slow)).remaining).toBe(17);
      await limiter.take('b', { requestsPerSecond: 0.001, burst: 1 });
      expect((await limiter.take('b', brisk)).retryAfterMs).toBeLessThanOrEqual(200);
    }),

    policy('does not apply a limit that is no longer in force', async ({ limiter, elapse }) => {
      await limiter.take('a', { requestsPerSecond: 0.001, burst: 1 });
      const { retryAfterMs } = await limiter.take('a', brisk);
      await elapse(retryAfterMs);
      expect((await limiter.take('a', brisk)).allowed).toBe(true);
    }),

    policy('counts each of many, however high the rate', async ({ limiter }) => {
      const lifted = { requestsPerSecond: 1e9, burst: 1e9 };
      const before = (await limiter.take('a', lifted)).remaining;
      expect(before).toBe(1e9 - 1);
      const third = { requestsPerSecond: 1 / 3, burst: 1000 };
      for (const i of times(50)) expect((await limiter.take('b', third)).remaining).toBe(999 - i);
    }),

    policy('accepts any text as a key', async ({ limiter }) => {
      const keys = ['', ' ', '{', '}', '{}', 'registration 2001:db8::', 'é\n\r\n', '{a}b', '{a}c'];
      for (const key of keys) expect((await limiter.take(key, slow)).remaining).toBe(19);
      for (const key of keys) expect((await limiter.take(key, slow)).remaining).toBe(18);
    }),
  ];
};
