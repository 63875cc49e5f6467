import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type { MasterKeyStore } from '../../../src/ports/driven/access/master-keys.ts';
import { aKnownMasterKey, noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aNote } from '../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export interface MasterKeyView {
  readonly masterKeys: MasterKeyStore;
  readonly auditLog: AuditLog;
}

/** The promises of every store of master keys: see `MasterKeyStore`. */
export const masterKeyStoreContract = (open: OpenWorld<MasterKeyView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const noted = async ({ auditLog }: MasterKeyView) =>
    (await auditLog.entries({ after: 0, limit: 10 })).map(({ action }) => action);

  return [
    policy('lists every key as it was added, oldest first', async ({ masterKeys }) => {
      expect(await masterKeys.list()).toEqual([]);
      const keys = [3, 1, 2].map((n) => aKnownMasterKey({}, n));
      for (const [count, key] of keys.entries())
        expect(await masterKeys.add(key, { count }, undefined)).toBe('added');
      expect(await masterKeys.list()).toEqual(keys);
    }),

    policy('adds nothing where the count is not the one decided on', async ({ masterKeys }) => {
      expect(await masterKeys.add(aKnownMasterKey(), { count: 1 }, undefined)).toBe('guard-failed');
      await masterKeys.add(aKnownMasterKey(), { count: 0 }, undefined);
      for (const count of [0, 2])
        expect(await masterKeys.add(aKnownMasterKey({}, 2), { count }, undefined)).toBe('guard-failed');
      expect(await masterKeys.list()).toEqual([aKnownMasterKey()]);
    }),

    policy(
      'adds one key when twenty processes start with a different one',
      async ({ masterKeys }, concurrently) => {
        const outcomes = await concurrently(20, (view, n) =>
          view.masterKeys.add(aKnownMasterKey({}, n), { count: 0 }, undefined),
        );
        expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
        expect(await masterKeys.list()).toEqual([aKnownMasterKey({}, outcomes.indexOf('added') + 1)]);
      },
    ),

    policy('adds a key once when twenty processes start with the same one', async (view, concurrently) => {
      const note = aNote({ action: 'added' });
      const outcomes = await concurrently(20, ({ masterKeys }) =>
        masterKeys.add(aKnownMasterKey(), { count: 0 }, note),
      );
      expect(outcomes.toSorted()).toEqual(['added', ...Array<string>(19).fill('guard-failed')]);
      expect(await view.masterKeys.list()).toEqual([aKnownMasterKey()]);
      expect(await noted(view)).toEqual(['added']);
    }),

    policy(
      'records an audit entry in the commit that adds a key, and none if no key is added',
      async (view) => {
        const { masterKeys } = view;
        await masterKeys.add(aKnownMasterKey(), { count: 0 }, aNote({ action: 'added' }));
        await masterKeys.add(aKnownMasterKey({}, 2), { count: 0 }, aNote({ action: 'refused' }));
        expect(await noted(view)).toEqual(['added']);
      },
    ),

    policy('replaces an encrypted key where it is the one that was read, and nothing else', async (view) => {
      const { masterKeys } = view;
      const [one, other] = [aKnownMasterKey(), aKnownMasterKey({}, 2)];
      await masterKeys.add(one, { count: 0 }, undefined);
      await masterKeys.add(other, { count: 1 }, undefined);
      const { keyId, sealedMarkKey: from } = one;
      expect(await masterKeys.reencrypt(keyId, { from: 'another', to: 'lost' })).toBe('changed');
      expect(await masterKeys.reencrypt('nobody', { from, to: 'lost' })).toBe('changed');
      expect(await masterKeys.reencrypt(keyId, { from, to: 'reencrypted' })).toBe('replaced');
      expect(await masterKeys.reencrypt(keyId, { from, to: 'late' })).toBe('changed');
      expect(await masterKeys.list()).toEqual([{ ...one, sealedMarkKey: 'reencrypted' }, other]);
    }),

    policy('marks keys as lost once, with a note, and still accepts new keys', async (view) => {
      const { masterKeys } = view;
      const keys = [1, 2, 3].map((n) => aKnownMasterKey({}, n));
      for (const [count, key] of keys.entries()) await masterKeys.add(key, { count }, undefined);
      await masterKeys.markLost(['master-1'], noon, aNote({ action: 'lost' }));
      await masterKeys.markLost(['master-1', 'master-3'], noon + 9, aNote({ action: 'lost again' }));
      const lost = [{ ...keys[0], lostAt: noon }, keys[1], { ...keys[2], lostAt: noon + 9 }];
      expect(await masterKeys.list()).toEqual(lost);
      expect(await masterKeys.add(aKnownMasterKey({}, 4), { count: 3 }, undefined)).toBe('added');
      expect(await masterKeys.list()).toEqual([...lost, aKnownMasterKey({}, 4)]);
      expect(await noted(view)).toEqual(['lost', 'lost again']);
    }),

    policy('marks lost keys as found once, with a note, and changes no other key', async (view) => {
      const { masterKeys } = view;
      const keys = [1, 2, 3].map((n) => aKnownMasterKey({}, n));
      for (const [count, key] of keys.entries()) await masterKeys.add(key, { count }, undefined);
      await masterKeys.markLost(['master-1', 'master-3'], noon, aNote({ action: 'lost' }));
      await masterKeys.markFound(['master-1', 'master-2'], aNote({ action: 'found' }));
      await masterKeys.markFound(['master-1', 'master-2'], aNote({ action: 'found again' }));
      expect(await masterKeys.list()).toEqual([keys[0], keys[1], { ...keys[2], lostAt: noon }]);
      expect(await noted(view)).toEqual(['lost', 'found']);
    }),
  ];
};
