import { wasPublished, type Track } from '../../catalog/track.ts';
import type { Instant } from '../../shared/calendar.ts';
import type { AppealId, MailId, TrackId } from '../../shared/ids.ts';
import type { Mail, MailKind, MailText } from '../../mail/mail.ts';
import type { Wording } from '../../mail/messages.ts';
import type { Appeal, EndedAppeal, OpenAppeal } from './appeal.ts';

interface About {
  /** The title of the track, from `titleFor`. */
  readonly title: string;
  /** The result of `appealLink`; for an outcome, of `standingLink`. */
  readonly link: string;
}

/**
 * Returns the name of a track for an appellant, who can be anyone: the title of a track that was never
 * published stays private.
 */
export const titleFor = (track: Track): string => (wasPublished(track) ? track.title : track.trackId);

/**
 * Returns the address of the page of an appeal with its code, which follows the `#` so that it appears in no
 * request and no log. `baseUrl` is the public address of the service without a slash at the end.
 */
export const appealLink = (baseUrl: string, appealId: AppealId, code: string): string =>
  `${baseUrl}/appeals#appeal=${appealId}&code=${code}`;

/** Returns the address of the page that shows the status of a track and accepts appeals. */
export const statusLink = (baseUrl: string, trackId: TrackId): string =>
  `${baseUrl}/appeals?track=${trackId}`;

/**
 * The email repeats no text of the appellant, so that nobody can send their own text to another person's
 * address.
 */
export const appealReceived = ({ language, say }: Wording, appeal: OpenAppeal, about: About): MailText => ({
  language,
  subject: say('appeal_received.subject', appeal),
  paragraphs: [
    say('appeal_received.received', { ...appeal, title: about.title }),
    `${say('appeal_received.link')} ${say('appeal.link_note')}`,
    say('appeal_received.unexpected'),
  ],
  action: { label: say('appeal.view'), url: about.link },
});

export const appealCode = (
  { language, say }: Wording,
  appeal: Appeal,
  code: string,
  about: About,
): MailText => ({
  language,
  subject: say('appeal_code.subject', appeal),
  paragraphs: [say('appeal_code.link', about), say('appeal_code.code'), code, say('appeal_code.unexpected')],
  action: { label: say('appeal.view'), url: about.link },
});

/** The question is in the words of the reviewer. */
export const appealQuestion = (
  { language, say }: Wording,
  appeal: Extract<OpenAppeal, { readonly status: 'more_info_requested' }>,
  question: string,
  about: About,
): MailText => ({
  language,
  subject: say('appeal_question.subject', appeal),
  paragraphs: [
    say('appeal_question.asks', about),
    question,
    `${say('appeal_question.answer', appeal)} ${say('appeal.link_note')}`,
  ],
  action: { label: say('appeal_question.action'), url: about.link },
});

/** The reasons are in the words of the person who decided. */
export const appealOutcome = (
  { language, say }: Wording,
  appeal: Exclude<EndedAppeal, { readonly status: 'withdrawn' }>,
  about: About,
): MailText => ({
  language,
  subject: say('appeal_decided.subject', appeal),
  paragraphs: [
    say('appeal_decided.decided', { ...appeal, title: about.title, outcome: appeal.status }),
    say('appeal_decided.reasons', appeal.outcome),
    ...(appeal.status === 'upheld' ? [say('appeal_decided.remedies')] : []),
  ],
  action: { label: say('appeal_decided.action'), url: about.link },
});

/**
 * The rate of emails of a kind that anyone can cause to one address, whose owner may not expect them: ten a
 * day.
 */
export const strangersMailRate = { requestsPerSecond: 10 / 86_400, burst: 10 };

export const mailTo = (
  { contactEmail: to, updatedAt }: Appeal,
  kind: MailKind,
  text: MailText,
  mailId: MailId,
  createdAt: Instant = updatedAt,
): Mail => ({ ...text, mailId, kind, to, createdAt });
