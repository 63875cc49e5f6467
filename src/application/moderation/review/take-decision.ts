import { mayDecide } from '../../../domain/moderation/authority.ts';
import { decide } from '../../../domain/moderation/decision.ts';
import { DecisionId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { TakeDecision } from '../../../ports/driving/moderation/moderation.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { releasedIsrcTaken, replacedWith, rulingCommit } from './ruling.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { SubmitterMails } from './submitter-mails.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly baseUrl: string;
}

export const takeDecision =
  (dependencies: Dependencies): TakeDecision =>
  ({ caller, trackId, verdict, statement, versions }) =>
    retryOnConflict(async () => {
      const { moderationStore, library, clock, ids } = dependencies;
      const { staffId } = caller.member;
      const allowed = mayDecide(caller.member, verdict.act);
      if (!allowed.ok) return allowed;
      const before = await library.find(trackId);
      if (!before) return fail({ kind: 'track-not-found', trackId });
      if (versions?.includes(before.catalogVersion) === false) return fail({ kind: 'version-conflict' });
      const decisions = await moderationStore.decisions(trackId);
      const taken = decide(
        before,
        { verdict, statement },
        {
          decisionId: DecisionId(ids.next('decision')),
          decidedBy: { kind: 'staff', staffId },
          decidedAt: clock.now(),
        },
      );
      if (!taken.ok) return taken;
      const replaced = await replacedWith(moderationStore, before, decisions, taken.value.decision);
      if (!replaced.ok) return replaced;
      const ruled = { before, taken: taken.value, decisions, replaced: replaced.value, staffId };
      const committed = await library.commit(await rulingCommit(dependencies, ruled));
      if (committed.outcome === 'committed') return ok(taken.value.decision);
      if (committed.guard === 'disputed') return fail({ kind: 'shares-disputed' });
      if (committed.guard === 'isrc') return fail(releasedIsrcTaken(before, committed.holder));
      return committed.guard === 'claim' ? fail({ kind: 'claimed-by-another' }) : 'conflict';
    });
