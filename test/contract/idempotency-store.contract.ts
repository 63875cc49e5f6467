import type { IdempotencyStore, ReceiptRequest } from '../../src/ports/driven/idempotency-store.ts';
import { Unavailable } from '../../src/ports/driven/unavailable.ts';
import { licenseId, noon } from '../support/builders.ts';
import type { ContractCase } from '../support/contract.ts';
import { policiesIn, type OpenWorld } from './world.ts';

const lease = 60_000;
const day = 86_400_000;

/** What the requests of one client carry: under one key, with one payload. */
const request = (changes: Partial<ReceiptRequest> = {}): ReceiptRequest => {
  const now = changes.now ?? noon;
  const span = { now, leaseUntil: now + lease, keepUntil: now + day };
  return { key: 'plt_1 POST /usage-events abc', fingerprint: 'payload-1', ...span, ...changes };
};
const { key } = request();
const other = { fingerprint: 'payload-2' };
const receipt = { key, status: 201, resourceId: licenseId() };
const done = { outcome: 'done', status: 201, resourceId: licenseId() };

/** What every receipt book promises: see `IdempotencyStore`. That effects complete their receipts is shown with each effect. */
export const idempotencyStoreContract = (
  open: OpenWorld<{ readonly receipts: IdempotencyStore }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lets one begin when twenty rivals come with one key', async (_, rivals) => {
      const outcomes = await rivals(20, async ({ receipts }) => (await receipts.begin(request())).outcome);
      expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'running')).toHaveLength(19);
    }),

    policy('lets everyone begin under a key of their own', async (_, rivals) => {
      const outcomes = await rivals(20, async ({ receipts }, n) => {
        return (await receipts.begin(request({ key: `key-${n}` }))).outcome;
      });
      expect(new Set(outcomes)).toEqual(new Set(['begun']));
    }),

    policy('answers the first outcome again once it is done', async ({ receipts }) => {
      await receipts.begin(request());
      await receipts.settle(receipt);
      expect(await receipts.begin(request({ now: noon + lease }))).toEqual(done);
      await receipts.settle(receipt);
      const overtaken = { key, status: 200, resourceId: licenseId(2) };
      await expect(receipts.settle(overtaken)).rejects.toThrow(Unavailable);
      expect(await receipts.begin(request({ now: noon + lease }))).toEqual(done);
    }),

    policy('refuses another payload under the key: running, lapsed and done', async ({ receipts }) => {
      await receipts.begin(request());
      expect(await receipts.begin(request(other))).toEqual({ outcome: 'mismatch' });
      expect(await receipts.begin(request({ ...other, now: noon + lease }))).toEqual({ outcome: 'mismatch' });
      await receipts.settle(receipt);
      expect(await receipts.begin(request(other))).toEqual({ outcome: 'mismatch' });
      expect(await receipts.begin(request())).toEqual(done);
    }),

    policy(
      'lets one take over a mark whose lease has lapsed, for a lease of its own',
      async ({ receipts }, rivals) => {
        await receipts.begin(request());
        expect(await receipts.begin(request({ now: noon + lease - 1 }))).toMatchObject({
          outcome: 'running',
        });
        const late = request({ now: noon + lease });
        const outcomes = await rivals(20, async (view) => (await view.receipts.begin(late)).outcome);
        expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(1);
        expect(await receipts.begin(request({ now: noon + 2 * lease - 1 }))).toMatchObject({
          outcome: 'running',
        });
        expect(await receipts.begin(request({ now: noon + 2 * lease }))).toEqual({ outcome: 'begun' });
      },
    ),

    policy(
      'knows which keys are taken, by whatever payload, and takes none by that',
      async ({ receipts }) => {
        const [last, { leaseUntil }] = [noon + day, request()];
        expect(await receipts.isTaken(key, noon)).toBe(false);
        expect(await receipts.begin(request())).toEqual({ outcome: 'begun' });
        expect(await receipts.isTaken('another', noon)).toBe(false);
        expect(await receipts.isTaken(key, leaseUntil - 1)).toBe(true);
        expect(await receipts.isTaken(key, leaseUntil)).toBe(false);
        await receipts.settle(receipt);
        expect(await receipts.isTaken(key, leaseUntil)).toBe(true);
        expect([await receipts.isTaken(key, last), await receipts.isTaken(key, last + 1)]).toEqual([
          true,
          false,
        ]);
        await receipts.begin(request({ key: 'let go' }));
        await receipts.abandon(request({ key: 'let go' }));
        expect(await receipts.isTaken('let go', noon)).toBe(false);
      },
    ),

    policy('lets go of an abandoned mark, so that the key is free for any payload', async ({ receipts }) => {
      await receipts.begin(request());
      await receipts.abandon(request());
      expect(await receipts.begin(request(other))).toEqual({ outcome: 'begun' });
    }),

    policy('never abandons a receipt, nor the mark of another key', async ({ receipts }) => {
      await receipts.begin(request());
      await receipts.settle(receipt);
      await receipts.begin(request({ key: 'another' }));
      await receipts.abandon(request());
      expect(await receipts.begin(request())).toEqual(done);
      expect(await receipts.begin(request({ key: 'another' }))).toMatchObject({ outcome: 'running' });
    }),

    policy(
      'never abandons the mark of one that took over when the lease had lapsed',
      async ({ receipts }) => {
        await receipts.begin(request());
        const successor = request({ now: noon + lease });
        expect(await receipts.begin(successor)).toEqual({ outcome: 'begun' });
        await receipts.abandon(request());
        expect(await receipts.begin(successor)).toMatchObject({ outcome: 'running' });
        await receipts.abandon(successor);
        expect(await receipts.begin(successor)).toEqual({ outcome: 'begun' });
      },
    ),

    policy('prolongs the mark of a request that runs, late too, by its lease', async ({ receipts }) => {
      const { leaseUntil } = request();
      await receipts.begin(request());
      expect(await receipts.renew(request(), leaseUntil + lease)).toBe(true);
      expect(await receipts.begin(request({ now: noon + 2 * lease - 1 }))).toMatchObject({
        outcome: 'running',
      });
      expect(await receipts.renew(request(), leaseUntil + 9 * lease)).toBe(false);
      const mark = { key, leaseUntil: leaseUntil + lease };
      expect(await receipts.renew(mark, leaseUntil + 2 * lease)).toBe(true);
      expect(await receipts.begin(request({ now: noon + 3 * lease }))).toEqual({ outcome: 'begun' });
    }),

    policy('says until when a lock lasts, also once it was renewed', async ({ receipts }) => {
      const { leaseUntil } = request();
      await receipts.begin(request());
      const later = request({ now: noon + 1_000 });
      expect(await receipts.begin(later)).toEqual({ outcome: 'running', leaseUntil });
      await receipts.renew(request(), leaseUntil + 500);
      expect(await receipts.begin(later)).toEqual({ outcome: 'running', leaseUntil: leaseUntil + 500 });
    }),

    policy('prolongs nothing for who lost the mark, and no receipt', async ({ receipts }) => {
      const never = { key: 'nobody’s', leaseUntil: noon };
      expect(await receipts.renew(never, noon + lease)).toBe(false);
      expect(await receipts.begin(request({ key: never.key }))).toEqual({ outcome: 'begun' });
      await receipts.begin(request());
      const successor = request({ now: noon + lease });
      await receipts.begin(successor);
      expect(await receipts.renew(request(), noon + 9 * lease)).toBe(false);
      expect(await receipts.begin(request({ now: noon + 2 * lease }))).toEqual({ outcome: 'begun' });
      await receipts.settle(receipt);
      expect(await receipts.renew(request({ now: noon + 2 * lease }), noon + 9 * lease)).toBe(false);
    }),

    policy('completes no record of a request whose lock was released', async ({ receipts }) => {
      await receipts.begin(request());
      await receipts.abandon(request());
      await expect(receipts.settle(receipt)).rejects.toThrow(Unavailable);
      expect(await receipts.begin(request())).toEqual({ outcome: 'begun' });
    }),

    policy('keeps a receipt for its time and treats it as absent afterwards', async ({ receipts }) => {
      await receipts.begin(request());
      await receipts.settle(receipt);
      expect(await receipts.begin(request({ now: noon + day }))).toEqual(done);
      expect(await receipts.begin(request({ now: noon + day + 1, ...other }))).toEqual({ outcome: 'begun' });
      expect(await receipts.begin(request({ now: noon + day + 2, ...other }))).toMatchObject({
        outcome: 'running',
      });
    }),

    policy('forgets what was to be kept until earlier, and says how much', async ({ receipts }) => {
      for (const n of [0, 1, 2]) await receipts.begin(request({ key: `key-${n}`, now: noon + n }));
      await receipts.settle({ ...receipt, key: 'key-2' });
      expect(await receipts.forget(noon + day)).toBe(0);
      expect(await receipts.forget(noon + day + 2)).toBe(2);
      expect(await receipts.begin(request({ key: 'key-2' }))).toEqual(done);
      expect(await receipts.begin(request({ key: 'key-1', ...other }))).toEqual({ outcome: 'begun' });
    }),
  ];
};
