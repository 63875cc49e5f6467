import { complaintRejected } from '../../../domain/notices/notice-steps.ts';
import {
  complaintUntil,
  judgmentInForce,
  type Notice,
  type NoticeTexts,
} from '../../../domain/notices/notice.ts';
import { timestamp, type Instant } from '../../../domain/shared/calendar.ts';
import type { OwnNotice } from '../../../ports/driving/notices/notices.ts';

/** Returns the members that reporters and staff see. */
export const commonView = (notice: Notice) => ({
  ...{ noticeId: notice.noticeId, trackId: notice.trackId, ground: notice.ground },
  status: judgmentInForce(notice)?.outcome ?? ('received' as const),
  submittedAt: timestamp(notice.submittedAt),
});

const sharedView = (notice: Notice, { explanation, name, email }: NoticeTexts) => ({
  ...commonView(notice),
  explanation,
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
  emailConfirmed: notice.mailboxConfirmedAt !== undefined,
});

const decisionView = <Outcome extends string>(
  judgment: { readonly outcome: Outcome; readonly decidedAt: Instant } | undefined,
  reasons = '',
) =>
  judgment && {
    decision: { outcome: judgment.outcome, decidedAt: timestamp(judgment.decidedAt), reasons },
  };

export const noticeView = ({ notice, texts }: OwnNotice, now: Instant) => {
  const until = complaintUntil(notice);
  const { complaint } = notice;
  return {
    ...sharedView(notice, texts),
    ...decisionView(notice.judgment, texts.reasons),
    ...(until !== undefined && !complaintRejected(notice, now) && { complainUntil: timestamp(until) }),
    ...(complaint && {
      complaint: {
        text: texts.complaint ?? '',
        submittedAt: timestamp(complaint.submittedAt),
        ...decisionView(complaint.judgment, texts.complaintReasons),
      },
    }),
  };
};
