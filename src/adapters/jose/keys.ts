import type { CryptoKey } from 'jose';
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';
import { exportJWK } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import { importJWK } from 'jose/key/import';
import { dayMs, type Instant } from '../../domain/shared/calendar.ts';
import { signingKeyPurpose, type KeyPurpose, type StoredKey } from '../../ports/driven/access/key-ring.ts';
import { MasterKeyWrong, type SecretCipher } from '../../ports/driven/access/secret-cipher.ts';

/** EdDSA over Ed25519 (RFC 8037): small, fast, and deterministic. */
export const algorithm = 'EdDSA';

export interface RingKey {
  readonly stored: StoredKey;
  readonly verifies: CryptoKey;
  /** When the next key replaces it; `Infinity` if never. */
  readonly retiredAt: Instant;
}

/** The keys, oldest first. */
export type Ring = readonly RingKey[];

/** How long a new key is published before it signs, so that caches of the set contain it. */
const notice = 5 * 60_000;
/** The longest lifetime of an access token. */
export const longestTokenMs = 3_600_000;
/** How far the clocks of two processes may differ. */
const skewMs = 5 * 60_000;
const signsForMs: Readonly<Record<KeyPurpose, number>> = { 'access-token': 30 * dayMs, license: 365 * dayMs };

/**
 * Returns the newest key that may sign; if a clock is behind that of the first key's creator, the first key.
 */
export const signerAt = (ring: Ring, at: Instant): RingKey | undefined =>
  ring.findLast(({ stored }) => stored.signsFrom <= at) ?? ring[0];

/**
 * Returns whether a key still verifies: a license key always does, a token key until its last token has
 * expired.
 */
export const countsAt = ({ stored, retiredAt }: RingKey, at: Instant): boolean =>
  stored.purpose === 'license' || at < retiredAt + longestTokenMs + skewMs;

/** Returns whether the newest key has reached its maximum age. */
export const isDue = (ring: Ring, at: Instant): boolean => {
  const newest = ring.at(-1)?.stored;
  return newest !== undefined && newest.signsFrom + signsForMs[newest.purpose] <= at;
};

const cryptoKey = async (jwk: Readonly<Record<string, string>>): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('a signing key is not an Ed25519 key');
  return key;
};

/** Keys that are already loaded are not imported again. */
export const ringOf = (stored: readonly StoredKey[], known: Ring = []): Promise<Ring> =>
  Promise.all(
    stored.map(async (key, place) => ({
      stored: key,
      verifies:
        known.find((other) => other.stored.keyId === key.keyId)?.verifies ?? (await cryptoKey(key.publicJwk)),
      retiredAt: Math.min(...stored.slice(place + 1).map(({ signsFrom }) => signsFrom)),
    })),
  );

/** Throws `MasterKeyWrong` if the key was encrypted with another one. */
export const signingKey = (
  { keyId, sealedPrivateJwk }: StoredKey,
  secretCipher: SecretCipher,
): Promise<CryptoKey> => {
  const opened = secretCipher.decrypt(sealedPrivateJwk, signingKeyPurpose(keyId));
  if (opened === undefined) {
    throw new MasterKeyWrong(
      `signing key ${keyId} cannot be decrypted: neither MASTER_KEY nor MASTER_KEY_PREVIOUS is the key it was encrypted with`,
    );
  }
  return cryptoKey(JSON.parse(opened) as Record<string, string>);
};

/** Creates a key named by its thumbprint (RFC 7638). Without `signsImmediately`, it signs only once caches can contain it. */
export const newKey = async (
  purpose: KeyPurpose,
  signsImmediately: boolean,
  now: Instant,
  secretCipher: SecretCipher,
): Promise<StoredKey> => {
  const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const { kty, crv = '', x = '', d = '' } = await exportJWK(pair.privateKey);
  const publicJwk = { kty: kty ?? '', crv, x };
  const keyId = await calculateJwkThumbprint(publicJwk);
  return {
    keyId,
    purpose,
    publicJwk,
    sealedPrivateJwk: secretCipher.encrypt(JSON.stringify({ ...publicJwk, d }), signingKeyPurpose(keyId)),
    createdAt: now,
    signsFrom: signsImmediately ? now : now + notice,
  };
};
