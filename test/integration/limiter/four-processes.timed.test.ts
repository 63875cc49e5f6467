import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startRedis, type RedisServer } from '../../support/servers/containers.ts';
import { emptied } from '../../support/worlds/limiter-worlds.ts';
import { needing } from '../../support/needing.ts';
import { inOneOfThree } from '../../support/slowness.ts';
import type { Got, Span } from './programs/take.ts';

/** As in the program: so low that four processes ask for more on a slow machine, too. */
const limit = { requestsPerSecond: 50, burst: 50 };
const program = join(import.meta.dirname, 'programs', 'take.ts');

needing('redis', 'four processes that share a limit in Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  const expectPolicy = async () => {
    await emptied(redis.url);
    const children = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const child = fork(program, [redis.url, 'plt_shared'], { env: { ...process.env, NODE_OPTIONS: '' } });
        await once(child, 'message');
        return child;
      }),
    );
    const from = Date.now() + 100;
    const span: Span = { from, until: from + 2000 };
    const gotBy = async (child: ChildProcess): Promise<Got> => {
      const answered = once(child, 'message') as Promise<[Got]>;
      child.send(span);
      return (await answered)[0];
    };
    const got = await Promise.all(children.map(gotBy));

    const sum = (of: (one: Got) => number): number => got.reduce((total, one) => total + of(one), 0);
    const seconds =
      (Math.max(...got.map(({ until }) => until)) - Math.min(...got.map((one) => one.from))) / 1000;
    const policy = limit.burst + seconds * limit.requestsPerSecond;
    expect(sum(({ withoutRedis }) => withoutRedis)).toBe(0);
    expect(sum(({ allowed }) => allowed)).toBeLessThanOrEqual(policy + 1);
    expect(sum(({ allowed }) => allowed)).toBeGreaterThan(policy * 0.9);
    expect(sum(({ requested }) => requested)).toBeGreaterThan(policy * 1.2);
    for (const { allowed } of got) expect(allowed).toBeGreaterThan(0);
  };

  it('admit no more than the policy allows and one, and no less than it grants', () =>
    inOneOfThree(expectPolicy));
});
