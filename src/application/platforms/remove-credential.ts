import { mayRemove } from '../../domain/platforms/credential.ts';
import { ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { RemoveCredential } from '../../ports/driving/platforms.ts';
import { decideAgain } from '../decide-again.ts';
import { ownPlatform } from './own-platform.ts';

export const removeCredential =
  ({ registry }: { readonly registry: PlatformRegistry }): RemoveCredential =>
  ({ credentialId, ...own }) =>
    decideAgain(async () => {
      const found = await ownPlatform(registry, own);
      if (!found.ok) return found;
      const { platform, credentials } = found.value;
      const decided = mayRemove(credentials, credentialId);
      if (!decided.ok) return decided;
      const { version } = platform;
      const next = { ...platform, version: version + 1 };
      const outcome = await registry.change({ platform: next, guards: { version }, remove: credentialId });
      return outcome === 'changed' ? ok('removed') : 'facts-moved';
    });
