import { fail, ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { ChangePlatform, ShowPlatform } from '../../ports/driving/operator.ts';
import { decideAgain } from '../decide-again.ts';
import { namedPlatform } from '../platforms/named-platform.ts';

export const showPlatform =
  ({ registry }: { readonly registry: PlatformRegistry }): ShowPlatform =>
  async ({ platform }) => {
    const found = await namedPlatform(registry, platform);
    return found ? ok(found.platform) : fail({ kind: 'platform-not-found' });
  };

export const changePlatform =
  ({ registry }: { readonly registry: PlatformRegistry }): ChangePlatform =>
  ({ platform, edit }) =>
    decideAgain(async () => {
      const found = await namedPlatform(registry, platform);
      if (!found) return fail({ kind: 'platform-not-found' });
      const { version } = found.platform;
      const next = { ...found.platform, ...edit, version: version + 1 };
      return (await registry.change({ platform: next, guards: { version } })) === 'changed'
        ? ok(next)
        : 'facts-moved';
    });
