import type { Storage } from '../../../src/main/adapters/storage.ts';
import { keyPurposes } from '../../../src/ports/driven/access/key-ring.ts';
import { MasterKeyWrong } from '../../../src/ports/driven/access/secret-cipher.ts';
import type { ContractCase } from '../../support/contract.ts';
import { mayRegister, newId, oldId, encryptEverything } from '../../support/stories/reencrypt-story.ts';
import { policiesWithWorlds, quietly } from './reencryption-worlds.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of the service on any store when a master key is lost, and when it is found again. */
export const lostMasterKeyContract = (open: OpenWorld<Storage>): readonly ContractCase[] => {
  const policy = policiesWithWorlds(open);
  return [
    policy('continues with a new key if the previous one is lost', async (storage, worldOn) => {
      await encryptEverything(worldOn('before'));
      const after = worldOn('after');
      await expect(after.useCases.checkMasterKey({ mayRegister })).rejects.toThrow(MasterKeyWrong);
      await after.useCases.replaceKeys('access-token');
      await expect(after.useCases.checkMasterKey({ mayRegister })).rejects.toThrow('signing key');
      await after.useCases.replaceKeys('license');
      await after.useCases.checkMasterKey({ mayRegister });
      const known = await storage.masterKeys.list();
      expect(known.map(({ keyId, lostAt }) => [keyId, lostAt !== undefined])).toEqual([
        [oldId, true],
        [newId, false],
      ]);
    }),

    policy(
      'needs a lost key that was found until nothing is encrypted under it',
      async (storage, worldOn) => {
        await encryptEverything(worldOn('before'));
        const after = worldOn('after');
        for (const purpose of keyPurposes) await after.useCases.replaceKeys(purpose);
        await after.useCases.checkMasterKey({ mayRegister });

        const found = worldOn('changing');
        await found.useCases.checkMasterKey({ mayRegister: async () => false });
        await after.useCases.checkMasterKey({ mayRegister });
        await found.useCases.checkMasterKey({ mayRegister });
        const killed = worldOn('changing');
        killed.before('endpointStore', 'change', async () => {
          throw new Error('killed');
        });
        await expect(killed.useCases.reencryptSecrets(quietly)).rejects.toThrow('killed');
        await expect(worldOn('after').useCases.checkMasterKey({ mayRegister })).rejects.toThrow(
          `encrypted with key ${oldId}`,
        );
        await found.useCases.reencryptSecrets(quietly);
        await worldOn('after').useCases.checkMasterKey({ mayRegister });
        expect((await storage.masterKeys.list()).map(({ lostAt }) => lostAt)).toEqual([undefined, undefined]);
        const noted = await storage.auditLog.entries({ after: 0, limit: 1_000 });
        expect(noted.filter(({ action }) => action === 'master_key.found')).toMatchObject([
          { actor: { kind: 'service' }, subjects: [oldId] },
        ]);
      },
    ),
  ];
};
