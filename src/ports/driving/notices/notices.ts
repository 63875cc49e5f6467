import type { NoticeCodeInvalid, ComplaintRejected } from '../../../domain/notices/notice-steps.ts';
import type { Notice, NoticeGround, NoticeTexts } from '../../../domain/notices/notice.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { RateLimited } from '../limits.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** No published track has this ID or ISRC, or the text names none. Never matches a track that was not published. */
export type NoticedTrackNotFound = { readonly kind: 'noticed-track-not-found' };

/** The key was used for a notice whose texts were deleted, or were encrypted with an unknown key. */
export type NoticeUnreadable = { readonly kind: 'notice-unreadable' };

/** The key was used for another notice. */
export type NoticeKeyReused = { readonly kind: 'notice-key-reused' };

/** A notice as its reporter sees it. */
export interface OwnNotice {
  readonly notice: Notice;
  readonly texts: NoticeTexts;
}

export interface NoticeRequest {
  /** The ID or the ISRC of the track, or the address of a page or preview of the service that names it. */
  readonly track: string;
  readonly ground: NoticeGround;
  readonly explanation: string;
  readonly name?: string;
  readonly email?: string;
  readonly language?: Language;
}

/**
 * Reports a track. The same request with the same key, in any language, returns the same notice and code, and sends no
 * further email. The response reveals nothing about other notices, except that one has the same key.
 */
export type SubmitNotice = UseCase<
  {
    readonly requested: NoticeRequest;
    /** A text that the client chose for this request. */
    readonly key?: string;
    /** The address of the client. */
    readonly address: string;
  },
  OwnNotice & { readonly code: string },
  NoticedTrackNotFound | NoticeUnreadable | NoticeKeyReused | RateLimited
>;

interface ByCode {
  /** The code of the receipt or of the email. */
  readonly code: string;
}

export type ReadNotice = UseCase<ByCode, OwnNotice, NoticeCodeInvalid>;

/** Confirms the mailbox of a notice by the emailed code. A decision that was taken before is emailed now. */
export type ConfirmNoticeMailbox = UseCase<ByCode, OwnNotice, NoticeCodeInvalid | TooMuchContention>;

/** Complains about the judgment of a notice. */
export type ComplainAboutNotice = UseCase<
  ByCode & { readonly text: string },
  OwnNotice,
  NoticeCodeInvalid | ComplaintRejected | TooMuchContention
>;

/** Deletes the texts of notices that were decided half a year ago. Returns their number. */
export type DeleteDueNoticeTexts = () => Promise<Result<number, never>>;

/** Reports of tracks by anyone. */
export interface Notices {
  readonly submitNotice: SubmitNotice;
  readonly readNotice: ReadNotice;
  readonly confirmNoticeMailbox: ConfirmNoticeMailbox;
  readonly complainAboutNotice: ComplainAboutNotice;
  readonly deleteDueNoticeTexts: DeleteDueNoticeTexts;
}
