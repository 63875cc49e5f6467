import { intersect, type Scope } from '../access/scope.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import type { IpNetwork } from '../shared/ip-network.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { beyondAllowed } from './allowed-ips.ts';
import type { Credential } from './credential.ts';
import type { Platform } from './platform.ts';

/** The settings that the owner chooses for a new credential. */
export type ChosenSettings = Pick<Credential, 'name' | 'scopes' | 'expiresAt' | 'allowedIps'>;

export type SettingsRejection =
  | { readonly kind: 'scopes-not-granted'; readonly scopes: readonly Scope[] }
  | { readonly kind: 'expiry-rejected'; readonly detail: string }
  | { readonly kind: 'allowed-ips-rejected'; readonly beyond: readonly IpNetwork[] };

/** Returns the scopes that a credential has now: its own scopes that are still in the platform's registry. */
export const scopesOf = (
  { scopes }: Pick<Credential, 'scopes'>,
  { scopes: registry }: Pick<Platform, 'scopes'>,
): readonly Scope[] => (scopes === undefined ? registry : intersect(scopes, registry));

/** Returns the settings of a new credential, which never exceed those of the credential that creates it. */
export const settingsFor = (
  { name, scopes, expiresAt, allowedIps }: ChosenSettings,
  creator: Credential | undefined,
  { scopes: registry }: Pick<Platform, 'scopes'>,
  now: Instant,
): Result<ChosenSettings, SettingsRejection> => {
  const available = creator ? scopesOf(creator, { scopes: registry }) : registry;
  const beyond = (scopes ?? []).filter((scope) => !available.includes(scope));
  if (beyond.length > 0) return fail({ kind: 'scopes-not-granted', scopes: beyond });
  const latest = creator?.expiresAt;
  const ends = expiresAt ?? latest;
  if (ends !== undefined && ends <= now)
    return fail({ kind: 'expiry-rejected', detail: 'must be in the future' });
  if (ends !== undefined && latest !== undefined && ends > latest) {
    const detail = `must not be after ${timestamp(latest)}, when the credential that creates it expires`;
    return fail({ kind: 'expiry-rejected', detail });
  }
  const beyondIps = beyondAllowed(allowedIps ?? [], creator?.allowedIps);
  if (beyondIps.length > 0) return fail({ kind: 'allowed-ips-rejected', beyond: beyondIps });
  const own = scopes ?? creator?.scopes;
  const ips = allowedIps ?? creator?.allowedIps;
  return ok({
    ...(name !== undefined && { name }),
    ...(own && { scopes: intersect(own, registry) }),
    ...(ends !== undefined && { expiresAt: ends }),
    ...(ips && { allowedIps: ips }),
  });
};
