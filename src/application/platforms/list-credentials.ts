import { ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { ListCredentials } from '../../ports/driving/platforms.ts';
import { ownPlatform } from './own-platform.ts';

export const listCredentials =
  ({ registry }: { readonly registry: PlatformRegistry }): ListCredentials =>
  async (own) => {
    const found = await ownPlatform(registry, own);
    return found.ok ? ok(found.value.credentials) : found;
  };
