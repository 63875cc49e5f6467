import type { Notice } from '../../../domain/notices/notice.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { NoticeStore } from '../../../ports/driven/notices/notice-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type {
  ListNotices,
  NoticeUnderReview,
  ReadNoticeForStaff,
} from '../../../ports/driving/notices/staff-notices.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';
import { decryptedTexts } from '../notice-texts.ts';

export interface ReviewDependencies {
  readonly noticeStore: Pick<NoticeStore, 'find' | 'ofTrack'>;
  readonly moderationStore: Pick<ModerationStore, 'claimOf'>;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
}

const maxOthers = 20;

/** Returns a notice as staff see it. */
export const noticeUnderReview = async (
  { noticeStore, moderationStore, library, secretCipher, clock }: ReviewDependencies,
  notice: Notice,
): Promise<NoticeUnderReview> => {
  const { noticeId, trackId } = notice;
  const [track, claim, latest] = await Promise.all([
    library.find(trackId),
    moderationStore.claimOf(noticeId, clock.now()),
    noticeStore.ofTrack(trackId, maxOthers + 1),
  ]);
  const others = latest.filter((other) => other.noticeId !== noticeId);
  return {
    ...{ notice, track, texts: decryptedTexts(secretCipher, notice), others: others.slice(0, maxOthers) },
    ...(claim && { claim }),
  };
};

export const readNoticeForStaff =
  (dependencies: ReviewDependencies): ReadNoticeForStaff =>
  async (noticeId) => {
    const notice = await dependencies.noticeStore.find(noticeId);
    return notice ? ok(await noticeUnderReview(dependencies, notice)) : fail({ kind: 'notice-not-found' });
  };

interface Listing extends Cursors {
  readonly noticeStore: Pick<NoticeStore, 'list'>;
  readonly moderationStore: Pick<ModerationStore, 'claimOf'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
  readonly clock: Clock;
}

export const listNotices =
  ({ noticeStore, moderationStore, library, clock, ...cursors }: Listing): ListNotices =>
  async ({ states, ground, limit, cursor }) => {
    const filter = { states: [...states].sort(), ...(ground !== undefined && { ground }) };
    const page = await pageOf(cursors, { list: 'notices', filter, cursor }, (after) =>
      noticeStore.list(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const now = clock.now();
    const tracks = await library.findMany([...new Set(items.map(({ trackId }) => trackId))]);
    const byId = new Map(tracks.map((track) => [track.trackId, track]));
    const notices = items.map(async (notice) => {
      const claim = await moderationStore.claimOf(notice.noticeId, now);
      return { notice, track: byId.get(notice.trackId), ...(claim && { claim }) };
    });
    return ok({ notices: await Promise.all(notices), nextCursor });
  };
