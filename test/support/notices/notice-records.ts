import { complainedNotice, judgedNotice, submittedNotice } from '../../../src/domain/notices/notice-steps.ts';
import type { Notice } from '../../../src/domain/notices/notice.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { NoticeId } from '../../../src/domain/shared/ids.ts';
import type { NoticeRevision } from '../../../src/ports/driven/notices/notice-store.ts';
import { digestOf, noon, trackId } from '../builders/builders.ts';
import { aMail, aNote, staffId } from '../builders/staff-builders.ts';
import { effectsOf } from '../effects.ts';
import { valueOf } from '../outcomes.ts';

export const noticeId = (n = 1) => NoticeId(`ntc_${String(n).padStart(26, '0')}`);

/** The nth report: of the first track, submitted `n` milliseconds after noon. */
export const aNotice = (changes: Partial<Notice> = {}, n = 1): Notice => ({
  ...submittedNotice({
    noticeId: noticeId(n),
    trackId: trackId(),
    ground: 'copyright_recording',
    language: 'de',
    codeDigest: digestOf(60_000 + n),
    mailCodeDigest: digestOf(70_000 + n),
    sealed: `sealed ${n}`,
    submittedAt: noon + n,
  }),
  ...changes,
});

/** A report after the first member of staff rejected it, a day after noon. */
export const aRejectedNotice = (notice: Notice = aNotice(), changes: Partial<Notice> = {}): Notice => ({
  ...valueOf(
    judgedNotice(notice, {
      ...{ outcome: 'rejected', decidedBy: staffId(), decidedAt: noon + dayMs },
      sealed: `${notice.sealed ?? ''} with reasons`,
    }),
  ),
  ...changes,
});

/** A report after its rejection and a complaint, two days after noon. */
export const aComplaint = (notice: Notice = aNotice()): Notice =>
  valueOf(complainedNotice(aRejectedNotice(notice), 'the texts, and a complaint', noon + 2 * dayMs));

export const aSubmission = (notice: Notice, n = 1) => ({
  notice,
  effects: effectsOf({ mails: [aMail({ kind: 'notice_received' }, 80_000 + n)] }),
});

/** A change of a report, with a note and an email. */
export const aRevision = (
  notice: Notice,
  n = 1,
  more: Pick<NoticeRevision, 'claimant'> = {},
): NoticeRevision => ({
  notice,
  guards: { version: notice.version - 1 },
  ...more,
  effects: effectsOf({
    audit: aNote({ action: 'notice.decide' }, 8_000 + n),
    mails: [aMail({ kind: 'notice_decided' }, 90_000 + n)],
  }),
});
