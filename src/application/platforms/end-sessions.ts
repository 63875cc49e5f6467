import { withSessionsEnded } from '../../domain/platforms/grant.ts';
import { ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { EndSessions } from '../../ports/driving/platforms.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { currentlyManagedPlatform } from './own-platform.ts';

export const endSessions =
  ({ registry }: { readonly registry: PlatformRegistry }): EndSessions =>
  (own) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { version } = found.value.platform;
      const platform = { ...withSessionsEnded(found.value.platform), version: version + 1 };
      const outcome = await registry.change({ platform, guards: { version }, effects: noEffects });
      return outcome === 'changed' ? ok('ended') : 'conflict';
    });
