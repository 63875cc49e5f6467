import type { Storage } from '../../../../src/main/adapters/storage.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  mayRegister,
  newId,
  oldId,
  oldKey,
  encryptedWithoutKeyId,
  totpSecret,
} from '../../../support/stories/reencrypt-story.ts';
import { policiesWithWorlds } from '../reencryption-worlds.ts';
import type { OpenWorld } from '../../world.ts';

/** The keys with which a process may start. */
export const startPolicies = (open: OpenWorld<Storage>): readonly ContractCase[] => {
  const policy = policiesWithWorlds(open);
  return [
    policy('starts with one of the keys that processes bring to an empty store', async (storage, worldOn) => {
      const start = (keys: 'before' | 'after') => worldOn(keys).useCases.checkMasterKey({ mayRegister });
      const [one, other] = await Promise.allSettled([start('before'), start('after')]);
      expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await storage.masterKeys.list()).toHaveLength(1);
    }),

    policy(
      'registers no key where it must not, and a previous key before the current one',
      async (storage, worldOn) => {
        const { useCases } = worldOn('changing');
        await useCases.checkMasterKey({ mayRegister: async () => false });
        expect(await storage.masterKeys.list()).toEqual([]);
        await useCases.checkMasterKey({ mayRegister });
        const known = await storage.masterKeys.list();
        expect(known.map(({ keyId, sealedMarkKey }) => [keyId, sealedMarkKey.split('.')[1]])).toEqual([
          [oldId, oldId],
          [newId, newId],
        ]);
      },
    ),

    policy(
      'rejects a key that decrypts nothing in a store of an earlier release',
      async (storage, worldOn) => {
        const sealed = encryptedWithoutKeyId(oldKey, totpSecret, 'staff-totp');
        await worldOn('before').anAccount({ totp: { sealed, lastStep: 0 } });
        const start = (keys: 'before' | 'changing' | 'after') =>
          worldOn(keys).useCases.checkMasterKey({ mayRegister });
        await expect(start('after')).rejects.toThrow('set MASTER_KEY_PREVIOUS to the key before it');
        expect(await storage.masterKeys.list()).toEqual([]);
        await start('changing');
        expect(await storage.masterKeys.list()).toHaveLength(2);
      },
    ),
  ];
};
