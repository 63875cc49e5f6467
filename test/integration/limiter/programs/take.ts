// node take.ts REDIS_URL KEY: connects and prints ready; reads from when until when, takes as fast as it can, and prints the result.
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { redisRateLimiter } from '../../../../src/adapters/redis/index.ts';
import type { RateDecision } from '../../../../src/ports/driven/limits/rate-limiter.ts';
import { quietLog } from '../../../support/worlds/limiter-worlds.ts';

export interface Span {
  readonly from: number;
  readonly until: number;
}
export interface Got extends Span {
  readonly allowed: number;
  readonly requested: number;
  readonly withoutRedis: number;
}

const [url = '', key = ''] = process.argv.slice(2);
const limit = { requestsPerSecond: 50, burst: 50 };
const byNobody: RateDecision = { allowed: false, remaining: 0, resetMs: 0, retryAfterMs: 0 };
const limiter = redisRateLimiter({
  url,
  meanwhile: { take: async () => byNobody },
  log: quietLog,
  // So long that a machine under load loses no take.
  deadlineMs: 5000,
});
await limiter.begin();

const takeAll = async ({ from, until }: Span): Promise<Got> => {
  await sleep(from - Date.now());
  const begun = Date.now();
  let [allowed, requested, withoutRedis] = [0, 0, 0];
  const taker = async () => {
    while (Date.now() < until) {
      const decision = await limiter.take(key, limit);
      requested++;
      if (decision.allowed) allowed++;
      if (decision === byNobody) withoutRedis++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, taker));
  return { allowed, requested, withoutRedis, from: begun, until: Date.now() };
};

process.once('message', (span: Span) => {
  void takeAll(span).then((got) => {
    process.send?.(got);
    limiter.close();
    process.disconnect();
  });
});
process.send?.('ready');
