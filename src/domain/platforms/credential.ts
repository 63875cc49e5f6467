import type { Scope } from '../access/scope.ts';
import { lackingFrom, type Registry } from '../access/whole-registry.ts';
import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { CredentialId, MemberId, PlatformId } from '../shared/ids.ts';
import type { IpNetwork } from '../shared/ip-network.ts';

export const credentialKinds = ['api_key', 'client_secret'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

/** A secret as it is stored: its digest, and enough of it that its owner recognizes it. */
export interface Credential {
  readonly credentialId: CredentialId;
  readonly platformId: PlatformId;
  readonly kind: CredentialKind;
  /** The SHA-256 digest of the secret in hex: secrets are random and long, so a slow hash is not needed. */
  readonly digest: string;
  /** The prefix and four characters of the random part. */
  readonly hint: string;
  readonly createdAt: Instant;
  /** The name that the owner chose. */
  readonly name?: string;
  /**
   * The credentials from which it descends, its creator first, which can be a member; absent if registration,
   * staff or an earlier release created it.
   */
  readonly lineage?: readonly (CredentialId | MemberId)[];
  /**
   * The scopes that limit the credential; absent if it has every scope of the platform's registry, as that
   * changes.
   */
  readonly scopes?: readonly Scope[];
  /** When the credential expires. */
  readonly expiresAt?: Instant;
  /**
   * The networks from which the credential, and everything created with it, can be used; absent if it can be
   * used anywhere.
   */
  readonly allowedIps?: readonly IpNetwork[];
}

type CredentialScopes = Pick<Credential, 'scopes' | 'createdAt'>;

/** Returns the scopes that a credential lacks to act for its platform as a whole. */
export const lackingOf = ({ scopes, createdAt }: CredentialScopes, registry: Registry): readonly Scope[] =>
  scopes === undefined ? [] : lackingFrom(registry, { scopes, at: createdAt });

/** Returns whether a credential has every scope of its platform. */
export const coversRegistry = (credential: CredentialScopes, registry: Registry): boolean =>
  lackingOf(credential, registry).length === 0;

/** Returns the credential with a secret of this kind and digest. */
export const withDigest = (
  held: readonly Credential[],
  kind: CredentialKind,
  digest: string,
): Credential | undefined =>
  held.find((credential) => credential.kind === kind && credential.digest === digest);

/** A change of the credentials of a platform. */
export interface CredentialChange {
  readonly add?: Credential;
  readonly remove?: readonly CredentialId[];
  /** The list that replaces all credentials. */
  readonly replaceCredentials?: readonly Credential[];
}

/** Returns the credentials after a change, in the order in which they were added. */
export const credentialsAfter = (
  before: readonly Credential[],
  { add, remove = [], replaceCredentials }: CredentialChange,
): readonly Credential[] => [
  ...(replaceCredentials ?? before).filter(({ credentialId }) => !remove.includes(credentialId)),
  ...(add ? [add] : []),
];

/** Returns the credentials of the first list that the second list lacks, or contains with another secret. */
export const credentialsMissing = (
  from: readonly Credential[],
  { among }: { readonly among: readonly Credential[] },
): readonly Credential[] => {
  const kept = new Set(among.map(({ credentialId, digest }) => `${credentialId} ${digest}`));
  return from.filter(({ credentialId, digest }) => !kept.has(`${credentialId} ${digest}`));
};

/** Two credentials of one kind and name can be active, so that one can be rotated without downtime. */
export const activeOfAName = 2;
export const maxOfAKind = 20;

export type TooManyCredentials = {
  readonly kind: 'too-many-credentials';
  readonly credentialKind: CredentialKind;
  /** Whether the limit applies to all credentials of the kind, or to those with the same name. */
  readonly limited: 'kind' | 'name';
  readonly limit: number;
};

export const hasExpired = ({ expiresAt }: Pick<Credential, 'expiresAt'>, now: Instant): boolean =>
  expiresAt !== undefined && now >= expiresAt;

/**
 * Decides whether a credential can be added. Expired credentials do not count as active, but they count
 * toward the total.
 */
export const mayAdd = (
  existing: readonly Credential[],
  { kind, name }: Pick<Credential, 'kind' | 'name'>,
  now: Instant,
): Result<true, TooManyCredentials> => {
  const ofKind = existing.filter((credential) => credential.kind === kind);
  const active = ofKind.filter((credential) => credential.name === name && !hasExpired(credential, now));
  const rejected = (limited: 'kind' | 'name', limit: number) =>
    fail({ kind: 'too-many-credentials', credentialKind: kind, limited, limit } as const);
  if (active.length >= activeOfAName) return rejected('name', activeOfAName);
  return ofKind.length < maxOfAKind ? ok(true) : rejected('kind', maxOfAKind);
};

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const checksum = (text: string): string => {
  let crc = 0xffffffff;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let out = '';
  for (let i = 0; i < 6; i++) {
    out = (base62[rest % 62] ?? '') + out;
    rest = Math.floor(rest / 62);
  }
  return out;
};

const keyForm = /^plk_(?:test|live)_[0-9A-Za-z]{30}[0-9A-Za-z]{6}$/;

/**
 * Returns an API key: `plk_live_`, 30 random base62 characters and their CRC-32 in six characters, by which
 * scanners distinguish a real key from a typo.
 */
export const apiKeyOf = (environment: 'live' | 'sandbox', random30: string): string =>
  `plk_${environment === 'live' ? 'live' : 'test'}_${random30}${checksum(random30)}`;

/**
 * Returns whether a text has the form and the checksum of an API key. The key may still be unknown or
 * revoked.
 */
export const isApiKey = (text: string): boolean =>
  keyForm.test(text) && checksum(text.slice(9, 39)) === text.slice(39);

export const looksLikeApiKey = (text: string): boolean => text.startsWith('plk_');

/** Returns a client secret: `pls_` and 43 random base62 characters. */
export const clientSecretOf = (random43: string): string => `pls_${random43}`;

export const hintOf = (secret: string): string => secret.slice(0, secret.lastIndexOf('_') + 5);
