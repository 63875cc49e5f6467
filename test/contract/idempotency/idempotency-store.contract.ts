import type {
  IdempotencyStore,
  IdempotentRequest,
} from '../../../src/ports/driven/idempotency/idempotency-store.ts';
import { Unavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import { licenseId, noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

const lease = 60_000;
const day = 86_400_000;

/** The requests of one client: under one key, with one payload. */
const request = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => {
  const now = changes.now ?? noon;
  const span = { now, leaseUntil: now + lease, keepUntil: now + day };
  return { key: 'plt_1 POST /usage-events abc', fingerprint: 'payload-1', ...span, ...changes };
};
const { key } = request();
const other = { fingerprint: 'payload-2' };
const idempotency = { key, status: 201, resourceId: licenseId() };
const done = { outcome: 'done', status: 201, resourceId: licenseId() };

/** The promises of every idempotency store: see `IdempotencyStore`. Cases of each effect show that it completes its record. */
export const idempotencyStoreContract = (
  open: OpenWorld<{ readonly idempotencyStore: IdempotencyStore }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lets one request begin when twenty concurrent callers send one key', async (_, concurrently) => {
      const outcomes = await concurrently(
        20,
        async ({ idempotencyStore }) => (await idempotencyStore.begin(request())).outcome,
      );
      expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'running')).toHaveLength(19);
    }),

    policy('lets everyone begin under a key of their own', async (_, concurrently) => {
      const outcomes = await concurrently(20, async ({ idempotencyStore }, n) => {
        return (await idempotencyStore.begin(request({ key: `key-${n}` }))).outcome;
      });
      expect(new Set(outcomes)).toEqual(new Set(['begun']));
    }),

    policy('returns the first outcome again once it is complete', async ({ idempotencyStore }) => {
      await idempotencyStore.begin(request());
      await idempotencyStore.complete(idempotency);
      expect(await idempotencyStore.begin(request({ now: noon + lease }))).toEqual(done);
      await idempotencyStore.complete(idempotency);
      const overtaken = { key, status: 200, resourceId: licenseId(2) };
      await expect(idempotencyStore.complete(overtaken)).rejects.toThrow(Unavailable);
      expect(await idempotencyStore.begin(request({ now: noon + lease }))).toEqual(done);
    }),

    policy(
      'rejects another payload under a key that is locked, whose lock expired, or that is complete',
      async ({ idempotencyStore }) => {
        await idempotencyStore.begin(request());
        expect(await idempotencyStore.begin(request(other))).toEqual({ outcome: 'mismatch' });
        expect(await idempotencyStore.begin(request({ ...other, now: noon + lease }))).toEqual({
          outcome: 'mismatch',
        });
        await idempotencyStore.complete(idempotency);
        expect(await idempotencyStore.begin(request(other))).toEqual({ outcome: 'mismatch' });
        expect(await idempotencyStore.begin(request())).toEqual(done);
      },
    ),

    policy(
      'lets one concurrent caller take over a lock whose lease has expired, with a lease of its own',
      async ({ idempotencyStore }, concurrently) => {
        await idempotencyStore.begin(request());
        expect(await idempotencyStore.begin(request({ now: noon + lease - 1 }))).toMatchObject({
          outcome: 'running',
        });
        const late = request({ now: noon + lease });
        const outcomes = await concurrently(
          20,
          async (view) => (await view.idempotencyStore.begin(late)).outcome,
        );
        expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(1);
        expect(await idempotencyStore.begin(request({ now: noon + 2 * lease - 1 }))).toMatchObject({
          outcome: 'running',
        });
        expect(await idempotencyStore.begin(request({ now: noon + 2 * lease }))).toEqual({
          outcome: 'begun',
        });
      },
    ),

    policy(
      'reports which keys are in use, by whatever payload, and locks none by that',
      async ({ idempotencyStore }) => {
        const [last, { leaseUntil }] = [noon + day, request()];
        expect(await idempotencyStore.isInUse(key, noon)).toBe(false);
        expect(await idempotencyStore.begin(request())).toEqual({ outcome: 'begun' });
        expect(await idempotencyStore.isInUse('another', noon)).toBe(false);
        expect(await idempotencyStore.isInUse(key, leaseUntil - 1)).toBe(true);
        expect(await idempotencyStore.isInUse(key, leaseUntil)).toBe(false);
        await idempotencyStore.complete(idempotency);
        expect(await idempotencyStore.isInUse(key, leaseUntil)).toBe(true);
        expect([
          await idempotencyStore.isInUse(key, last),
          await idempotencyStore.isInUse(key, last + 1),
        ]).toEqual([true, false]);
        await idempotencyStore.begin(request({ key: 'released' }));
        await idempotencyStore.releaseLock(request({ key: 'released' }));
        expect(await idempotencyStore.isInUse('released', noon)).toBe(false);
      },
    ),

    policy('frees the key of a released lock for any payload', async ({ idempotencyStore }) => {
      await idempotencyStore.begin(request());
      await idempotencyStore.releaseLock(request());
      expect(await idempotencyStore.begin(request(other))).toEqual({ outcome: 'begun' });
    }),

    policy(
      'releases neither an idempotency record nor the lock of another key',
      async ({ idempotencyStore }) => {
        await idempotencyStore.begin(request());
        await idempotencyStore.complete(idempotency);
        await idempotencyStore.begin(request({ key: 'another' }));
        await idempotencyStore.releaseLock(request());
        expect(await idempotencyStore.begin(request())).toEqual(done);
        expect(await idempotencyStore.begin(request({ key: 'another' }))).toMatchObject({
          outcome: 'running',
        });
      },
    ),

    policy(
      'does not release the lock of a request that took over after the lease had expired',
      async ({ idempotencyStore }) => {
        await idempotencyStore.begin(request());
        const successor = request({ now: noon + lease });
        expect(await idempotencyStore.begin(successor)).toEqual({ outcome: 'begun' });
        await idempotencyStore.releaseLock(request());
        expect(await idempotencyStore.begin(successor)).toMatchObject({ outcome: 'running' });
        await idempotencyStore.releaseLock(successor);
        expect(await idempotencyStore.begin(successor)).toEqual({ outcome: 'begun' });
      },
    ),

    policy(
      'renews the lock of a running request for one lease, even if it renews late',
      async ({ idempotencyStore }) => {
        const { leaseUntil } = request();
        await idempotencyStore.begin(request());
        expect(await idempotencyStore.renewLock(request(), leaseUntil + lease)).toBe(true);
        expect(await idempotencyStore.begin(request({ now: noon + 2 * lease - 1 }))).toMatchObject({
          outcome: 'running',
        });
        expect(await idempotencyStore.renewLock(request(), leaseUntil + 9 * lease)).toBe(false);
        const mark = { key, leaseUntil: leaseUntil + lease };
        expect(await idempotencyStore.renewLock(mark, leaseUntil + 2 * lease)).toBe(true);
        expect(await idempotencyStore.begin(request({ now: noon + 3 * lease }))).toEqual({
          outcome: 'begun',
        });
      },
    ),

    policy('reports until when a lock is valid, also after it was renewed', async ({ idempotencyStore }) => {
      const { leaseUntil } = request();
      await idempotencyStore.begin(request());
      const later = request({ now: noon + 1_000 });
      expect(await idempotencyStore.begin(later)).toEqual({ outcome: 'running', leaseUntil });
      await idempotencyStore.renewLock(request(), leaseUntil + 500);
      expect(await idempotencyStore.begin(later)).toEqual({
        outcome: 'running',
        leaseUntil: leaseUntil + 500,
      });
    }),

    policy('renews neither a lock that was lost nor a completed record', async ({ idempotencyStore }) => {
      const never = { key: 'nobody’s', leaseUntil: noon };
      expect(await idempotencyStore.renewLock(never, noon + lease)).toBe(false);
      expect(await idempotencyStore.begin(request({ key: never.key }))).toEqual({ outcome: 'begun' });
      await idempotencyStore.begin(request());
      const successor = request({ now: noon + lease });
      await idempotencyStore.begin(successor);
      expect(await idempotencyStore.renewLock(request(), noon + 9 * lease)).toBe(false);
      expect(await idempotencyStore.begin(request({ now: noon + 2 * lease }))).toEqual({
        outcome: 'begun',
      });
      await idempotencyStore.complete(idempotency);
      expect(await idempotencyStore.renewLock(request({ now: noon + 2 * lease }), noon + 9 * lease)).toBe(
        false,
      );
    }),

    policy('completes no record of a request whose lock was released', async ({ idempotencyStore }) => {
      await idempotencyStore.begin(request());
      await idempotencyStore.releaseLock(request());
      await expect(idempotencyStore.complete(idempotency)).rejects.toThrow(Unavailable);
      expect(await idempotencyStore.begin(request())).toEqual({ outcome: 'begun' });
    }),

    policy(
      'keeps an idempotency record for its time and treats it as absent afterwards',
      async ({ idempotencyStore }) => {
        await idempotencyStore.begin(request());
        await idempotencyStore.complete(idempotency);
        expect(await idempotencyStore.begin(request({ now: noon + day }))).toEqual(done);
        expect(await idempotencyStore.begin(request({ now: noon + day + 1, ...other }))).toEqual({
          outcome: 'begun',
        });
        expect(await idempotencyStore.begin(request({ now: noon + day + 2, ...other }))).toMatchObject({
          outcome: 'running',
        });
      },
    ),

    policy('deletes expired records, and returns their number', async ({ idempotencyStore }) => {
      for (const n of [0, 1, 2]) await idempotencyStore.begin(request({ key: `key-${n}`, now: noon + n }));
      await idempotencyStore.complete({ ...idempotency, key: 'key-2' });
      expect(await idempotencyStore.deleteExpired(noon + day)).toBe(0);
      expect(await idempotencyStore.deleteExpired(noon + day + 2)).toBe(2);
      expect(await idempotencyStore.begin(request({ key: 'key-2' }))).toEqual(done);
      expect(await idempotencyStore.begin(request({ key: 'key-1', ...other }))).toEqual({ outcome: 'begun' });
    }),
  ];
};
