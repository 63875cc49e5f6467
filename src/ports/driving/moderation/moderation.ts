import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import type { Picture } from '../../../domain/images/variants.ts';
import type {
  Appeal,
  AppealRequest,
  AppealMessage,
  AppealRejected,
  AppealStatus,
  OpenAppeal,
} from '../../../domain/moderation/appeals/appeal.ts';
import type { WithDeadline } from '../../../domain/moderation/appeals/appeal-deadline.ts';
import type { AppealMoveRejected } from '../../../domain/moderation/appeals/appeal-steps.ts';
import type {
  NamedRecording,
  RecordingNotNamed,
} from '../../../domain/moderation/appeals/appealed-recording.ts';
import type { RoleMissing } from '../../../domain/moderation/authority.ts';
import type {
  Decision,
  DecisionAppealed,
  DecisionRejected,
  SubmitterIsClosed,
  Verdict,
} from '../../../domain/moderation/decision.ts';
import type { ModerationStatus } from '../../../domain/moderation/moderation-status.ts';
import type { ApprovalMisplaced } from '../../../domain/moderation/overturning.ts';
import type { StatementOfReasons } from '../../../domain/moderation/statement.ts';
import type { NoticeRejected } from '../../../domain/notices/notice-steps.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { AppealId, DecisionId, NoticeId, StaffId, TrackId } from '../../../domain/shared/ids.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { Claim } from '../../driven/moderation/moderation-store.ts';
import type { RateLimited } from '../limits.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { PreviewImpact } from './impact.ts';
import type { ListLookAlikes } from './look-alikes.ts';
import type { ReadTrackForStaff } from './track-under-review.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

export type { ModerationStatus };

/** The public moderation status of a track, with its cover if the track is available. */
export interface ShownModerationStatus extends ModerationStatus {
  readonly artwork?: Picture;
}

/** Returns the public moderation status of a track, published or not. */
export type ReadModerationStatus = UseCase<TrackId, ShownModerationStatus, TrackNotFound>;

/** Appeals against the named decision, or the most severe one. The code is shown only once. */
export type SubmitAppeal = UseCase<
  {
    readonly trackId: TrackId;
    readonly decisionId?: DecisionId;
    readonly requested: AppealRequest;
    /** The address of the client. */
    readonly address: string;
  },
  { readonly appeal: OpenAppeal; readonly code: string },
  TrackNotFound | AppealRejected | RateLimited | TooMuchContention
>;

/** Identifies a track without its ID. Never matches a track that was not published. */
export type FindAppealedTrack = UseCase<NamedRecording, TrackId, RecordingNotNamed>;

/** The ID is unknown, or the code is wrong: the client cannot distinguish them. */
export type AppealNotFound = { readonly kind: 'appeal-not-found' };
export type AppealCodeMissing = { readonly kind: 'appeal-code-missing' };

interface OwnAppeal {
  readonly appealId: AppealId;
  readonly code: string | undefined;
}

export type FollowAppeal = UseCase<OwnAppeal, WithDeadline, AppealNotFound | AppealCodeMissing>;

/**
 * Emails the appellant a new code, which replaces the one before; the response does not reveal whether the
 * appeal exists.
 */
export type RenewAppealCode = UseCase<AppealId, 'asked', TooMuchContention>;

export type AnswerAppeal = UseCase<
  OwnAppeal & Pick<AppealMessage, 'text' | 'evidence'>,
  Appeal,
  AppealNotFound | AppealCodeMissing | AppealMoveRejected | TooMuchContention
>;

export type WithdrawAppeal = UseCase<
  OwnAppeal,
  Appeal,
  AppealNotFound | AppealCodeMissing | AppealMoveRejected | TooMuchContention
>;

/** An item that waits for staff. `decideBy` is present for appeals. */
export interface QueueItem {
  readonly kind: 'track' | 'appeal';
  readonly subject: TrackId | AppealId;
  readonly trackId: TrackId;
  readonly title: string;
  /** Names of the artists, in the order of the credits. */
  readonly artists: readonly string[];
  /** The cover of the track. */
  readonly artwork?: Picture;
  readonly since: Instant;
  readonly decideBy?: Instant;
  readonly overdue?: true;
  /** The reviewer of an appeal. */
  readonly reviewer?: StaffId;
  /** The number of parties that dispute their shares in the track, if there are any. */
  readonly disputes?: number;
  readonly claim?: Claim;
}

/** Returns open appeals by deadline, soonest first; then tracks, longest wait first. */
export type ReadQueue = UseCase<
  {
    readonly caller: StaffCaller;
    /** By default, both kinds. */
    readonly kind?: 'track' | 'appeal';
    /** Leaves out claims of others; a page can then contain fewer items. */
    readonly free: boolean;
    readonly limit: number;
    readonly cursor?: string;
  },
  { readonly items: readonly QueueItem[]; readonly nextCursor: string | null },
  CursorInvalid
>;

export type SubjectNotFound = { readonly kind: 'subject-not-found' };
/** The track released its ISRC when it was rejected, and another track uses it since. */
export interface ReleasedIsrcTaken {
  readonly kind: 'released-isrc-taken';
  readonly isrc: string;
  readonly holder: TrackId;
}
/** A party disputes its shares, so that the track cannot be approved. */
export type SharesDisputed = { readonly kind: 'shares-disputed' };
export type ClaimedByAnother = { readonly kind: 'claimed-by-another'; readonly until?: Instant };

