import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { IncomingRequest } from '../../../../../src/adapters/http/kernel/exchange.ts';
import { idempotency } from '../../../../../src/adapters/http/kernel/idempotency/idempotency.ts';
import { endpoint, route, type Precheck } from '../../../../../src/adapters/http/kernel/route.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { aCaller, unreached } from '../exchange.ts';

const making = route({
  operation: 'make',
  method: 'POST',
  path: '/things',
  access: { kind: 'platform', anyOf: [] },
  summary: 'Make a thing',
  tags: [],
  idempotent: true,
  responses: { 201: { description: 'The thing.', schema: z.unknown(), example: {} } },
  problems: [],
});
const incoming: IncomingRequest = {
  method: 'POST',
  target: { path: '/things', search: '' },
  headers: { 'idempotency-key': 'k-1' },
  remote: undefined,
  startedAt: 0,
  body: async () => new Uint8Array(),
  pieces: async function* () {},
};
const request = {
  ...{ caller: aCaller(), params: {}, query: {}, headers: {}, body: undefined },
  ...{
    mediaType: 'application/json',
    acceptLanguage: undefined,
    requestId: 'r-1',
    ip: '192.0.2.1',
    address: '192.0.2.1',
    userAgent: undefined,
  },
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A check before the body is read, which rejects the request. */
const spent: Precheck<typeof making> = async () => fail({ kind: 'unavailable' });

/** Whether the body of a request under this key is read, by what is known of the key when it is looked for. */
const readUnder = async (key: string | undefined, found: () => 'taken' | 'free', check = spent) => {
  const { precheck } = idempotency({
    beginIdempotent: unreached,
    findRecord: async () => ok(found()),
    renewLock: unreached,
    releaseLock: unreached,
    log,
  });
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const asking = endpoint(making, unreached, unreached, check);
  const requested = { caller: aCaller(), params: {}, headers: {}, address: '192.0.2.1' };
  const rejected = await precheck(asking, requested, { ...incoming, headers });
  return rejected?.failure.kind ?? 'read';
};

/** A request under a key that ends so, and a store that releases its lock when the test says so. */
const failingBy = (error: Error) => {
  const release = Promise.withResolvers<undefined>();
  const { run } = idempotency({
    beginIdempotent: async ({ key }) => ok({ outcome: 'begun', lock: { key, leaseUntil: noon } }),
    findRecord: unreached,
    renewLock: async (lock) => ok(lock),
    releaseLock: async () => release.promise.then(() => ok('done')),
    log,
  });
  const fails = endpoint(making, () => Promise.reject(error), unreached);
  return { release: () => release.resolve(undefined), ran: run(fails, request, incoming, {}) };
};

/** A request under a key that fails while the store is away; how often its lock was to be released until it was. */
const releasedAfter = async (outages: number, error: Error) => {
  let tries = 0;
  const released = Promise.withResolvers<undefined>();
  const { run } = idempotency({
    beginIdempotent: async ({ key }) => ok({ outcome: 'begun', lock: { key, leaseUntil: noon } }),
    findRecord: unreached,
    renewLock: async (lock) => ok(lock),
    releaseLock: async () => {
      if (tries++ < outages) throw new Unavailable('away');
      released.resolve(undefined);
      return ok('done');
    },
    log,
  });
  await run(
    endpoint(making, () => Promise.reject(error), unreached),
    request,
    incoming,
    {},
  ).catch(() => undefined);
  const eventually = await Promise.race([
    released.promise.then(() => 'released'),
    sleep(60_000, 'never', { ref: false }),
  ]);
  return [eventually, tries];
};

/** A request under a key that is rejected after so many renewals; returns which of its locks was released. */
const refusedAfter = async (renewals: number, renewed: 'prolonged' | 'lost') => {
  const locks: number[] = [];
  const released: number[] = [];
  const { run } = idempotency({
    beginIdempotent: async ({ key }) => ok({ outcome: 'begun', lock: { key, leaseUntil: noon } }),
    findRecord: unreached,
    renewLock: async (lock) => {
      locks.push(lock.leaseUntil);
      return ok(renewed === 'lost' ? renewed : { ...lock, leaseUntil: lock.leaseUntil + 1 });
    },
    releaseLock: async ({ leaseUntil }) => {
      released.push(leaseUntil);
      return ok('done');
    },
    log,
    renewAfterMs: 20,
  });
  const slow = endpoint(
    making,
    async () => {
      await seenSoon(
        async () => locks.length,
        (created) => created >= renewals,
        10_000,
      );
      return fail({ kind: 'unavailable' });
    },
    unreached,
  );
  await run(slow, request, incoming, {});
  const atEnd = locks.length;
  await sleep(60);
  expect(locks).toHaveLength(atEnd);
  return { locks, released };
};

describe('a request under an Idempotency-Key', () => {
  it('that would be rejected is read only if its key is in use', async () => {
    expect(await readUnder('k-1', () => 'taken')).toBe('read');
    expect(await readUnder('k-1', () => 'free')).toBe('unavailable');
    expect(await readUnder('', () => 'taken')).toBe('validation-failed');
    expect(await readUnder(undefined, () => 'taken')).toBe('unavailable');
  });

  it('is read if it has itself used up the limit that rejects it', async () => {
    let found: 'taken' | 'free' = 'free';
    const last: typeof spent = async (requested) => {
      found = 'taken';
      return spent(requested);
    };
    expect(await readUnder('k-1', () => found, last)).toBe('read');
    expect(
      await readUnder(
        'k-1',
        () => 'free',
        async () => ok('left'),
      ),
    ).toBe('read');
  });

  it('that takes long renews its lock until it ends, and then releases it', async () => {
    const { locks, released } = await refusedAfter(3, 'prolonged');
    expect(locks.length).toBeGreaterThanOrEqual(3);
    expect(locks).toEqual(locks.map((_, i) => noon + i));
    expect(released).toEqual([noon + locks.length]);
  });

  it('that lost its lock does not release another one', async () => {
    const { locks, released } = await refusedAfter(2, 'lost');
    expect(new Set(locks)).toEqual(new Set([noon]));
    expect(released).toEqual([noon]);
  });

  it('that failed in an outage does not wait for the release of its lock', async () => {
    await expect(failingBy(new Unavailable('away')).ran).rejects.toThrow('away');
  });

  it('has its lock released as soon as the store responds again', async () => {
    expect(await releasedAfter(3, new Unavailable('away'))).toEqual(['released', 4]);
    expect(await releasedAfter(1, new Error('a bug'))).toEqual(['released', 2]);
  });

  it('that failed with an internal error has released its lock before the response', async () => {
    const { release, ran } = failingBy(new Error('a bug'));
    const answered = ran.catch(() => 'answered');
    const before = await Promise.race([answered, new Promise((resolve) => setImmediate(resolve, 'waiting'))]);
    expect(before).toBe('waiting');
    release();
    expect(await answered).toBe('answered');
  });
});
