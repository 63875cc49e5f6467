import { isOpen } from '../../../domain/moderation/appeals/appeal.ts';
import { decidedBy } from '../../../domain/moderation/appeals/appeal-steps.ts';
import { claimMs, mayClaim, mayDecide, type RoleMissing } from '../../../domain/moderation/authority.ts';
import { judgmentRejected, type NoticeRejected } from '../../../domain/notices/notice-steps.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import { AppealId, idPrefixes, NoticeId, TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { NoticeStore } from '../../../ports/driven/notices/notice-store.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ClaimSubject, SubjectNotFound, Unclaim } from '../../../ports/driving/moderation/moderation.ts';
import { appealWithDecision } from './under-review.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly noticeStore: Pick<NoticeStore, 'find'>;
  readonly clock: Clock;
}

/** Returns whether the claimant could decide a notice. */
const claimableNotice = async (
  { noticeStore }: Pick<Dependencies, 'noticeStore'>,
  noticeId: NoticeId,
  member: StaffMember,
): Promise<Result<'allowed', SubjectNotFound | RoleMissing | NoticeRejected>> => {
  const allowed = mayDecide(member, 'take_down');
  if (!allowed.ok) return allowed;
  const notice = await noticeStore.find(noticeId);
  if (!notice) return fail({ kind: 'subject-not-found' });
  // Possible for every report and every complaint.
  const outcome = 'actioned';
  const rejected = judgmentRejected(notice, { outcome, decidedBy: member.staffId });
  return rejected ? fail(rejected) : ok('allowed');
};

/** Returns a track, or an open appeal against another person's decision, that the claimant could decide. */
const claimable = async (
  { moderationStore, library, noticeStore }: Dependencies,
  subject: TrackId | AppealId | NoticeId,
  member: StaffMember,
): Promise<
  Result<'allowed', SubjectNotFound | RoleMissing | NoticeRejected | { readonly kind: 'reviewer-decided' }>
> => {
  if (subject.startsWith(`${idPrefixes.notice}_`))
    return claimableNotice({ noticeStore }, NoticeId(subject), member);
  if (!subject.startsWith(`${idPrefixes.appeal}_`)) {
    const track = await library.find(TrackId(subject));
    return track ? mayClaim(member, track) : fail({ kind: 'subject-not-found' });
  }
  const found = await appealWithDecision(moderationStore, AppealId(subject));
  if (!found.ok || !isOpen(found.value.appeal)) return fail({ kind: 'subject-not-found' });
  const { decision } = found.value;
  if (decidedBy(decision, member.staffId)) return fail({ kind: 'reviewer-decided' });
  return mayDecide(member, decision.verdict.act);
};

export const claimSubject =
  (dependencies: Dependencies): ClaimSubject =>
  async ({ caller, subject }) => {
    const { staffId } = caller.member;
    const checked = await claimable(dependencies, subject, caller.member);
    if (!checked.ok) return checked;
    const now = dependencies.clock.now();
    const claim = { subject, staffId, until: now + claimMs };
    const outcome = await dependencies.moderationStore.claim(claim, now);
    return outcome === 'claimed'
      ? ok(claim)
      : fail({ kind: 'claimed-by-another', until: outcome.until } as const);
  };

export const unclaim =
  ({ moderationStore }: Pick<Dependencies, 'moderationStore'>): Unclaim =>
  async ({ caller, subject }) => {
    await moderationStore.unclaim(subject, caller.member.staffId);
    return ok('let-go');
  };
