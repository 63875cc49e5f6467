import { mayDecide, type RoleMissing } from '../../../domain/moderation/authority.ts';
import {
  bringsBack,
  decide,
  type DecisionAppealed,
  type DecisionRejected,
  type SubmitterIsClosed,
  type Verdict,
} from '../../../domain/moderation/decision.ts';
import type { StatementOfReasons } from '../../../domain/moderation/statement.ts';
import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import { DecisionId, type TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { StaffCaller } from '../../../ports/driving/staff/staff.ts';
import type { VersionConflict } from '../../../ports/driving/use-case.ts';
import { replacedWith, type Ruling } from './ruling.ts';
import type { SubmitterClosed } from './submitter-closed.ts';

export interface DecidingDependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly submitterClosed: SubmitterClosed;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface DecisionRequest {
  readonly caller: StaffCaller;
  readonly trackId: TrackId;
  readonly verdict: Verdict;
  readonly statement: StatementOfReasons;
  /** The catalog versions of the track at which the decision may be taken; absent for any. */
  readonly versions?: readonly number[];
}

/** Returns a decision of a member of staff about a track, as `rulingCommit` commits it. */
export const decidedTrack = async (
  { moderationStore, library, submitterClosed, clock, ids }: DecidingDependencies,
  { caller, trackId, verdict, statement, versions }: DecisionRequest,
): Promise<
  Result<
    Ruling,
    RoleMissing | TrackNotFound | VersionConflict | DecisionRejected | DecisionAppealed | SubmitterIsClosed
  >
> => {
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
  if (bringsBack(taken.value) && (await submitterClosed(trackId))) return fail({ kind: 'submitter-closed' });
  const replaced = await replacedWith(moderationStore, before, decisions, taken.value.decision);
  return replaced.ok
    ? ok({ before, taken: taken.value, decisions, replaced: replaced.value, staffId })
    : replaced;
};
