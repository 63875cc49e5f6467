import { noticeState, stateSince, textsDueAt, type Notice } from '../../../../domain/notices/notice.ts';
import { collection } from '../../collection.ts';
import { derived, optional, text, whole } from '../../members.ts';

/** Reports of tracks by anyone. */
export const trackNotices = collection<Notice>()('track_notices', {
  key: ['noticeId'],
  members: {
    noticeId: text,
    trackId: text,
    ground: text,
    codeDigest: text,
    mailCodeDigest: optional(text),
    version: whole,
    submittedAt: whole,
    state: derived(text, 1, noticeState),
    since: derived(whole, 1, stateSince),
    judgedAt: derived(optional(whole), 1, ({ judgment }: Notice) => judgment?.decidedAt),
    complainedAt: derived(optional(whole), 1, ({ complaint }: Notice) => complaint?.submittedAt),
    complaintJudgedAt: derived(optional(whole), 1, ({ complaint }: Notice) => complaint?.judgment?.decidedAt),
    dueAt: derived(optional(whole), 1, textsDueAt),
  },
  indexes: {
    byCode: { unique: true, on: ['codeDigest'] },
    byMailCode: { unique: true, on: ['mailCodeDigest'], having: ['mailCodeDigest'] },
    byState: { on: ['state', 'since', 'noticeId'] },
    byGround: { on: ['state', 'ground', 'since', 'noticeId'] },
    ofTrack: { on: ['trackId', 'submittedAt', 'noticeId'] },
    bySubmission: { on: ['submittedAt', 'noticeId'] },
    byJudgment: { on: ['judgedAt', 'noticeId'], having: ['judgedAt'] },
    byComplaint: { on: ['complainedAt', 'noticeId'], having: ['complainedAt'] },
    byComplaintJudgment: { on: ['complaintJudgedAt', 'noticeId'], having: ['complaintJudgedAt'] },
    byDue: { on: ['dueAt', 'noticeId'], having: ['dueAt'] },
  },
});
