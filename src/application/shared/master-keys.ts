import { foundMasterKeysNote, newMasterKeyNote } from '../../domain/audit/master-key-notes.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { KnownMasterKey, MasterKeyStore } from '../../ports/driven/master-keys.ts';
import { markKeyPurpose, MasterKeyWrong, type SecretCipher } from '../../ports/driven/secret-cipher.ts';

/** The known keys whose values the configuration does not open, without those that were reported lost. */
export const missingKeys = (
  known: readonly KnownMasterKey[],
  secretCipher: SecretCipher,
): readonly KnownMasterKey[] =>
  known.filter(
    ({ sealedMarkKey, lostAt }) =>
      lostAt === undefined && secretCipher.open(sealedMarkKey, markKeyPurpose) === undefined,
  );

/** Throws `MasterKeyWrong` where a known key is missing in the configuration. */
export const refuseMissing = (known: readonly KnownMasterKey[], secretCipher: SecretCipher): void => {
  const missing = missingKeys(known, secretCipher);
  if (missing.length === 0) return;
  const needed = new Set(
    missing.map(({ sealedMarkKey, keyId }) => `key ${secretCipher.keyIdOf(sealedMarkKey) ?? keyId}`),
  );
  const names = [...needed].join(' and ');
  throw new MasterKeyWrong(
    `this store holds secrets sealed under ${names}. MASTER_KEY is key ${secretCipher.keyId}, and MASTER_KEY_PREVIOUS does not ` +
      `contain ${names}. If MASTER_KEY was changed, set MASTER_KEY_PREVIOUS to ${names} until ` +
      '"npm run operator -- reseal" has succeeded',
  );
};

/** The keys of the forensic marks that were made under any known master key, hex; those that open. */
export const openedMarkKeys = (
  known: readonly KnownMasterKey[],
  secretCipher: SecretCipher,
): readonly string[] =>
  known.flatMap(({ sealedMarkKey }) => secretCipher.open(sealedMarkKey, markKeyPurpose) ?? []);

interface Registering {
  readonly masterKeys: Pick<MasterKeyStore, 'list' | 'add' | 'markFound'>;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
}

/** The configured keys that the store does not know, in the order of their use: the current one last. */
export const unknownKeys = (known: readonly KnownMasterKey[], secretCipher: SecretCipher) =>
  secretCipher.markKeys.filter(({ keyId }) => !known.some((one) => one.keyId === keyId)).toReversed();

/**
 * A key as it is added. One that the store has not been used with yet, and that is configured as a previous key ahead of a
 * change, is sealed under the current key: processes that do not have it yet still start.
 */
const recordOf = (
  key: SecretCipher['markKeys'][number],
  known: readonly KnownMasterKey[],
  secretCipher: SecretCipher,
): Omit<KnownMasterKey, 'firstUsedAt'> => {
  const isAhead = known.length > 0 && key.keyId !== secretCipher.keyId;
  const markKey = isAhead ? secretCipher.open(key.sealedMarkKey, markKeyPurpose) : undefined;
  return markKey === undefined ? key : { ...key, sealedMarkKey: secretCipher.seal(markKey, markKeyPurpose) };
};

/** The configured keys that were reported lost. */
const foundKeys = (known: readonly KnownMasterKey[], { markKeys }: SecretCipher): readonly string[] =>
  known
    .filter(({ keyId, lostAt }) => lostAt !== undefined && markKeys.some((one) => one.keyId === keyId))
    .map(({ keyId }) => keyId);

/** Whether the store does not know a configured key, or holds it to be lost. */
export const areKeysNew = (known: readonly KnownMasterKey[], secretCipher: SecretCipher): boolean =>
  unknownKeys(known, secretCipher).length > 0 || foundKeys(known, secretCipher).length > 0;

/**
 * Adds the configured keys that the store does not know. Those that were lost are needed again from now on, until nothing is
 * sealed under them. Throws `MasterKeyWrong` where a rival added a foreign one.
 */
export const registerKeys = async ({ masterKeys, secretCipher, clock }: Registering): Promise<void> => {
  for (;;) {
    const known = await masterKeys.list();
    refuseMissing(known, secretCipher);
    const now = clock.now();
    const found = foundKeys(known, secretCipher);
    if (found.length > 0) {
      await masterKeys.markFound(found, foundMasterKeysNote(found, now));
      continue;
    }
    const [added] = unknownKeys(known, secretCipher);
    if (!added) return;
    // The first key of all is nobody's change.
    const note = known.length === 0 ? undefined : newMasterKeyNote(added.keyId, now);
    const record = { ...recordOf(added, known, secretCipher), firstUsedAt: now };
    await masterKeys.add(record, { count: known.length }, note);
  }
};
