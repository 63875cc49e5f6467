import { isSamePlan } from '../../domain/platforms/platform.ts';
import { changedTerms, withTerms } from '../../domain/platforms/provisioning.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { EditPlatform, ShowPlatformToStaff } from '../../ports/driving/provisioning.ts';
import { decideAgain } from '../decide-again.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { staffNote } from '../staff/notes.ts';

interface Needs {
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

export const showPlatformToStaff =
  ({ registry }: Pick<Needs, 'registry'>): ShowPlatformToStaff =>
  async ({ platform }) => {
    const found = await namedPlatform(registry, platform);
    return found ? ok(found.platform) : fail({ kind: 'platform-not-found' });
  };

export const editPlatform =
  ({ registry, clock }: Needs): EditPlatform =>
  ({ caller, platform: name, terms, versions }) =>
    decideAgain(async () => {
      const found = await namedPlatform(registry, name);
      if (!found) return fail({ kind: 'platform-not-found' } as const);
      const { platform } = found;
      const { version, platformId } = platform;
      if (versions && !versions.includes(version)) return fail({ kind: 'version-conflict' } as const);
      const decided = withTerms(platform, terms);
      if (!decided.ok) return decided;
      const changed = changedTerms(platform, decided.value);
      if (changed.length === 0) return ok(platform);
      const next = { ...decided.value, version: version + 1 };
      const action =
        platform.status === next.status
          ? 'platform.edit'
          : next.status === 'suspended'
            ? 'platform.suspend'
            : 'platform.reinstate';
      const now = clock.now();
      const audit = staffNote(caller.member.staffId, now, action, [platformId], {
        changed: changed.join(', '),
      });
      const outcome = await registry.change({
        platform: next,
        guards: { version },
        ...(!isSamePlan(platform, next) && { accountDue: now }),
        audit,
      });
      return outcome === 'changed' ? ok(next) : 'facts-moved';
    });
