import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type { KeyRing } from '../../../src/ports/driven/access/key-ring.ts';
import { aStoredKey, noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aNote } from '../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

/** The promises of every key ring: see `KeyRing`. */
export const keyRingContract = (
  open: OpenWorld<{ readonly keyRing: KeyRing; readonly auditLog: AuditLog }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('keeps every key as it was added, oldest first', async ({ keyRing }) => {
      const keys = [3, 1, 2].map((n) => aStoredKey({ createdAt: noon - n, signsFrom: noon + n }, n));
      for (const [count, key] of keys.entries())
        expect(await keyRing.add(key, { count }, undefined)).toBe('added');
      expect(await keyRing.keys('access-token')).toEqual(keys);
    }),

    policy('keeps the keys of each purpose apart', async ({ keyRing }) => {
      const forLicenses = aStoredKey({ purpose: 'license' }, 2);
      await keyRing.add(aStoredKey(), { count: 0 }, undefined);
      expect(await keyRing.keys('license')).toEqual([]);
      expect(await keyRing.add(forLicenses, { count: 0 }, undefined)).toBe('added');
      expect(await keyRing.keys('license')).toEqual([forLicenses]);
      expect(await keyRing.keys('access-token')).toEqual([aStoredKey()]);
    }),

    policy('adds nothing where the count is not the one decided on', async ({ keyRing }) => {
      expect(await keyRing.add(aStoredKey(), { count: 1 }, undefined)).toBe('guard-failed');
      await keyRing.add(aStoredKey(), { count: 0 }, undefined);
      for (const count of [0, 2]) {
        expect(await keyRing.add(aStoredKey({}, 2), { count }, undefined)).toBe('guard-failed');
      }
      expect(await keyRing.keys('access-token')).toEqual([aStoredKey()]);
    }),

    policy('adds one key when twenty callers rotate concurrently', async ({ keyRing }, concurrently) => {
      await keyRing.add(aStoredKey({}, 99), { count: 0 }, undefined);
      const outcomes = await concurrently(20, (view, n) =>
        view.keyRing.add(aStoredKey({}, n), { count: 1 }, undefined),
      );
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      const kept = await keyRing.keys('access-token');
      expect(kept.map(({ keyId }) => keyId)).toEqual(['key-99', `key-${outcomes.indexOf('added') + 1}`]);
    }),

    policy('never replaces a key', async ({ keyRing }) => {
      await keyRing.add(aStoredKey(), { count: 0 }, undefined);
      const otherKey = aStoredKey({ sealedPrivateJwk: 'another' });
      await expect(keyRing.add(otherKey, { count: 1 }, undefined)).rejects.toThrow();
      expect(await keyRing.keys('access-token')).toEqual([aStoredKey()]);
    }),

    policy(
      'replaces an encrypted private half where it is the one that was read, and nothing else',
      async (view) => {
        const { keyRing } = view;
        const [one, other] = [aStoredKey(), aStoredKey({}, 2)];
        await keyRing.add(one, { count: 0 }, undefined);
        await keyRing.add(other, { count: 1 }, undefined);
        const from = one.sealedPrivateJwk;
        expect(await keyRing.reencrypt(one.keyId, { from: 'another', to: 'lost' })).toBe('changed');
        expect(await keyRing.reencrypt('nobody', { from, to: 'lost' })).toBe('changed');
        expect(await keyRing.reencrypt(one.keyId, { from, to: 'reencrypted' })).toBe('replaced');
        expect(await keyRing.reencrypt(one.keyId, { from, to: 'late' })).toBe('changed');
        expect(await keyRing.keys('access-token')).toEqual([
          { ...one, sealedPrivateJwk: 'reencrypted' },
          other,
        ]);
      },
    ),

    policy(
      'replaces an encrypted private half once when twenty concurrent callers do',
      async ({ keyRing }, concurrently) => {
        const { keyId, sealedPrivateJwk: from } = aStoredKey();
        await keyRing.add(aStoredKey(), { count: 0 }, undefined);
        const outcomes = await concurrently(20, (view, n) =>
          view.keyRing.reencrypt(keyId, { from, to: `reencrypted ${n}` }),
        );
        expect(outcomes.filter((outcome) => outcome === 'replaced')).toHaveLength(1);
        const [kept] = await keyRing.keys('access-token');
        expect(kept?.sealedPrivateJwk).toBe(`reencrypted ${outcomes.indexOf('replaced') + 1}`);
      },
    ),

    policy(
      'records an audit entry in the commit that adds a key, and none if no key is added',
      async (view) => {
        const { keyRing, auditLog } = view;
        const note = (action: string) => aNote({ action });
        await keyRing.add(aStoredKey(), { count: 0 }, note('added'));
        await keyRing.add(aStoredKey({}, 2), { count: 0 }, note('refused'));
        await expect(keyRing.add(aStoredKey(), { count: 1 }, note('repeated'))).rejects.toThrow();
        const noted = await auditLog.entries({ after: 0, limit: 10 });
        expect(noted.map(({ action }) => action)).toEqual(['added']);
      },
    ),

    policy('shows a key to every process once it was added', async ({ keyRing }, concurrently) => {
      await concurrently(2, ({ keyRing: seen }) => seen.keys('access-token'));
      await keyRing.add(aStoredKey(), { count: 0 }, undefined);
      const seen = await concurrently(4, (view) => view.keyRing.keys('access-token'));
      expect(seen).toEqual(seen.map(() => [aStoredKey()]));
    }),
  ];
};
