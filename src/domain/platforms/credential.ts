import type { Scope } from '../access/scope.ts';
import { lackingFrom, type Registry } from '../access/whole-registry.ts';
import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { CredentialId, PlatformId } from '../shared/ids.ts';
import type { IpNetwork } from '../shared/ip-network.ts';

export const credentialKinds = ['api_key', 'client_secret'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

/** A secret as it is kept: its digest, and enough of it to be recognised by its owner. */
export interface Credential {
  readonly credentialId: CredentialId;
  readonly platformId: PlatformId;
  readonly kind: CredentialKind;
  /** SHA-256 of the secret, hex: the secrets are random and long, so no slow hash is needed. */
  readonly digest: string;
  /** Its prefix and four characters of its random part. */
  readonly hint: string;
  readonly createdAt: Instant;
  /** Given by its owner. */
  readonly name?: string;
  /** The credentials that it descends from, its creator first; absent: registration, staff or an earlier release. */
  readonly lineage?: readonly CredentialId[];
  /** The scopes that limit it; absent: everything in the platform's registry, as it changes. */
  readonly scopes?: readonly Scope[];
  /** The credential is refused from this moment. */
  readonly expiresAt?: Instant;
  /** Where it can be used from, together with everything that was created with it; absent: anywhere. */
  readonly allowedIps?: readonly IpNetwork[];
}

type CredentialScopes = Pick<Credential, 'scopes' | 'createdAt'>;

/** The scopes that a credential lacks to act for its platform as a whole. */
export const lackingOf = ({ scopes, createdAt }: CredentialScopes, registry: Registry): readonly Scope[] =>
  scopes === undefined ? [] : lackingFrom(registry, { scopes, at: createdAt });

/** Whether a credential can do everything that its platform can. */
export const coversRegistry = (credential: CredentialScopes, registry: Registry): boolean =>
  lackingOf(credential, registry).length === 0;

/** Which of those held has a secret of this kind and digest. */
export const withDigest = (
  held: readonly Credential[],
  kind: CredentialKind,
  digest: string,
): Credential | undefined =>
  held.find((credential) => credential.kind === kind && credential.digest === digest);

/** How the credentials of a platform change at once. */
export interface CredentialChange {
  readonly add?: Credential;
  readonly remove?: readonly CredentialId[];
  /** In the place of all that there are. */
  readonly replaceCredentials?: readonly Credential[];
}

/** The credentials after a change, in the order in which they were added. */
export const credentialsAfter = (
  before: readonly Credential[],
  { add, remove = [], replaceCredentials }: CredentialChange,
): readonly Credential[] => [
  ...(replaceCredentials ?? before).filter(({ credentialId }) => !remove.includes(credentialId)),
  ...(add ? [add] : []),
];

/** Credentials of the first list that the second does not have, or has with another secret. */
export const credentialsMissing = (
  from: readonly Credential[],
  { among }: { readonly among: readonly Credential[] },
): readonly Credential[] => {
  const kept = new Set(among.map(({ credentialId, digest }) => `${credentialId} ${digest}`));
  return from.filter(({ credentialId, digest }) => !kept.has(`${credentialId} ${digest}`));
};

/** Two of one kind and name can be active, so that one can be rotated without a gap. */
export const activeOfAName = 2;
export const mostOfAKind = 20;

export type TooManyCredentials = {
  readonly kind: 'too-many-credentials';
  readonly credentialKind: CredentialKind;
  /** Of all of the kind, or of those with the same name. */
  readonly limited: 'kind' | 'name';
  readonly limit: number;
};

export const hasExpired = ({ expiresAt }: Pick<Credential, 'expiresAt'>, now: Instant): boolean =>
  expiresAt !== undefined && now >= expiresAt;

/** Expired credentials do not count as active, but are among those that a platform keeps. */
export const mayAdd = (
  existing: readonly Credential[],
  { kind, name }: Pick<Credential, 'kind' | 'name'>,
  now: Instant,
): Result<true, TooManyCredentials> => {
  const ofKind = existing.filter((credential) => credential.kind === kind);
  const active = ofKind.filter((credential) => credential.name === name && !hasExpired(credential, now));
  const refused = (limited: 'kind' | 'name', limit: number) =>
    fail({ kind: 'too-many-credentials', credentialKind: kind, limited, limit } as const);
  if (active.length >= activeOfAName) return refused('name', activeOfAName);
  return ofKind.length < mostOfAKind ? ok(true) : refused('kind', mostOfAKind);
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

/** `plk_live_` + 30 random base62 characters + CRC-32 of them in six: scanners can tell a real one from a typo. */
export const apiKeyOf = (environment: 'live' | 'sandbox', random30: string): string =>
  `plk_${environment === 'live' ? 'live' : 'test'}_${random30}${checksum(random30)}`;

/** Whether a text is an API key by its form and its checksum; says nothing of whether it is live. */
export const isApiKey = (text: string): boolean =>
  keyForm.test(text) && checksum(text.slice(9, 39)) === text.slice(39);

export const looksLikeApiKey = (text: string): boolean => text.startsWith('plk_');

/** A client secret: `pls_` + 43 random base62 characters. */
export const clientSecretOf = (random43: string): string => `pls_${random43}`;

export const hintOf = (secret: string): string => secret.slice(0, secret.lastIndexOf('_') + 5);
