import { decide, type Verdict } from '../../../domain/moderation/decision.ts';
import { takedownStatement } from '../../../domain/moderation/operator-statement.ts';
import { DecisionId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { isEverywhere } from '../../../domain/shared/territory.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { TakeDownTrack } from '../../../ports/driving/operator/operator.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { replacedWith, rulingCommit } from '../../moderation/review/ruling.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { SubmitterMails } from '../../moderation/review/submitter-mails.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly moderationStore: ModerationStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly baseUrl: string;
}

export const takeDownTrack =
  (dependencies: Dependencies): TakeDownTrack =>
  ({ trackId, reason, territories: named = [], words }) => {
    const territories = isEverywhere(named) ? [] : named;
    return retryOnConflict(async () => {
      const { library, moderationStore, clock, ids } = dependencies;
      const before = await library.find(trackId);
      if (!before) return fail({ kind: 'track-not-found', trackId });
      const decisions = await moderationStore.decisions(trackId);
      const verdict: Verdict =
        territories.length > 0 ? { act: 'restrict', reason } : { act: 'take_down', reason };
      const taken = decide(
        before,
        { verdict, statement: takedownStatement(territories, words) },
        {
          decisionId: DecisionId(ids.next('decision')),
          decidedBy: { kind: 'operator' },
          decidedAt: clock.now(),
        },
      );
      if (!taken.ok) return fail({ kind: 'track-already-in-state', state: before.moderationStatus });
      const replaced = await replacedWith(moderationStore, before, decisions, taken.value.decision);
      if (!replaced.ok) return replaced;
      const ruled = { before, taken: taken.value, decisions, replaced: replaced.value };
      const commit = await rulingCommit(dependencies, ruled);
      const committed = await library.commit(commit);
      return committed.outcome === 'committed' ? ok(committed.track) : 'conflict';
    });
  };
