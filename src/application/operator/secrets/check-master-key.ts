import { ok } from '../../../domain/shared/result.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { MasterKeyStore } from '../../../ports/driven/access/master-keys.ts';
import { MasterKeyWrong, type SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { TokenIssuer } from '../../../ports/driven/access/token-issuer.ts';
import { encryptedKinds, type CheckMasterKey } from '../../../ports/driving/operator/master-keys.ts';
import { areKeysNew, rejectMissing, registerKeys } from '../../shared/master-keys.ts';
import { recordsWithSecrets, type ReadableStores } from './encrypted-records.ts';

interface Dependencies extends ReadableStores {
  readonly masterKeys: MasterKeyStore;
  readonly secretCipher: SecretCipher;
  readonly tokenIssuer: Pick<TokenIssuer, 'checkKeys'>;
  readonly clock: Clock;
}

/**
 * Returns whether a store of an earlier release, without known master keys, contains encrypted values that no
 * configured key decrypts.
 */
const isForeign = async (dependencies: Dependencies): Promise<boolean> => {
  let hasSecrets = false;
  for (const kind of encryptedKinds)
    for await (const { values } of recordsWithSecrets(kind, dependencies)) {
      if (
        values.some(({ value, purpose }) => dependencies.secretCipher.decrypt(value, purpose) !== undefined)
      )
        return false;
      hasSecrets ||= values.length > 0;
    }
  return hasSecrets;
};

/** Compares the configured keys with those of the store, and registers unknown ones. */
export const checkMasterKey =
  (dependencies: Dependencies): CheckMasterKey =>
  async ({ mayRegister }) => {
    const { masterKeys, secretCipher, tokenIssuer } = dependencies;
    const known = await masterKeys.list();
    rejectMissing(known, secretCipher);
    await tokenIssuer.checkKeys();
    if (known.length === 0 && (await isForeign(dependencies)))
      throw new MasterKeyWrong(
        'neither MASTER_KEY nor MASTER_KEY_PREVIOUS decrypts any secret of this store. If you changed MASTER_KEY, set ' +
          'MASTER_KEY_PREVIOUS to the key before it',
      );
    if (areKeysNew(known, secretCipher) && (await mayRegister())) await registerKeys(dependencies);
    return ok('right');
  };
