import type { Appeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { WithDeadline } from '../../../domain/moderation/appeals/appeal-deadline.ts';
import { mayDecide, type RoleMissing } from '../../../domain/moderation/authority.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AppealId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type {
  AppealNotFound,
  AppealUnderReview,
  ClaimedByAnother,
} from '../../../ports/driving/moderation/moderation.ts';
import type { StaffCaller } from '../../../ports/driving/staff/staff.ts';
import type { VersionConflict } from '../../../ports/driving/use-case.ts';

interface Requested {
  readonly caller: StaffCaller;
  readonly appealId: AppealId;
  readonly versions?: readonly number[];
}

interface Found {
  readonly appeal: Appeal;
  readonly decision: Decision;
  /** All appeals of the same decision, including this one. */
  readonly appeals: readonly Appeal[];
}

/** Returns an appeal with its decision, which always exists. */
export const appealWithDecision = async (
  moderationStore: ModerationStore,
  appealId: AppealId,
): Promise<Result<Found, AppealNotFound>> => {
  const appeal = await moderationStore.appeal(appealId);
  const decision = appeal && (await moderationStore.decision(appeal.decisionId));
  return decision
    ? ok({ appeal, decision, appeals: await moderationStore.appealsOf(decision.decisionId) })
    : fail({ kind: 'appeal-not-found' });
};

/** Returns the appeal if the caller has the role that reviews it. */
export const reviewedByRole = async (
  moderationStore: ModerationStore,
  { caller: { member }, appealId }: Requested,
): Promise<Result<Found, AppealNotFound | RoleMissing>> => {
  const found = await appealWithDecision(moderationStore, appealId);
  if (!found.ok) return found;
  const allowed = mayDecide(member, found.value.decision.verdict.act);
  return allowed.ok ? found : allowed;
};

/** Returns the appeal if it has a version that the caller expects, and no other member has claimed it. */
export const unchangedAndFree = async (
  moderationStore: ModerationStore,
  found: Found,
  { caller: { member }, versions }: Requested,
  now: Instant,
): Promise<Result<Found, VersionConflict | ClaimedByAnother>> => {
  const { appealId, version } = found.appeal;
  if (versions?.includes(version) === false) return fail({ kind: 'version-conflict' });
  const claim = await moderationStore.claimOf(appealId, now);
  return claim && claim.staffId !== member.staffId
    ? fail({ kind: 'claimed-by-another', until: claim.until })
    : ok(found);
};

/** Returns the appeal if the caller may review it now. */
export const reviewable = async (
  moderationStore: ModerationStore,
  requested: Requested,
  now: Instant,
): Promise<Result<Found, AppealNotFound | RoleMissing | VersionConflict | ClaimedByAnother>> => {
  const found = await reviewedByRole(moderationStore, requested);
  return found.ok ? unchangedAndFree(moderationStore, found.value, requested, now) : found;
};

/** Returns an appeal as staff sees it, without the claim. */
export const shownOf = (appeal: WithDeadline, { decision, appeals }: Found): AppealUnderReview => ({
  appeal,
  decision,
  others: appeals.map((one) => one.appealId).filter((id) => id !== appeal.appealId),
});
