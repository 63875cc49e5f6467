import { wasPublished } from '../../../domain/catalog/track.ts';
import { bringsBack, decide } from '../../../domain/moderation/decision.ts';
import { approvalStatement } from '../../../domain/moderation/operator-statement.ts';
import { DecisionId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ApproveTrack } from '../../../ports/driving/operator/operator.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { releasedIsrcTaken, rulingCommit } from '../../moderation/review/ruling.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { SubmitterClosed } from '../../moderation/review/submitter-closed.ts';
import type { SubmitterMails } from '../../moderation/review/submitter-mails.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly moderationStore: ModerationStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly submitterClosed: SubmitterClosed;
  readonly baseUrl: string;
}

export const approveTrack =
  (dependencies: Dependencies): ApproveTrack =>
  ({ trackId, words }) =>
    retryOnConflict(async () => {
      const { library, moderationStore, clock, ids } = dependencies;
      const before = await library.find(trackId);
      if (!before) return fail({ kind: 'track-not-found', trackId });
      const decisions = await moderationStore.decisions(trackId);
      const act = wasPublished(before) ? 'reinstate' : 'approve';
      const taken = decide(
        before,
        {
          verdict: { act },
          statement: approvalStatement(act, words),
        },
        {
          decisionId: DecisionId(ids.next('decision')),
          decidedBy: { kind: 'operator' },
          decidedAt: clock.now(),
        },
      );
      if (!taken.ok) return fail({ kind: 'track-already-in-state', state: before.moderationStatus });
      if (bringsBack(taken.value) && (await dependencies.submitterClosed(trackId)))
        return fail({ kind: 'submitter-closed' });
      const commit = await rulingCommit(dependencies, { before, taken: taken.value, decisions });
      const committed = await library.commit(commit);
      if (committed.outcome === 'committed') return ok(committed.track);
      if (committed.guard === 'disputed') return fail({ kind: 'shares-disputed' });
      return committed.guard === 'isrc' ? fail(releasedIsrcTaken(before, committed.holder)) : 'conflict';
    });
