import type { ScopesMissing } from '../../../domain/access/whole-registry.ts';
import {
  requireMemberManagement,
  type Member,
  type OwnerRequired,
} from '../../../domain/platforms/members/member.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type {
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../../ports/driven/platforms/platform-registry.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from '../../../ports/driving/platforms.ts';
import { currentlyManagedPlatform } from '../own-platform.ts';

interface ManagedMembers {
  readonly current: PlatformWithCredentials;
  readonly members: readonly Member[];
  /** The ID of the member, or of the credential of the platform, that manages them. */
  readonly by: string;
}

/** Returns the caller's platform in its current state with its members, if the caller may manage them. */
export const managedMembers = async (
  registry: PlatformRegistry,
  own: OwnPlatform,
): Promise<Result<ManagedMembers, PlatformNotFound | ScopesMissing | GrantEnded | OwnerRequired>> => {
  const found = await currentlyManagedPlatform(registry, own);
  if (!found.ok) return found;
  const { members = [] } = found.value;
  const { credentialId: by } = own.caller.grant;
  const allowed = requireMemberManagement(members, by);
  return allowed.ok ? ok({ current: found.value, members, by }) : allowed;
};
