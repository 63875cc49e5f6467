import { noticeOutcomes } from '../notices/notice.ts';

const [text, flag, day] = ['text', 'flag', 'day'] as const;
const about = { noticeId: text } as const;

/** Every message of an email to people who reported a track, with its values. */
export const noticeMessages = {
  'notice_received.subject': about,
  'notice_received.received': { noticeId: text, baseUrl: text },
  'notice_received.confirm': { baseUrl: text },
  'notice_received.privacy': {},
  'notice_received.unexpected': {},
  'notice_received.action': {},
  'notice_decided.subject': { noticeId: text, complaint: flag },
  'notice_decided.outcome': { noticeId: text, outcome: noticeOutcomes },
  'notice_decided.upheld': about,
  'notice_decided.reasons': { reasons: text },
  'notice_decided.automation': {},
  'notice_decided.complain': { baseUrl: text, until: day },
  'notice_decided.remedies': {},
  'notice_decided.action': {},
} as const;
