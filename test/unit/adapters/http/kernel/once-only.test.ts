import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Arrival } from '../../../../../src/adapters/http/kernel/exchange.ts';
import { onceOnly } from '../../../../../src/adapters/http/kernel/once-only.ts';
import { endpoint, route } from '../../../../../src/adapters/http/kernel/route.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import { Unavailable } from '../../../../../src/ports/driven/unavailable.ts';
import { noon } from '../../../../support/builders.ts';
import { aCaller, unreached } from '../exchange.ts';

const making = route({
  operation: 'make',
  method: 'POST',
  path: '/things',
  access: { kind: 'platform', anyOf: [] },
  summary: 'Make a thing',
  tags: [],
  once: true,
  replies: { 201: { description: 'The thing.', schema: z.unknown(), example: {} } },
  problems: [],
});
const arrival: Arrival = {
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
  ...{ mediaType: 'application/json', requestId: 'r-1', address: '192.0.2.1' },
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A request under a key that ends so, and a store that lets go of its mark when it likes. */
const failingBy = (error: Error) => {
  const letGo = Promise.withResolvers<undefined>();
  const run = onceOnly({
    beginOnce: async ({ key }) => ok({ outcome: 'begun', mark: { key, leaseUntil: noon } }),
    renewOnce: async (mark) => ok(mark),
    abandonOnce: async () => letGo.promise.then(() => ok('done')),
    log,
  });
  const fails = endpoint(making, () => Promise.reject(error), unreached);
  return { letGo: () => letGo.resolve(undefined), ran: run(fails, request, arrival, {}) };
};

/** A request under a key that is refused after so long; which mark was let go of, of those that there were. */
const refusedAfter = async (ms: number, renewed: 'prolonged' | 'lost') => {
  const marks: number[] = [];
  const letGo: number[] = [];
  const run = onceOnly({
    beginOnce: async ({ key }) => ok({ outcome: 'begun', mark: { key, leaseUntil: noon } }),
    renewOnce: async (mark) => {
      marks.push(mark.leaseUntil);
      return ok(renewed === 'lost' ? renewed : { ...mark, leaseUntil: mark.leaseUntil + 1 });
    },
    abandonOnce: async ({ leaseUntil }) => {
      letGo.push(leaseUntil);
      return ok('done');
    },
    log,
    renewAfterMs: 20,
  });
  const slow = endpoint(
    making,
    async () => {
      await sleep(ms);
      return fail({ kind: 'unavailable' });
    },
    unreached,
  );
  await run(slow, request, arrival, {});
  const atEnd = marks.length;
  await sleep(60);
  expect(marks).toHaveLength(atEnd);
  return { marks, letGo };
};

describe('a request under an Idempotency-Key', () => {
  it('that takes long prolongs its mark until it ends, and lets go of the last', async () => {
    const { marks, letGo } = await refusedAfter(110, 'prolonged');
    expect(marks.length).toBeGreaterThan(1);
    expect(marks).toEqual(marks.map((_, i) => noon + i));
    expect(letGo).toEqual([noon + marks.length]);
  });

  it('that lost its mark lets go of no other', async () => {
    const { marks, letGo } = await refusedAfter(70, 'lost');
    expect(new Set(marks)).toEqual(new Set([noon]));
    expect(letGo).toEqual([noon]);
  });

  it('that met an outage does not wait for its mark to be let go of', async () => {
    await expect(failingBy(new Unavailable('away')).ran).rejects.toThrow('away');
  });

  it('that met a fault of ours has let go of its mark when it is answered', async () => {
    const { letGo, ran } = failingBy(new Error('a bug'));
    const answered = ran.catch(() => 'answered');
    const before = await Promise.race([answered, new Promise((resolve) => setImmediate(resolve, 'waiting'))]);
    expect(before).toBe('waiting');
    letGo();
    expect(await answered).toBe('answered');
  });
});
