import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import { dayMs, type Instant } from '../../domain/shared/calendar.ts';
import { signingKeyPurpose, type KeyPurpose, type StoredKey } from '../../ports/driven/key-ring.ts';
import { MasterKeyWrong, type SecretCipher } from '../../ports/driven/secret-cipher.ts';

/** EdDSA over Ed25519 (RFC 8037): small, fast, and the same text gives the same signature. */
export const algorithm = 'EdDSA';

export interface RingKey {
  readonly stored: StoredKey;
  readonly verifies: CryptoKey;
  /** From when another signs in its place; never is `Infinity`. */
  readonly retiredAt: Instant;
}

/** Oldest first. */
export type Ring = readonly RingKey[];

/** A new key is published for so long before it signs, so that everyone who keeps a copy of the set has it. */
const notice = 5 * 60_000;
/** No access token is made to live longer. */
export const longestTokenMs = 3_600_000;
/** How far the clocks of two processes may be apart. */
const skewMs = 5 * 60_000;
const signsForMs: Readonly<Record<KeyPurpose, number>> = { 'access-token': 30 * dayMs, license: 365 * dayMs };

/** The newest key whose time has come; a clock behind that of the first key's maker signs with the first. */
export const signerAt = (ring: Ring, at: Instant): RingKey | undefined =>
  ring.findLast(({ stored }) => stored.signsFrom <= at) ?? ring[0];

/** A license key counts forever; one of access tokens until the last token it may have signed has expired. */
export const countsAt = ({ stored, retiredAt }: RingKey, at: Instant): boolean =>
  stored.purpose === 'license' || at < retiredAt + longestTokenMs + skewMs;

/** Whether the newest key has signed for as long as one should. */
export const isDue = (ring: Ring, at: Instant): boolean => {
  const newest = ring.at(-1)?.stored;
  return newest !== undefined && newest.signsFrom + signsForMs[newest.purpose] <= at;
};

const cryptoKey = async (jwk: Readonly<Record<string, string>>): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('a signing key is no Ed25519 key');
  return key;
};

/** Keys that are known already are not imported again. */
export const ringOf = (stored: readonly StoredKey[], known: Ring = []): Promise<Ring> =>
  Promise.all(
    stored.map(async (key, place) => ({
      stored: key,
      verifies:
        known.find((other) => other.stored.keyId === key.keyId)?.verifies ?? (await cryptoKey(key.publicJwk)),
      retiredAt: Math.min(...stored.slice(place + 1).map(({ signsFrom }) => signsFrom)),
    })),
  );

/** Throws `MasterKeyWrong` where the key was sealed under another one. */
export const signingKey = (
  { keyId, sealedPrivateJwk }: StoredKey,
  seal: SecretCipher,
): Promise<CryptoKey> => {
  const opened = seal.open(sealedPrivateJwk, signingKeyPurpose(keyId));
  if (opened === undefined) {
    throw new MasterKeyWrong(
      `signing key ${keyId} does not open: neither MASTER_KEY nor MASTER_KEY_PREVIOUS has the key it was sealed under`,
    );
  }
  return cryptoKey(JSON.parse(opened) as Record<string, string>);
};

/** Named by its thumbprint (RFC 7638). Signs `atOnce`, or when everyone can know it. */
export const newKey = async (
  purpose: KeyPurpose,
  atOnce: boolean,
  now: Instant,
  seal: SecretCipher,
): Promise<StoredKey> => {
  const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const { kty, crv = '', x = '', d = '' } = await exportJWK(pair.privateKey);
  const publicJwk = { kty: kty ?? '', crv, x };
  const keyId = await calculateJwkThumbprint(publicJwk);
  return {
    keyId,
    purpose,
    publicJwk,
    sealedPrivateJwk: seal.seal(JSON.stringify({ ...publicJwk, d }), signingKeyPurpose(keyId)),
    createdAt: now,
    signsFrom: atOnce ? now : now + notice,
  };
};
