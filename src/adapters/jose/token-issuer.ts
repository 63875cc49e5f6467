import { performance } from 'node:perf_hooks';
import type { CryptoKey } from 'jose';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { CompactSign } from 'jose/jws/compact/sign';
import { compactVerify } from 'jose/jws/compact/verify';
import { LRUCache } from 'lru-cache';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { type KeyPurpose, type KeyRing, keyPurposes } from '../../ports/driven/access/key-ring.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { AccessClaims, KeyNote, TokenIssuer } from '../../ports/driven/access/token-issuer.ts';
import {
  accessClaims,
  accessPayload,
  certificateClaimsOf,
  certificatePayload,
  type Parties,
} from './claims.ts';
import {
  algorithm,
  countsAt,
  isDue,
  longestTokenMs,
  newKey,
  type RingKey,
  signerAt,
  signingKey,
} from './keys.ts';
import { ringCache } from './ring.ts';

export interface TokenIssuerDependencies extends Parties {
  readonly keyRing: KeyRing;
  readonly secretCipher: SecretCipher;
  /** Returns milliseconds of a monotonic clock; by default that of the process. */
  readonly elapsed?: () => number;
}

const types: Readonly<Record<KeyPurpose, string>> = { 'access-token': 'at+jwt', license: 'license+jwt' };

/** The number of tokens whose verified signatures are cached. */
const rememberedTokens = 10_000;

/** A token whose signature was verified. */
interface Verified {
  readonly token: string;
  readonly claims: AccessClaims;
  readonly keyId: string;
}

/** Returns the last part of a token, which differs for each token and is shorter to look up than the whole token. */
const signatureIn = (token: string): string => token.slice(token.lastIndexOf('.') + 1);

/**
 * Issues access tokens (RFC 9068) and license certificates, each signed by keys of its own purpose (RFC 7515,
 * RFC 8037).
 */
