import type { NoticeCatalog } from '../catalog.ts';

export const en: NoticeCatalog = {
  'notice_received.subject': 'We received your report {noticeId}',
  'notice_received.received':
    'We received a report about a track at {baseUrl} with this email address. Its number is {noticeId}. A person will review it.',
  'notice_received.confirm':
    'Confirm your address to get our decision by email: open {baseUrl}/notices and enter the code below. With this code you can also view the report. Until you confirm, we send nothing more to this address.',
  'notice_received.privacy':
    'Privacy: we use your name and address only to handle this report, and delete them with your texts 185 days after our last decision about it. The person whose track is restricted does not learn who reported it, unless the law requires it.',
  'notice_received.unexpected':
    'If you reported nothing, someone else entered your address. You do not have to do anything.',
  'notice_received.action': 'Open the page for reports',
  'notice_decided.subject':
    '{complaint, select, yes {Our decision about your complaint: report {noticeId}} other {Our decision about your report {noticeId}}}',
  'notice_decided.outcome':
    '{outcome, select, actioned {We acted on your report {noticeId}: the track was taken down or restricted.} rejected {We rejected your report {noticeId}: it led to no action on the track.} other {Your report {noticeId} no longer applies: the track is no longer available, or the reason no longer exists.}}',
  'notice_decided.upheld': 'We reviewed your complaint. Our decision about your report {noticeId} stays.',
  'notice_decided.reasons': 'Our reasons: {reasons}',
  'notice_decided.automation': 'A person made this decision. No automated means were used.',
  'notice_decided.complain':
    'If you disagree, you can complain until {until}, free of charge: open {baseUrl}/notices and enter the code of your receipt. Someone else will decide the complaint.',
  'notice_decided.remedies':
    'You can also go to a certified out-of-court dispute settlement body (Regulation (EU) 2022/2065, Article 21) or to court.',
  'notice_decided.action': 'View the report',
};
