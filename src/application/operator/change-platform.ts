import { PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { ChangePlatform } from '../../ports/driving/operator.ts';
import { decideAgain } from '../decide-again.ts';

export const changePlatform =
  ({ registry }: { readonly registry: PlatformRegistry }): ChangePlatform =>
  ({ platform: named, edit }) =>
    decideAgain(async () => {
      const found = (await registry.findBySlug(named)) ?? (await registry.find(PlatformId(named)));
      if (!found) return fail({ kind: 'platform-not-found' });
      const { version } = found.platform;
      const next = { ...found.platform, ...edit, version: version + 1 };
      return (await registry.change({ platform: next, guards: { version } })) === 'changed'
        ? ok(next)
        : 'facts-moved';
    });
