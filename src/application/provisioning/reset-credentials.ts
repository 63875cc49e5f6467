import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ResetCredentials } from '../../ports/driving/provisioning.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { newSecrets } from '../platforms/new-secrets.ts';
import { staffNote } from '../shared/staff-notes.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const resetCredentials =
  ({ registry, ...dependencies }: Dependencies): ResetCredentials =>
  ({ caller, platform: name }) =>
    retryOnConflict(async () => {
      const found = await namedPlatform(registry, name);
      if (!found) return fail({ kind: 'platform-not-found' } as const);
      const { version, platformId } = found.platform;
      const platform = { ...found.platform, version: version + 1 };
      const { credentials, ...secrets } = newSecrets(platform, dependencies);
      const outcome = await registry.change({
        platform,
        guards: { version },
        replaceCredentials: credentials,
        effects: {
          events: [],
          mails: [],
          audit: staffNote(
            caller.member.staffId,
            dependencies.clock.now(),
            'platform.reset_credentials',
            [platformId],
            {
              removed: found.credentials.length,
            },
          ),
          idempotency: undefined,
        },
      });
      return outcome === 'changed' ? ok({ platform, ...secrets }) : 'conflict';
    });
