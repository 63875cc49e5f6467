import { requireWholeRegistry, type ScopesMissing } from '../../domain/access/whole-registry.ts';
import { hasEnded } from '../../domain/platforms/grant.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { PlatformRegistry, PlatformWithCredentials } from '../../ports/driven/platform-registry.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from '../../ports/driving/platforms.ts';

/** The caller's own platform as it is now; any other slug is as good as none. */
export const ownPlatform = async (
  registry: PlatformRegistry,
  { caller, slug }: OwnPlatform,
): Promise<Result<PlatformWithCredentials, PlatformNotFound>> => {
  const own = caller.platform.slug === slug ? await registry.find(caller.platform.platformId) : undefined;
  return own ? ok(own) : fail({ kind: 'platform-not-found' });
};

/** The same for callers with every scope of the registry. */
export const managedPlatform = async (
  registry: PlatformRegistry,
  own: OwnPlatform,
): Promise<Result<PlatformWithCredentials, PlatformNotFound | ScopesMissing>> => {
  const allowed = requireWholeRegistry(own.caller);
  return allowed.ok ? ownPlatform(registry, own) : allowed;
};

/**
 * The same for callers whose credential or session has not ended since they were let in. A commit that guards the version
 * of this platform is therefore never made with a credential that was removed before it.
 */
export const currentlyManagedPlatform = async (
  registry: PlatformRegistry,
  own: OwnPlatform,
): Promise<Result<PlatformWithCredentials, PlatformNotFound | ScopesMissing | GrantEnded>> => {
  const found = await managedPlatform(registry, own);
  return found.ok && hasEnded(own.caller, found.value) ? fail({ kind: 'token-invalid' }) : found;
};
