import { ok } from '../../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ListMembers } from '../../../ports/driving/members.ts';
import { managedPlatform } from '../own-platform.ts';

export const listMembers =
  ({ registry }: { readonly registry: PlatformRegistry }): ListMembers =>
  async (own) => {
    const found = await managedPlatform(registry, own);
    return found.ok ? ok(found.value.members ?? []) : found;
  };
