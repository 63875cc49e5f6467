import type { RoleMissing } from '../../../domain/moderation/authority.ts';
import type {
  DecisionAppealed,
  DecisionRejected,
  SubmitterIsClosed,
  Verdict,
} from '../../../domain/moderation/decision.ts';
import type { StatementOfReasons } from '../../../domain/moderation/statement.ts';
import type { NoticeRejected } from '../../../domain/notices/notice-steps.ts';
import type {
  Notice,
  NoticeGround,
  NoticeOutcome,
  NoticeState,
  NoticeTexts,
} from '../../../domain/notices/notice.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { NoticeId } from '../../../domain/shared/ids.ts';
import type { Claim } from '../../driven/moderation/moderation-store.ts';
import type { ClaimedByAnother } from '../moderation/moderation.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

export type NoticeNotFound = { readonly kind: 'notice-not-found' };
/** The texts of an open notice were encrypted with an unknown key: a decision would replace them. */
export type NoticeTextsUnreadable = { readonly kind: 'notice-texts-unreadable' };

/** A notice in a list, with its track. */
export interface ListedNotice {
  readonly notice: Notice;
  readonly track: Track | undefined;
  readonly claim?: Claim;
}

/** Lists notices in one of the states, those first that have been in it for longest. */
export type ListNotices = UseCase<
  {
    readonly states: readonly NoticeState[];
    readonly ground?: NoticeGround;
    readonly limit: number;
    readonly cursor?: string;
  },
  { readonly notices: readonly ListedNotice[]; readonly nextCursor: string | null },
  CursorInvalid
>;

export interface NoticeUnderReview extends ListedNotice {
  /** Undefined after their deletion. */
  readonly texts: NoticeTexts | undefined;
  /** The latest other notices about the track. */
  readonly others: readonly Notice[];
}

export type ReadNoticeForStaff = UseCase<NoticeId, NoticeUnderReview, NoticeNotFound>;

/** The outcome of a notice. With `actioned`, the decision about its track is committed with it. */
export type NoticeVerdict =
  | { readonly outcome: Exclude<NoticeOutcome, 'actioned'> | 'upheld' }
  | {
      readonly outcome: 'actioned';
      readonly verdict: Extract<Verdict, { readonly act: 'take_down' | 'restrict' }>;
      readonly statement: Omit<StatementOfReasons, 'source' | 'automated'>;
    };

/**
 * Decides a notice, or the complaint about it, and emails the reporter if the mailbox is confirmed. `versions` are those of the
 * notice at which it may be decided; absent for any.
 */
export type DecideNotice = UseCase<
  {
    readonly caller: StaffCaller;
    readonly noticeId: NoticeId;
    readonly decided: NoticeVerdict;
    readonly reasons: string;
    readonly versions?: readonly number[];
  },
  NoticeUnderReview,
  | NoticeNotFound
  | NoticeRejected
  | NoticeTextsUnreadable
  | RoleMissing
  | DecisionRejected
  | DecisionAppealed
  | SubmitterIsClosed
  | ClaimedByAnother
  | VersionConflict
  | TooMuchContention
>;

/** The review of notices. */
export interface StaffNotices {
  readonly listNotices: ListNotices;
  readonly readNoticeForStaff: ReadNoticeForStaff;
  readonly decideNotice: DecideNotice;
}
