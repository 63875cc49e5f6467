import fc from 'fast-check';
import { memoryRateLimiter } from '../../../../src/adapters/memory/index.ts';
import { rateLimiterMutants } from '../../../contract/mutants/limits/rate-limiter.mutants.ts';
import { rateLimiterContract, type RateView } from '../../../contract/limits/rate-limiter.contract.ts';
import { mutating, type OpenWorld } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';

const limiterWithClock = (maxKeys?: number) => {
  let elapsed = 12_345.678;
  const limiter = memoryRateLimiter({ elapsed: () => elapsed, ...(maxKeys !== undefined && { maxKeys }) });
  return { limiter, pass: (ms: number) => void (elapsed += ms) };
};

const open: OpenWorld<RateView> = async () => {
  const { limiter, pass } = limiterWithClock();
  return { views: [{ limiter, elapse: async (ms) => pass(ms) }], close: async () => undefined };
};

describeContract('rate limiter in memory', rateLimiterContract(open));

describe('the suite of rate limiters', () => {
  for (const { title, by, of } of rateLimiterMutants) {
    expectMutantRejected(title, rateLimiterContract(mutating(open, of)), by);
  }
});

const anyLimit = fc.record({
  requestsPerSecond: fc.oneof(
    fc.integer({ min: 1, max: 1_000 }),
    fc.double({ min: 0.1, max: 50, noNaN: true }),
  ),
  burst: fc.integer({ min: 1, max: 50 }),
});
const anyPauses = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 400, noNaN: true })), {
  minLength: 1,
  maxLength: 120,
});

describe('the rate limiter in memory, for any requests', () => {
  it('never admits more than burst and rate allow in any period', async () => {
    await fc.assert(
      fc.asyncProperty(anyLimit, anyPauses, async (limit, pauses) => {
        const { limiter, pass } = limiterWithClock();
        const admitted: number[] = [];
        let at = 0;
        for (const pause of pauses) {
          pass(pause);
          at += pause;
          if ((await limiter.take('a', limit)).allowed) admitted.push(at);
        }
        admitted.forEach((from, i) =>
          admitted.slice(i).forEach((to, j) => {
            const max = limit.burst + ((to - from) / 1000) * limit.requestsPerSecond;
            expect(j + 1).toBeLessThanOrEqual(max + 0.01);
          }),
        );
      }),
    );
  });

  it('admits again exactly at the time that it returned, and not a millisecond earlier', async () => {
    await fc.assert(
      fc.asyncProperty(anyLimit, anyPauses, async (limit, pauses) => {
        const { limiter, pass } = limiterWithClock();
        for (const pause of pauses) {
          pass(pause);
          const { allowed, retryAfterMs } = await limiter.take('a', limit);
          if (allowed) continue;
          expect(retryAfterMs).toBeGreaterThanOrEqual(1);
          pass(retryAfterMs - 1);
          expect((await limiter.take('a', limit)).allowed).toBe(false);
          pass(1);
          expect((await limiter.take('a', limit)).allowed).toBe(true);
        }
      }),
    );
  });

  it('admits as many requests without a pause as it reported as remaining', async () => {
    await fc.assert(
      fc.asyncProperty(anyLimit, anyPauses, async (limit, pauses) => {
        const { limiter, pass } = limiterWithClock();
        let remaining = limit.burst;
        for (const pause of pauses) {
          pass(pause);
          ({ remaining } = await limiter.take('a', limit));
        }
        for (let left = remaining; left > 0; left--) {
          expect((await limiter.take('a', limit)).remaining).toBe(left - 1);
        }
        expect((await limiter.take('a', limit)).allowed).toBe(false);
      }),
    );
  });

  it('is at its full limit after the time that it returned', async () => {
    await fc.assert(
      fc.asyncProperty(anyLimit, fc.integer({ min: 1, max: 60 }), async (limit, count) => {
        const { limiter, pass } = limiterWithClock();
        let resetMs = 0;
        for (let i = 0; i < count; i++) ({ resetMs } = await limiter.take('a', limit));
        pass(resetMs);
        expect((await limiter.take('a', limit)).remaining).toBe(limit.burst - 1);
      }),
    );
  });
});

describe('the highest possible limits', () => {
  it('are still counted one by one', async () => {
    const { limiter } = limiterWithClock();
    const limit = { requestsPerSecond: 1e9, burst: 1e9 };
    expect((await limiter.take('a', limit)).remaining).toBe(1e9 - 1);
    expect((await limiter.take('a', limit)).remaining).toBe(1e9 - 2);
  });
});

describe('the keys that the limiter in memory stores', () => {
  const limit = { requestsPerSecond: 0.001, burst: 1 };

  it('are limited in number: the least recently used one is dropped first', async () => {
    const { limiter } = limiterWithClock(3);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await limiter.take(key, limit);
    const allowed = async (key: string) => (await limiter.take(key, limit)).allowed;
    expect(await allowed('a')).toBe(false);
    expect(await allowed('c')).toBe(false);
    expect(await allowed('b')).toBe(true);
  });
});