export const joseTokenIssuer = (dependencies: TokenIssuerDependencies): TokenIssuer => {
  const { keyRing, secretCipher, elapsed = () => performance.now() } = dependencies;
  const rings = ringCache(keyRing, elapsed);
  const verified = new LRUCache<string, Verified>({
    // The limit is a size, because `max` would allocate all entries in advance.
    maxSize: rememberedTokens,
    sizeCalculation: () => 1,
  });
  const signing = new Map<string, Promise<CryptoKey>>();

  /**
   * Returns the newest key of the purpose after a rotation: of simultaneous processes one creates it, and all
   * return it. The first key signs immediately, because no cache has an earlier set, and so does one after `lost`
   * keys. Otherwise the previous key must be readable: a key encrypted with another MASTER_KEY would end all
   * signing.
   */
  const makeKey = async (
    purpose: KeyPurpose,
    now: Instant,
    { lost = false, note }: { readonly lost?: boolean; readonly note?: KeyNote | undefined } = {},
  ) => {
    const before = await rings.reread(purpose);
    const count = before.length;
    const last = before.at(-1);
    if (last && !lost) await signingKey(last.stored, secretCipher);
    const key = await newKey(purpose, count === 0 || lost, now, secretCipher);
    const created = (await keyRing.add(key, { count }, note?.(key.keyId))) === 'added';
    const ring = await rings.reread(purpose);
    return { ring, created, newest: created ? key : (ring.at(-1)?.stored ?? key) };
  };

  const ringWithKeys = async (purpose: KeyPurpose, now: Instant) => {
    const ring = await rings.ring(purpose);
    return ring.length > 0 ? ring : (await makeKey(purpose, now)).ring;
  };

  const sign = async (purpose: KeyPurpose, payload: Uint8Array, now: Instant): Promise<string> => {
    const signer = signerAt(await ringWithKeys(purpose, now), now);
    if (signer === undefined) throw new Error(`no key signs for ${purpose}`);
    const { keyId } = signer.stored;
    const key = signing.get(keyId) ?? signingKey(signer.stored, secretCipher);
    signing.set(keyId, key);
    return new CompactSign(payload)
      .setProtectedHeader({ alg: algorithm, typ: types[purpose], kid: keyId })
      .sign(await key);
  };

  /** Returns the payload that a key of this purpose signed, and the key, or undefined for any other text. */
  const signed = async (purpose: KeyPurpose, text: string) => {
    const header = headerOf(text);
    if (header?.typ !== types[purpose] || header.kid === undefined) return undefined;
    const key = await rings.key(purpose, header.kid);
    if (key === undefined) return undefined;
    try {
      const { payload } = await compactVerify(text, key.verifies, { algorithms: [algorithm] });
      return { payload, keyId: header.kid };
    } catch {
      return undefined;
    }
  };

  const inspect = async (token: string): Promise<Verified | undefined> => {
    const found = await signed('access-token', token);
    const claims = found && accessClaims(found.payload, dependencies);
    return claims && { token, claims, keyId: found.keyId };
  };

  /** Returns the cached token that has this signature, if it is the same token throughout. */
  const cachedAs = (signature: string, token: string): Verified | undefined => {
    const known = verified.get(signature);
    return known?.token === token ? known : undefined;
  };

  return {
    issue: async (claims) => {
      if (claims.expiresAt - claims.issuedAt > longestTokenMs) {
        throw new RangeError('a token must not outlive its key');
      }
      return sign('access-token', accessPayload(claims, dependencies), claims.issuedAt);
    },
    verify: async (token, now) => {
      const signature = signatureIn(token);
      const cached = cachedAs(signature, token);
      const found = cached ?? (await inspect(token));
      if (found === undefined) return fail({ kind: 'token-invalid' });
      const key = await rings.key('access-token', found.keyId);
      const holds = key !== undefined && countsAt(key, now);
      const expired = found.claims.expiresAt <= now;
      if (holds && !expired) {
        if (!cached) verified.set(signature, found);
        return ok(found.claims);
      }
      verified.delete(signature);
      return fail({ kind: expired ? 'token-expired' : 'token-invalid' });
    },
    certify: (claims, now) => sign('license', certificatePayload(claims), now),
    readCertificate: async (certificate) => {
      const found = await signed('license', certificate);
      const claims = found && certificateClaimsOf(found.payload);
      return claims ? ok(claims) : fail({ kind: 'certificate-invalid' });
    },
    publicKeys: async (purpose, now) => ({
      keys: (await ringWithKeys(purpose, now)).filter((key) => countsAt(key, now)).map(published),
    }),
    rotate: async (purpose, now, note) => {
      const { keyId, signsFrom } = (await makeKey(purpose, now, { note })).newest;
      return { keyId, signsFrom };
    },
    replace: async (purpose, now, note) => {
      const { keyId, signsFrom } = (await makeKey(purpose, now, { lost: true, note })).newest;
      return { keyId, signsFrom };
    },
    checkKeys: async () => {
      for (const purpose of keyPurposes) {
        const newest = (await rings.reread(purpose)).at(-1);
        if (newest) await signingKey(newest.stored, secretCipher);
      }
    },
    rotateByAge: async (now, note) => {
      const rotated: { purpose: KeyPurpose; keyId: string }[] = [];
      for (const purpose of keyPurposes) {
        if (!isDue(await rings.reread(purpose), now)) continue;
        const { created, newest } = await makeKey(purpose, now, { note: note?.(purpose) });
        if (created) rotated.push({ purpose, keyId: newest.keyId });
      }
      return rotated;
    },
  };
};

/** Permits one spelling for each token: base64url with unused bits set encodes the same bytes. */
const isCanonical = (text: string): boolean =>
  text.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const headerOf = (text: string) => {
  if (!isCanonical(text)) return undefined;
  try {
    return decodeProtectedHeader(text);
  } catch {
    return undefined;
  }
};

const published = ({ stored }: RingKey): Readonly<Record<string, string>> => ({
  ...stored.publicJwk,
  kid: stored.keyId,
  use: 'sig',
  alg: algorithm,
});
