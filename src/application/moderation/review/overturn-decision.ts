import { conclude } from '../../../domain/moderation/appeals/appeal-steps.ts';
import { overturn } from '../../../domain/moderation/overturning.ts';
import { DecisionId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { OverturnDecision } from '../../../ports/driving/moderation/moderation.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { releasedIsrcTaken, rulingCommit } from './ruling.ts';
import { reviewable, shownOf } from './under-review.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { SubmitterClosed } from './submitter-closed.ts';
import type { SubmitterMails } from './submitter-mails.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly submitterClosed: SubmitterClosed;
  readonly baseUrl: string;
}

export const overturnDecision =
  (dependencies: Dependencies): OverturnDecision =>
  ({ review, ...requested }) =>
    retryOnConflict(async () => {
      const { moderationStore, library, submitterClosed, clock, ids } = dependencies;
      const now = clock.now();
      const found = await reviewable(moderationStore, requested, now);
      if (!found.ok) return found;
      const { appeal, decision, appeals } = found.value;
      const { staffId } = requested.caller.member;
      const verdict = { verdict: 'overturned', reasons: review.text } as const;
      const ended = conclude(appeals, decision, verdict, staffId, now);
      if (!ended.ok) return ended;
      const before = await library.find(appeal.trackId);
      if (!before) return fail({ kind: 'appeal-not-found' });
      const decisions = await moderationStore.decisions(appeal.trackId);
      const { appealId } = appeal;
      const isFinal = await submitterClosed(appeal.trackId);
      const taken = overturn(
        before,
        decision,
        decisions,
        { appealId, reasons: review.text, approve: review.approve, isFinal },
        {
          decisionId: DecisionId(ids.next('decision')),
          decidedBy: { kind: 'staff', staffId },
          decidedAt: now,
        },
      );
      if (!taken.ok) return taken;
      const concluded = { decision, ended: ended.value, appeals: appeals.length };
      const own = ended.value.find((one) => one.appealId === appealId) ?? appeal;
      const ruled = { before, taken: taken.value, decisions, concluded, staffId };
      const committed = await library.commit(await rulingCommit(dependencies, ruled));
      if (committed.outcome === 'committed') return ok(shownOf(own, found.value));
      if (committed.guard === 'disputed') return fail({ kind: 'shares-disputed' });
      if (committed.guard === 'isrc') return fail(releasedIsrcTaken(before, committed.holder));
      return committed.guard === 'claim' ? fail({ kind: 'claimed-by-another' }) : 'conflict';
    });
