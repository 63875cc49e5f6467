import { removedBy } from '../../domain/platforms/credential-removal.ts';
import { ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { RemoveCredential } from '../../ports/driving/platforms.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { currentlyManagedPlatform } from './own-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

export const removeCredential =
  ({ registry, clock }: Dependencies): RemoveCredential =>
  ({ credentialId, compromised = false, ...own }) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const removed = removedBy({ credentialId, compromised }, found.value, clock.now());
      if (!removed.ok) return removed;
      const { version } = found.value.platform;
      const platform = { ...found.value.platform, version: version + 1 };
      const outcome = await registry.change({
        platform,
        guards: { version },
        remove: removed.value,
        effects: noEffects,
      });
      return outcome === 'changed' ? ok('removed') : 'conflict';
    });
