import type { Notice, NoticeGround, NoticeState } from '../../../domain/notices/notice.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { NoticeId, TrackId } from '../../../domain/shared/ids.ts';
import type { Claimant, PeriodPage } from '../moderation/moderation-store.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/** The next state of a notice, with the version on which the decision was based. */
export interface RevisedNotice {
  readonly notice: Notice;
  readonly guards: { readonly version: number };
}

export interface NoticeRevision extends RevisedNotice {
  /** The deciding member; without it, claims of staff do not matter. */
  readonly claimant?: Claimant;
  readonly effects: Effects;
}

/** The times of a notice that reports count. */
export type NoticeTime = 'submitted' | 'judged' | 'complained' | 'complaint-judged';

/** Reports of tracks by anyone. A notice that leads to a decision about its track is committed with it (`TrackLibrary.commit`, `ruling`). */
export interface NoticeStore {
  /**
   * Atomic: stores a new notice with its effects. Returns the stored notice: if one has the same code, that one, and nothing
   * is stored. Repeatable.
   */
  submit(submission: { readonly notice: Notice; readonly effects: Effects }): Promise<Notice>;
  /**
   * Atomic: stores the next version and the effects, or nothing if the notice has changed since or another member has claimed
   * it. A notice that is decided loses its claim. Repeatable.
   */
  revise(revision: NoticeRevision): Promise<'revised' | 'guard-failed' | 'claimed-by-another'>;
  find(noticeId: NoticeId): Promise<Notice | undefined>;
  /** Returns the notice with this code, of the receipt or of the email. */
  findByCode(codeDigest: string): Promise<Notice | undefined>;
  /** Returns notices in one of the states, those first that have been in it for longest. */
  list(
    filter: { readonly states: readonly NoticeState[]; readonly ground?: NoticeGround },
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Notice>>;
  /** Returns the latest notices about a track. */
  ofTrack(trackId: TrackId, limit: number): Promise<readonly Notice[]>;
  /** Returns notices by one of their times. */
  inPeriod(time: NoticeTime, page: PeriodPage): Promise<readonly Notice[]>;
  /** Returns notices whose texts are due for deletion, longest due first. */
  due(now: Instant, limit: number): Promise<readonly Notice[]>;
}
