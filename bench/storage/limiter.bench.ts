import process from 'node:process';
import { serverConnection } from '../../src/adapters/redis/connection.ts';
import { redisRateLimiter } from '../../src/adapters/redis/index.ts';
import { memoryRateLimiter } from '../../src/adapters/memory/index.ts';
import { startRedis } from '../../test/support/servers/containers.ts';
import { quietLog } from '../../test/support/worlds/limiter-worlds.ts';
import { percentile, rounded, type Bench, type BenchLine } from '../figures.ts';

const rounds = 21;
const [requested, warmUps, concurrentCallers] = [500, 3, 64];
const limit = { requestsPerSecond: 1e6, burst: 1e6 };
const keys = Array.from({ length: 1000 }, (_, n) => `plt_${n}`);

/** Returns the duration of each call in microseconds, with a number of calls at a time. */
const timed = async (act: (n: number) => Promise<unknown>, concurrent = 1): Promise<readonly number[]> => {
  const us: number[] = [];
  let n = 0;
  const one = async () => {
    while (n < requested * concurrent) {
      const began = performance.now();
      await act(n++);
      us.push((performance.now() - began) * 1000);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, one));
  return us;
};

/**
 * Compares a call of the limiter with a bare PING over a connection of the same kind, in turns, so that a machine that slows down
 * slows both. npm run bench -- limiter [redis://…]; without a URL it starts a container.
 */
export const run: Bench = async function* ([given = process.env['REDIS_URL']]) {
  const server = given === undefined ? await startRedis() : undefined;
  const url = given ?? server?.url ?? '';
  const connection = serverConnection(url);
  // Long enough that a machine under load uses Redis for every call.
  const limiter = redisRateLimiter({ url, meanwhile: memoryRateLimiter(), log: quietLog, deadlineMs: 5000 });
  try {
    await connection.connect();
    await limiter.begin();
    yield await compared(connection, limiter);
    yield await concurrentTakes(limiter);
  } finally {
    connection.destroy();
    limiter.close();
    await server?.stop();
  }
};

type Limiter = ReturnType<typeof redisRateLimiter>;

const takeFrom = (limiter: Limiter) => (n: number) => limiter.take(keys[n % keys.length] ?? '', limit);

const compared = async (
  connection: ReturnType<typeof serverConnection>,
  limiter: Limiter,
): Promise<BenchLine> => {
  const ratios: number[] = [];
  const [pings, takes]: [number[], number[]] = [[], []];
  for (let round = -warmUps; round < rounds; round++) {
    const ping = await timed(() => connection.ping());
    const take = await timed(takeFrom(limiter));
    if (round < 0) continue;
    pings.push(...ping);
    takes.push(...take);
    ratios.push(percentile(take, 0.5) / percentile(ping, 0.5));
  }
  if (!limiter.reachesRedis()) throw new Error('Redis was away: nothing was measured');
  return {
    bench: 'limiter',
    result: 'a take beside a PING',
    pingP50Us: rounded(percentile(pings, 0.5), 1),
    takeP50Us: rounded(percentile(takes, 0.5), 1),
    pingP99Us: rounded(percentile(pings, 0.99), 1),
    takeP99Us: rounded(percentile(takes, 0.99), 1),
    takeToPingP50: rounded(percentile(ratios, 0.5)),
  };
};

/** Measures the throughput of one process, and the duration of a call at that rate: the script's time in Redis adds up. */
const concurrentTakes = async (limiter: Limiter): Promise<BenchLine> => {
  const began = performance.now();
  const us = await timed(takeFrom(limiter), concurrentCallers);
  const seconds = (performance.now() - began) / 1000;
  return {
    bench: 'limiter',
    result: 'concurrent takes',
    concurrent: concurrentCallers,
    takesPerSecond: rounded(us.length / seconds, 0),
    takeP50Us: rounded(percentile(us, 0.5), 1),
    takeP99Us: rounded(percentile(us, 0.99), 1),
  };
};
