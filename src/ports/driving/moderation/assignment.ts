import type { PossibleReviewer, AssignmentRejected } from '../../../domain/moderation/appeals/assignment.ts';
import type { RoleMissing } from '../../../domain/moderation/authority.ts';
import type { AppealId, StaffId } from '../../../domain/shared/ids.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';
import type { AppealNotFound, AppealUnderReview, ClaimedByAnother } from './moderation.ts';

/** Returns the members with the role that reviews an appeal, and whether they made the decision. */
export type ListReviewers = UseCase<AppealId, readonly PossibleReviewer[], AppealNotFound>;

/** Assigns an open appeal to a reviewer, who is emailed unless they did it themselves. */
export type AssignAppeal = UseCase<
  {
    readonly caller: StaffCaller;
    readonly appealId: AppealId;
    readonly reviewer: StaffId;
    readonly versions?: readonly number[];
  },
  AppealUnderReview,
  AppealNotFound | RoleMissing | AssignmentRejected | ClaimedByAnother | VersionConflict | TooMuchContention
>;

export interface Assignment {
  readonly listReviewers: ListReviewers;
  readonly assignAppeal: AssignAppeal;
}
