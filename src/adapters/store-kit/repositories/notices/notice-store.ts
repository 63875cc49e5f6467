import { isDeepStrictEqual } from 'node:util';
import { isClaimedByAnother } from '../../../../domain/moderation/ruling.ts';
import { noticeState, stateSince, type Notice } from '../../../../domain/notices/notice.ts';
import type {
  NoticeRevision,
  NoticeStore,
  NoticeTime,
} from '../../../../ports/driven/notices/notice-store.ts';
import type { Effects } from '../../../../ports/driven/shared/effects.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import type { Index } from '../../collection.ts';
import { claims } from '../../collections/moderation.ts';
import { trackNotices } from '../../collections/notices/notices.ts';
import type { Kernel } from '../../kernel.ts';
import { all, exclusive, get, getBy, insert, page, program, remove, replace } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { mergedLists, type ListRequest, type Walk } from '../shared/list-walk.ts';
import { moderationLock } from '../shared/locks.ts';

const { byCode, byMailCode, byState, byGround, ofTrack, byDue } = trackNotices.indexes;
const { bySubmission, byJudgment, byComplaint, byComplaintJudgment } = trackNotices.indexes;

const submit = program<{ readonly notice: Notice; readonly effects: Effects }, Notice>(
  'notice-store.submit',
  ({ notice, effects }) => [exclusive('notice-code', notice.codeDigest), ...locksOf(effects)],
  function* ({ notice, effects }) {
    const [stored] = yield* all(getBy(byCode, notice.codeDigest));
    // A request was repeated, or an attempt with an unknown outcome has committed it.
    if (stored) return stored;
    yield* conclude(effects, { beside: [insert(trackNotices, notice)] });
    return notice;
  },
);

const revise = program<NoticeRevision, Awaited<ReturnType<NoticeStore['revise']>>>(
  'notice-store.revise',
  ({ notice, effects }) => [moderationLock(notice.noticeId), ...locksOf(effects)],
  function* ({ notice, guards, claimant, effects }) {
    const { noticeId } = notice;
    const [stored, claim] = yield* all(get(trackNotices, noticeId), get(claims, noticeId));
    // An attempt with an unknown outcome has committed it.
    if (isDeepStrictEqual(stored, notice)) return 'revised';
    if (claim && claimant && isClaimedByAnother([claim], claimant)) return 'claimed-by-another';
    if (stored?.version !== guards.version) return 'guard-failed';
    const isDecided = noticeState(notice) === 'decided' && noticeState(stored) !== 'decided';
    yield* conclude(effects, {
      beside: [replace(trackNotices, notice), ...(isDecided ? [remove(claims, [noticeId])] : [])],
    });
    return 'revised';
  },
);

export const noticeStorePrograms = [submit, revise];

const periods: Readonly<Record<NoticeTime, Index<Notice>>> = {
  submitted: bySubmission,
  judged: byJudgment,
  complained: byComplaint,
  'complaint-judged': byComplaintJudgment,
};

const placeOf = (notice: Notice): ListPlace => ({ at: stateSince(notice), id: notice.noticeId });

/** Returns a page of an index for each state, merged in their order. */
const listed = (
  kernel: Kernel,
  { states, ground }: Parameters<NoticeStore['list']>[0],
  request: ListRequest,
): Promise<ListPage<Notice>> => {
  const walks = [...new Set(states)].map((state): Walk<Notice> => ({
    ...{ index: ground === undefined ? byState : byGround, placeOf, wanted: () => true },
    range: { equal: ground === undefined ? [state] : [state, ground] },
  }));
  return mergedLists(kernel, walks, request);
};

export const noticeStore = (kernel: Kernel): NoticeStore => ({
  submit: (submission) => kernel.run(submit, submission),
  revise: (revision) => kernel.run(revise, revision),
  find: (noticeId) => kernel.read(get(trackNotices, noticeId)),
  findByCode: async (codeDigest) =>
    (await kernel.read(getBy(byCode, codeDigest))) ?? (await kernel.read(getBy(byMailCode, codeDigest))),
  list: (filter, requested) => listed(kernel, filter, requested),
  ofTrack: (trackId, limit) => kernel.read(page(ofTrack, { equal: [trackId], limit, descending: true })),
  inPeriod: (time, { after, ...range }) =>
    kernel.read(page(periods[time], { ...range, ...(after && { after: [after.at, after.id] }) })),
  due: (now, limit) => kernel.read(page(byDue, { until: now, limit })),
});
