import { ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ClosePortal } from '../../ports/driving/portal.ts';

export const closePortal =
  ({ registry }: { readonly registry: PlatformRegistry }): ClosePortal =>
  async ({ pass }) => {
    await registry.revokeToken(pass.passId, pass.expiresAt);
    return ok('closed');
  };
