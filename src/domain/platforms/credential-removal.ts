import type { Instant } from '../shared/calendar.ts';
import type { CredentialId, MemberId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { coversRegistry, hasExpired, type Credential } from './credential.ts';
import type { Platform } from './platform.ts';

/**
 * The number of removed ancestors that a new credential records, so that its lineage stays short. Existing
 * ancestors are always recorded.
 */
const removedAncestors = 50;

/** Returns the ancestors of a credential that is created with another one, nearest first. */
export const lineageFrom = (
  creator: CredentialId | MemberId,
  existing: readonly Credential[],
): readonly (CredentialId | MemberId)[] => {
  const inherited = existing.find(({ credentialId }) => credentialId === creator)?.lineage ?? [];
  const exists = (id: CredentialId | MemberId) => existing.some(({ credentialId }) => credentialId === id);
  const removed = inherited.filter((id) => !exists(id)).slice(0, removedAncestors);
  return [creator, ...inherited.filter((id) => exists(id) || removed.includes(id))];
};

export interface Removal {
  readonly credentialId: CredentialId;
  /** Whether someone else knew the secret, so that credentials created with it cannot be trusted either. */
  readonly compromised?: boolean;
}

export type CredentialStays =
  { readonly kind: 'last-credential' } | { readonly kind: 'credential-not-found' };

/**
 * Returns whether a platform always keeps access with a credential: it can manage credentials and never
 * expires.
 */
const isLasting = (credential: Credential, platform: Pick<Platform, 'scopes' | 'withdrawnScopes'>): boolean =>
  credential.expiresAt === undefined && coversRegistry(credential, platform);

/**
 * Returns the credentials that a removal ends. The removal of a compromised credential ends all of its
 * descendants, even if it was itself removed before. At least one lasting credential always remains.
 */
export const removedBy = (
  { credentialId, compromised = false }: Removal,
  { platform, credentials }: { readonly platform: Platform; readonly credentials: readonly Credential[] },
  now: Instant,
): Result<readonly CredentialId[], CredentialStays> => {
  const ends = (one: Credential) =>
    one.credentialId === credentialId || (compromised && (one.lineage ?? []).includes(credentialId));
  const ended = credentials.filter(ends);
  if (ended.length === 0) return fail({ kind: 'credential-not-found' });
  const kept = credentials.filter((one) => !ends(one));
  const lasting = (one: Credential) => isLasting(one, platform);
  const staysOpen = credentials.some(lasting)
    ? kept.some(lasting)
    : kept.some((one) => !hasExpired(one, now)) || credentials.every((one) => hasExpired(one, now));
  return staysOpen && kept.length > 0
    ? ok(ended.map((one) => one.credentialId))
    : fail({ kind: 'last-credential' });
};
