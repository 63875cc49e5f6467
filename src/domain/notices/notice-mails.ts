import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import { complaintUntil, type Notice, type NoticeTexts } from './notice.ts';

/** The rate of receipts to one mailbox, over all callers: three in a burst, five a day. */
export const noticeMailboxRate = { requestsPerSecond: 5 / 86_400, burst: 3 };
/** The rate of notices from one address: ten in a burst, ten an hour. */
export const noticeRate = { requestsPerSecond: 10 / 3_600, burst: 10 };

type NoticeMail = MailText & { readonly kind: MailKind };

const pageOf = (baseUrl: string): string => `${baseUrl}/notices`;

/**
 * Returns the receipt of a notice, with the code that confirms the mailbox. It repeats no text of the reporter and does not name
 * the track, so that nobody can send their own words to another person's address.
 */
export const noticeReceivedMail = (
  { language, say }: Wording,
  { noticeId }: Pick<Notice, 'noticeId'>,
  { code, baseUrl }: { readonly code: string; readonly baseUrl: string },
): NoticeMail => ({
  kind: 'notice_received',
  language,
  subject: say('notice_received.subject', { noticeId }),
  paragraphs: [
    say('notice_received.received', { noticeId, baseUrl }),
    say('notice_received.confirm', { baseUrl }),
    code,
    say('notice_received.privacy'),
    say('notice_received.unexpected'),
  ],
  action: { label: say('notice_received.action'), url: pageOf(baseUrl) },
});

/** Returns the email about the last judgment of a notice, with its reasons and what the reporter can do against it. */
export const noticeDecidedMail = (
  { language, say }: Wording,
  notice: Notice,
  { reasons, complaintReasons }: Pick<NoticeTexts, 'reasons' | 'complaintReasons'>,
  baseUrl: string,
): NoticeMail | undefined => {
  const { noticeId, judgment, complaint } = notice;
  const last = complaint?.judgment ?? judgment;
  if (!last) return undefined;
  const isAboutComplaint = last === complaint?.judgment;
  const given = isAboutComplaint ? complaintReasons : reasons;
  const until = complaintUntil(notice);
  return {
    kind: 'notice_decided',
    language,
    subject: say('notice_decided.subject', { noticeId, complaint: isAboutComplaint }),
    paragraphs: [
      last.outcome === 'upheld'
        ? say('notice_decided.upheld', { noticeId })
        : say('notice_decided.outcome', { noticeId, outcome: last.outcome }),
      ...(given === undefined ? [] : [say('notice_decided.reasons', { reasons: given })]),
      say('notice_decided.automation'),
      ...(isAboutComplaint || until === undefined
        ? []
        : [say('notice_decided.complain', { baseUrl, until })]),
      say('notice_decided.remedies'),
    ],
    action: { label: say('notice_decided.action'), url: pageOf(baseUrl) },
  };
};
