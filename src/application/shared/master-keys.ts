import { foundMasterKeysNote, newMasterKeyNote } from '../../domain/audit/master-key-notes.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { KnownMasterKey, MasterKeyStore } from '../../ports/driven/access/master-keys.ts';
import {
  markKeyPurpose,
  MasterKeyWrong,
  type SecretCipher,
} from '../../ports/driven/access/secret-cipher.ts';

/**
 * Returns the known keys whose values the configuration cannot decrypt, without those that were reported
 * lost.
 */
export const missingKeys = (
  known: readonly KnownMasterKey[],
  secretCipher: SecretCipher,
): readonly KnownMasterKey[] =>
  known.filter(
    ({ sealedMarkKey, lostAt }) =>
      lostAt === undefined && secretCipher.decrypt(sealedMarkKey, markKeyPurpose) === undefined,
  );

/** Throws `MasterKeyWrong` if the configuration lacks a known key. */
export const rejectMissing = (known: readonly KnownMasterKey[], secretCipher: SecretCipher): void => {
  const missing = missingKeys(known, secretCipher);
  if (missing.length === 0) return;
  const needed = new Set(
    missing.map(({ sealedMarkKey, keyId }) => `key ${secretCipher.keyIdOf(sealedMarkKey) ?? keyId}`),
  );
  const names = [...needed].join(' and ');
  throw new MasterKeyWrong(
    `this store contains secrets encrypted with ${names}. MASTER_KEY is key ${secretCipher.keyId}, and MASTER_KEY_PREVIOUS does not ` +
      `contain ${names}. If MASTER_KEY was changed, set MASTER_KEY_PREVIOUS to ${names} until ` +
      '"npm run operator -- reencrypt" has succeeded',
  );
};

/** Returns the readable keys of the forensic marks that were made under any known master key, in hex. */
export const openedMarkKeys = (
  known: readonly KnownMasterKey[],
  secretCipher: SecretCipher,
): readonly string[] =>
  known.flatMap(({ sealedMarkKey }) => secretCipher.decrypt(sealedMarkKey, markKeyPurpose) ?? []);

interface Registering {
  readonly masterKeys: Pick<MasterKeyStore, 'list' | 'add' | 'markFound'>;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
}

/**
 * Returns the configured keys that the store does not know, in the order of their use: the current one last.
 */
export const unknownKeys = (known: readonly KnownMasterKey[], secretCipher: SecretCipher) =>
  secretCipher.markKeys.filter(({ keyId }) => !known.some((one) => one.keyId === keyId)).toReversed();

/**
 * Returns the record of a key to add. A new key that is configured as a previous key ahead of a change is
 * encrypted with the current key: processes that do not have it yet still start.
 */
const recordOf = (
  key: SecretCipher['markKeys'][number],
  known: readonly KnownMasterKey[],
  secretCipher: SecretCipher,
): Omit<KnownMasterKey, 'firstUsedAt'> => {
  const isAhead = known.length > 0 && key.keyId !== secretCipher.keyId;
  const markKey = isAhead ? secretCipher.decrypt(key.sealedMarkKey, markKeyPurpose) : undefined;
  return markKey === undefined
    ? key
    : { ...key, sealedMarkKey: secretCipher.encrypt(markKey, markKeyPurpose) };
};

/** Returns the configured keys that were reported lost. */
const foundKeys = (known: readonly KnownMasterKey[], { markKeys }: SecretCipher): readonly string[] =>
  known
    .filter(({ keyId, lostAt }) => lostAt !== undefined && markKeys.some((one) => one.keyId === keyId))
    .map(({ keyId }) => keyId);

/** Returns whether the store does not know a configured key, or has it as lost. */
export const areKeysNew = (known: readonly KnownMasterKey[], secretCipher: SecretCipher): boolean =>
  unknownKeys(known, secretCipher).length > 0 || foundKeys(known, secretCipher).length > 0;

/**
 * Adds the configured keys that the store does not know. Lost ones are required again from then on, until
 * nothing is encrypted with them. Throws `MasterKeyWrong` if another process added a foreign one.
 */
export const registerKeys = async ({ masterKeys, secretCipher, clock }: Registering): Promise<void> => {
  for (;;) {
    const known = await masterKeys.list();
    rejectMissing(known, secretCipher);
    const now = clock.now();
    const found = foundKeys(known, secretCipher);
    if (found.length > 0) {
      await masterKeys.markFound(found, foundMasterKeysNote(found, now));
      continue;
    }
    const [added] = unknownKeys(known, secretCipher);
    if (!added) return;
    // The first key of a store is not a change.
    const note = known.length === 0 ? undefined : newMasterKeyNote(added.keyId, now);
    const record = { ...recordOf(added, known, secretCipher), firstUsedAt: now };
    await masterKeys.add(record, { count: known.length }, note);
  }
};
