import {
  apiKeyOf,
  clientSecretOf,
  hintOf,
  mayAdd,
  type Credential,
} from '../../domain/platforms/credential.ts';
import { CredentialId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { AddCredential } from '../../ports/driving/platforms.ts';
import { decideAgain } from '../decide-again.ts';
import { ownPlatform } from './own-platform.ts';

interface Needs {
  readonly registry: PlatformRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const addCredential =
  ({ registry, digest, randomness, ids, clock }: Needs): AddCredential =>
  ({ kind, ...own }) =>
    decideAgain(async () => {
      const found = await ownPlatform(registry, own);
      if (!found.ok) return found;
      const { platform, credentials } = found.value;
      const decided = mayAdd(credentials, kind);
      if (!decided.ok) return decided;
      const secret =
        kind === 'api_key'
          ? apiKeyOf(platform.environment, randomness.base62(30))
          : clientSecretOf(randomness.base62(43));
      const credential: Credential = {
        credentialId: CredentialId(ids.next('credential')),
        platformId: platform.platformId,
        kind,
        digest: digest.sha256(secret),
        hint: hintOf(secret),
        createdAt: clock.now(),
      };
      const { version } = platform;
      const next = { ...platform, version: version + 1 };
      const outcome = await registry.change({ platform: next, guards: { version }, add: credential });
      return outcome === 'changed' ? ok({ credential, secret, platform: next }) : 'facts-moved';
    });
