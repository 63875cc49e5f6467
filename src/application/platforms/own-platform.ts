import { requireWholeRegistry, type ScopesMissing } from '../../domain/access/whole-registry.ts';
import { hasEnded } from '../../domain/platforms/grant.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type {
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../ports/driven/platforms/platform-registry.ts';
import type { Caller } from '../../ports/driving/access.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from '../../ports/driving/platforms.ts';
import { grantEnded } from '../access/grant-ended.ts';

/**
 * Returns the caller's own platform in its current state; any other slug returns the same as a missing one.
 */
export const ownPlatform = async (
  registry: PlatformRegistry,
  { caller, slug }: OwnPlatform,
): Promise<Result<PlatformWithCredentials, PlatformNotFound>> => {
  const own = caller.platform.slug === slug ? await registry.find(caller.platform.platformId) : undefined;
  return own ? ok(own) : fail({ kind: 'platform-not-found' });
};

/** Returns the same for callers with every scope of the registry. */
export const managedPlatform = async (
  registry: PlatformRegistry,
  own: OwnPlatform,
): Promise<Result<PlatformWithCredentials, PlatformNotFound | ScopesMissing>> => {
  const allowed = requireWholeRegistry(own.caller);
  return allowed.ok ? ownPlatform(registry, own) : allowed;
};

/**
 * Returns the same for callers whose credential or session has not ended since authentication. A commit that
 * guards the version of this platform is therefore never made with a credential that was removed before it.
 */
export const currentlyManagedPlatform = async (
  registry: PlatformRegistry,
  own: OwnPlatform,
): Promise<Result<PlatformWithCredentials, PlatformNotFound | ScopesMissing | GrantEnded>> => {
  const found = await managedPlatform(registry, own);
  return found.ok && hasEnded(own.caller, found.value) ? fail(grantEnded(own.caller)) : found;
};

/**
 * Returns the caller's platform in its current state, for a commit whose guard failed; fails if the caller's
 * credential or session has ended since authentication.
 */
export const currentPlatform = async (
  registry: PlatformRegistry,
  caller: Caller,
): Promise<Result<Platform, GrantEnded>> => {
  const found = await registry.find(caller.platform.platformId);
  if (found && hasEnded(caller, found)) return fail(grantEnded(caller));
  return ok(found?.platform ?? caller.platform);
};