/** Claims a subject for half an hour, by a member who could decide about it; a further claim starts again. */
export type ClaimSubject = UseCase<
  { readonly caller: StaffCaller; readonly subject: TrackId | AppealId | NoticeId },
  Claim,
  SubjectNotFound | RoleMissing | ClaimedByAnother | AppealMoveRejected | NoticeRejected
>;

export type Unclaim = UseCase<
  { readonly caller: StaffCaller; readonly subject: TrackId | AppealId | NoticeId },
  'let-go'
>;

/** `versions` are the catalog versions of the track at which the decision may be taken; absent for any. */
export type TakeDecision = UseCase<
  {
    readonly caller: StaffCaller;
    readonly trackId: TrackId;
    readonly verdict: Verdict;
    readonly statement: StatementOfReasons;
    readonly versions?: readonly number[];
  },
  Decision,
  | TrackNotFound
  | RoleMissing
  | DecisionRejected
  | DecisionAppealed
  | ReleasedIsrcTaken
  | SharesDisputed
  | SubmitterIsClosed
  | ClaimedByAnother
  | VersionConflict
  | TooMuchContention
>;

/** Returns decisions in the order in which they were taken. */
export type ListDecisions = UseCase<TrackId, readonly Decision[], TrackNotFound>;

/** Returns appeals by deadline, soonest first. */
export type ListAppeals = UseCase<
  { readonly statuses: readonly AppealStatus[]; readonly limit: number; readonly cursor?: string },
  { readonly appeals: readonly WithDeadline[]; readonly nextCursor: string | null },
  CursorInvalid
>;

export interface AppealUnderReview {
  readonly appeal: WithDeadline;
  readonly decision: Decision;
  /** Other appeals of the same decision. */
  readonly others: readonly AppealId[];
  readonly claim?: Claim;
}

export type ReadAppeal = UseCase<AppealId, AppealUnderReview, AppealNotFound>;

/**
 * A step of a review, which needs the role for the appealed decision; the person who took that decision may
 * not review it.
 */
export type AppealReview =
  | { readonly action: 'take_up' }
  | { readonly action: 'request_info'; readonly text: string }
  | { readonly action: 'uphold'; readonly text: string }
  /** With `approve`, a track that review had rejected is approved; otherwise it is reviewed again. */
  | { readonly action: 'overturn'; readonly text: string; readonly approve: boolean }
  /**
   * Dismisses an abusive appeal alone, even one that was upheld; no email is sent, and it does not count
   * toward the limit of twenty.
   */
  | { readonly action: 'dismiss'; readonly text: string };

interface ReviewOf<Action extends AppealReview['action']> {
  readonly caller: StaffCaller;
  readonly appealId: AppealId;
  readonly review: Extract<AppealReview, { readonly action: Action }>;
}

type NotReviewed =
  AppealNotFound | RoleMissing | AppealMoveRejected | ClaimedByAnother | VersionConflict | TooMuchContention;
type Reviewing<Action extends AppealReview['action'], More = never> = UseCase<
  ReviewOf<Action> & { readonly versions?: readonly number[] },
  AppealUnderReview,
  NotReviewed | More
>;

export type MoveAppeal = Reviewing<'take_up' | 'request_info' | 'dismiss'>;

/** All open appeals of the decision end with it. */
export type UpholdDecision = Reviewing<'uphold'>;

/** Undoes the decision; all its open appeals end in the same step. */
export type OverturnDecision = Reviewing<
  'overturn',
  ApprovalMisplaced | ReleasedIsrcTaken | SharesDisputed | SubmitterIsClosed
>;

/**
 * Reminds reviewers of deadlines that are near and escalates those that have passed, each once; returns their
 * number.
 */
export type WatchAppealDeadlines = () => Promise<Result<number, never>>;

/** Decisions about tracks, and appeals. */
export interface Moderation {
  readonly readModerationStatus: ReadModerationStatus;
  readonly submitAppeal: SubmitAppeal;
  readonly followAppeal: FollowAppeal;
  readonly renewAppealCode: RenewAppealCode;
  readonly answerAppeal: AnswerAppeal;
  readonly withdrawAppeal: WithdrawAppeal;
  readonly readQueue: ReadQueue;
  readonly claimSubject: ClaimSubject;
  readonly unclaim: Unclaim;
  readonly readTrackForStaff: ReadTrackForStaff;
  readonly listDecisions: ListDecisions;
  readonly previewImpact: PreviewImpact;
  readonly listLookAlikes: ListLookAlikes;
  readonly takeDecision: TakeDecision;
  readonly watchAppealDeadlines: WatchAppealDeadlines;
  readonly findAppealedTrack: FindAppealedTrack;
  readonly listAppeals: ListAppeals;
  readonly readAppeal: ReadAppeal;
  readonly moveAppeal: MoveAppeal;
  readonly upholdDecision: UpholdDecision;
  readonly overturnDecision: OverturnDecision;
}
