import { withoutTexts } from '../../../../src/domain/notices/notice-steps.ts';
import { noticeStates } from '../../../../src/domain/notices/notice.ts';
import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { digestOf, trackId } from '../../builders/builders.ts';
import {
  aComplaint,
  aNotice,
  aRejectedNotice,
  aRevision,
  aSubmission,
  noticeId,
} from '../../notices/notice-records.ts';

export type KeptOfNotices = Pick<Adapters, 'noticeStore'>;

/** Reports in all states, one without texts, some without an emailed code. */
export const fillNotices = async ({ noticeStore }: KeptOfNotices, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const { mailCodeDigest, ...rest } = aNotice({ trackId: trackId(n) }, n);
    const notice = n % 5 === 0 || mailCodeDigest === undefined ? rest : { ...rest, mailCodeDigest };
    await noticeStore.submit(aSubmission(notice, n));
    if (n % 4 === 0) continue;
    const decided = aRejectedNotice(notice);
    await noticeStore.revise(aRevision(decided, n));
    if (n % 4 === 1) await noticeStore.revise(aRevision(aComplaint(notice), 1_000 + n));
    if (n % 4 === 2) await noticeStore.revise(aRevision(withoutTexts(decided), 2_000 + n));
  }
};

/** Returns everything that the port returns of the content of `fillNotices`. */
export const noticeContents = async ({ noticeStore }: KeptOfNotices, count: number) => ({
  found: await Promise.all(Array.from({ length: count }, (_, i) => noticeStore.find(noticeId(i + 1)))),
  byCode: await Promise.all(
    Array.from({ length: count }, (_, i) => noticeStore.findByCode(digestOf(70_001 + i))),
  ),
  listed: await noticeStore.list({ states: noticeStates }, { limit: count }),
});
