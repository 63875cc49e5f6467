import { withSessionsEnded } from '../../domain/platforms/grant.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { EndSessionsForStaff } from '../../ports/driving/provisioning.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { staffNote } from '../shared/staff-notes.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

export const endSessionsForStaff =
  ({ registry, clock }: Dependencies): EndSessionsForStaff =>
  ({ caller, platform: name }) =>
    retryOnConflict(async () => {
      const found = await namedPlatform(registry, name);
      if (!found) return fail({ kind: 'platform-not-found' } as const);
      const { version, platformId } = found.platform;
      const outcome = await registry.change({
        platform: { ...withSessionsEnded(found.platform, clock.now()), version: version + 1 },
        guards: { version },
        effects: {
          events: [],
          mails: [],
          audit: staffNote(caller.member.staffId, clock.now(), 'platform.end_sessions', [platformId], {}),
          idempotency: undefined,
        },
      });
      return outcome === 'changed' ? ok('ended') : 'conflict';
    });
