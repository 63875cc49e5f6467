import { withSessionsEnded } from '../../domain/platforms/grant.ts';
import { ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { EndSessions } from '../../ports/driving/platforms.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { currentlyManagedPlatform } from './own-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

export const endSessions =
  ({ registry, clock }: Dependencies): EndSessions =>
  (own) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { version } = found.value.platform;
      const platform = { ...withSessionsEnded(found.value.platform, clock.now()), version: version + 1 };
      const outcome = await registry.change({ platform, guards: { version }, effects: noEffects });
      return outcome === 'changed' ? ok('ended') : 'conflict';
    });
