import { withScopes } from '../../domain/access/whole-registry.ts';
import { isSamePlan } from '../../domain/platforms/platform.ts';
import { changedTerms, changeNote } from '../../domain/platforms/provisioning.ts';
import { lacksReason } from '../../domain/platforms/suspension.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ChangePlatform, ShowPlatform } from '../../ports/driving/operator/operator.ts';
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

export const showPlatform =
  ({ registry }: { readonly registry: PlatformRegistry }): ShowPlatform =>
  async ({ platform }) => {
    const found = await namedPlatform(registry, platform);
    return found ? ok(found.platform) : fail({ kind: 'platform-not-found' });
  };

export const changePlatform =
  ({ registry, clock, ...dependencies }: Dependencies): ChangePlatform =>
  ({ platform, edit, reason }) =>
    retryOnConflict(async () => {
      const found = await namedPlatform(registry, platform);
      if (!found) return fail({ kind: 'platform-not-found' });
      const { platform: before } = found;
      const { version } = before;
      const now = clock.now();
      const { scopes, ...rest } = edit;
      const scoped = scopes ? withScopes(before, scopes, now) : before;
      const next = { ...scoped, ...rest, version: version + 1 };
      // A command that is run again, because it was interrupted, records nothing twice.
      if (changedTerms(before, next).length === 0) return ok(before);
      if (lacksReason(before, next, reason)) return fail({ kind: 'suspension-needs-reason' });
      const outcome = await registry.change({
        platform: next,
        guards: { version },
        ...(!isSamePlan(before, next) && { accountDue: now }),
        effects: {
          events: [],
          mails: mailsOfStatus(dependencies, before, next, { reason, now }),
          audit: changeNote(before, next, { at: now, actor: { kind: 'operator' }, reason }),
          idempotency: undefined,
        },
      });
      return outcome === 'changed' ? ok(next) : 'conflict';
    });
