import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryRateLimiter } from '../../../src/adapters/memory/index.ts';
import { redisRateLimiter } from '../../../src/adapters/redis/index.ts';
import type { RateDecision, RateLimit, RateLimiter } from '../../../src/ports/driven/limits/rate-limiter.ts';
import { slowness } from '../../support/slowness.ts';

export const limit: RateLimit = { requestsPerSecond: 100, burst: 50 };

/** A limiter as in the service, which records who decided and what it logged. */
export const aLimiter = async (url: string, deadlineMs: number) => {
  const decided = new WeakSet<RateDecision>();
  const memory = memoryRateLimiter();
  const meanwhile: RateLimiter = {
    take: async (key, of) => {
      const decision = await memory.take(key, of);
      decided.add(decision);
      return decision;
    },
  };
  const lines: string[] = [];
  const keep = (line: string, fields?: object) => void lines.push(`${line} ${JSON.stringify(fields ?? {})}`);
  const limiter = redisRateLimiter({
    url,
    meanwhile,
    log: { info: keep, warn: keep, error: keep },
    deadlineMs,
  });
  await limiter.begin();
  return { ...limiter, lines, decidedHere: (decision: RateDecision) => decided.has(decision) };
};
export type TestLimiter = Awaited<ReturnType<typeof aLimiter>>;

export interface Taken {
  readonly at: number;
  readonly ms: number;
  readonly allowed: boolean;
  /** Without Redis. */
  readonly here: boolean;
}

/** Takes without a pause but the loop's turn, until it is stopped. `slackMs`: how long this process was busy at most. */
export const takingFrom = (limiter: TestLimiter, key: string) => {
  const taken: Taken[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let over = false;
  const turn = async () => {
    while (!over) {
      const at = performance.now();
      const decision = await limiter.take(key, limit);
      const [ms, here] = [performance.now() - at, limiter.decidedHere(decision)];
      taken.push({ at, ms, here, allowed: decision.allowed });
      await sleep(1);
    }
  };
  const running = turn();
  return {
    end: async () => {
      over = true;
      await running;
      delay.disable();
      return { taken, slackMs: delay.max / 1e6 };
    },
  };
};

/** Milliseconds until it is so; looks every few. Longer than 5 s is too long for anything here. */
export const until = async (so: () => boolean): Promise<number> => {
  const began = performance.now();
  while (!so()) {
    const tookMs = performance.now() - began;
    if (tookMs > 5000 && tookMs > 5000 * slowness()) throw new Error('nothing came of it within 5 s');
    await sleep(5);
  }
  return performance.now() - began;
};
