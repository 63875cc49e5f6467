import { mayAdd } from '../../domain/platforms/credential.ts';
import { lineageFrom } from '../../domain/platforms/credential-removal.ts';
import { settingsFor } from '../../domain/platforms/credential-settings.ts';
import { memberWith } from '../../domain/platforms/members/member.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { AddCredential } from '../../ports/driving/platforms.ts';
import { grantEnded } from '../access/grant-ended.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { newSecret } from './new-secrets.ts';
import { currentlyManagedPlatform } from './own-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const addCredential =
  ({ registry, ...dependencies }: Dependencies): AddCredential =>
  ({ kind, settings = {}, ...own }) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { platform, credentials, members = [] } = found.value;
      const now = dependencies.clock.now();
      const { credentialId } = own.caller.grant;
      const creator = credentials.find((one) => one.credentialId === credentialId);
      const creatorId = creator?.credentialId ?? memberWith(members, credentialId)?.memberId;
      if (creatorId === undefined) return fail(grantEnded(own.caller));
      const chosen = settingsFor(settings, creator, platform, now);
      if (!chosen.ok) return chosen;
      const decided = mayAdd(credentials, { kind, ...chosen.value }, now);
      if (!decided.ok) return decided;
      const { secret, credential } = newSecret(kind, platform, dependencies, {
        ...chosen.value,
        lineage: lineageFrom(creatorId, credentials),
      });
      const { version } = platform;
      const next = { ...platform, version: version + 1 };
      const outcome = await registry.change({
        platform: next,
        guards: { version },
        add: credential,
        effects: noEffects,
      });
      return outcome === 'changed' ? ok({ credential, secret, platform: next }) : 'conflict';
    });
