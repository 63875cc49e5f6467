import { isSamePlan } from '../../domain/platforms/platform.ts';
import { changedTerms, changeNote, withTerms } from '../../domain/platforms/provisioning.ts';
import { lacksReason } from '../../domain/platforms/suspension.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { EditPlatform, ShowPlatformToStaff } from '../../ports/driving/provisioning.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { mailsOfStatus } from '../platforms/status-mails.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
}

export const showPlatformToStaff =
  ({ registry }: Pick<Dependencies, 'registry'>): ShowPlatformToStaff =>
  async ({ platform }) => {
    const found = await namedPlatform(registry, platform);
    return found ? ok(found.platform) : fail({ kind: 'platform-not-found' });
  };

export const editPlatform =
  ({ registry, clock, ...dependencies }: Dependencies): EditPlatform =>
  ({ caller, platform: name, terms, reason, versions }) =>
    retryOnConflict(async () => {
      const found = await namedPlatform(registry, name);
      if (!found) return fail({ kind: 'platform-not-found' } as const);
      const { platform } = found;
      const { version } = platform;
      if (versions && !versions.includes(version)) return fail({ kind: 'version-conflict' } as const);
      const now = clock.now();
      const decided = withTerms(platform, terms, now);
      if (!decided.ok) return decided;
      if (changedTerms(platform, decided.value).length === 0) return ok(platform);
      if (lacksReason(platform, decided.value, reason))
        return fail({ kind: 'suspension-needs-reason' } as const);
      const next = { ...decided.value, version: version + 1 };
      const actor = { kind: 'staff', staffId: caller.member.staffId } as const;
      const outcome = await registry.change({
        platform: next,
        guards: { version },
        ...(!isSamePlan(platform, next) && { accountDue: now }),
        effects: {
          events: [],
          mails: mailsOfStatus(dependencies, platform, next, { reason, now }),
          audit: changeNote(platform, next, { at: now, actor, reason }),
          idempotency: undefined,
        },
      });
      return outcome === 'changed' ? ok(next) : 'conflict';
    });
