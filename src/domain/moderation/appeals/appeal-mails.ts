import { wasPublished, type Track } from '../../catalog/track.ts';
import { timestamp, type Instant } from '../../shared/calendar.ts';
import type { AppealId, MailId, TrackId } from '../../shared/ids.ts';
import type { Mail, MailKind, MailText } from '../../mail/mail.ts';
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

const dayOf = (at: Instant): string => timestamp(at).slice(0, 10);

/**
 * Returns the address of the page of an appeal with its code, which follows the `#` so that it appears in no
 * request and no log. `baseUrl` is the public address of the service without a slash at the end.
 */
export const appealLink = (baseUrl: string, appealId: AppealId, code: string): string =>
  `${baseUrl}/appeals#appeal=${appealId}&code=${code}`;

/** Returns the address of the page that shows the status of a track and accepts appeals. */
export const statusLink = (baseUrl: string, trackId: TrackId): string =>
  `${baseUrl}/appeals?track=${trackId}`;

const linkNote =
  'Do not share the link: anyone who has it can do the same. If it no longer works, the page that it opens can send a new link to this address.';

/**
 * The mail repeats no text of the appellant, so that nobody can send their own text to another person's
 * address.
 */
export const appealReceived = (appeal: OpenAppeal, about: About): MailText => ({
  subject: `Your appeal ${appeal.appealId} was received`,
  paragraphs: [
    `We have received an appeal against decision ${appeal.decisionId} about the track "${about.title}". Someone who was not involved in that decision will decide the appeal by ${dayOf(appeal.decideBy)}.`,
    `With the link below you can view the appeal, add information and withdraw it. ${linkNote}`,
    'If you did not submit this appeal, someone else entered your email address. You can withdraw the appeal or ignore this email.',
  ],
  action: { label: 'View your appeal', url: about.link },
});

export const appealCode = (appeal: Appeal, code: string, about: About): MailText => ({
  subject: `A new link to your appeal ${appeal.appealId}`,
  paragraphs: [
    `Here is the new link to your appeal about the track "${about.title}". Earlier links no longer work.`,
    'If you track this appeal through the API, use this new code:',
    code,
    'If you did not request a new link, you do not need to do anything: it was sent only to you.',
  ],
  action: { label: 'View your appeal', url: about.link },
});

export const appealQuestion = (
  appeal: Extract<OpenAppeal, { readonly status: 'more_info_requested' }>,
  question: string,
  about: About,
): MailText => ({
  subject: `A question about your appeal ${appeal.appealId}`,
  paragraphs: [
    `The reviewer of your appeal about the track "${about.title}" asks:`,
    question,
    `Answer with the link below by ${dayOf(appeal.answerBy)}. You can also attach files there. After that we may decide without your answer. ${linkNote}`,
  ],
  action: { label: 'Answer the question', url: about.link },
});

const outcomes = {
  upheld: 'The decision stays in force.',
  overturned: 'The decision no longer applies.',
} as const;

export const appealOutcome = (
  appeal: Exclude<EndedAppeal, { readonly status: 'withdrawn' }>,
  about: About,
): MailText => ({
  subject: `Your appeal ${appeal.appealId} was decided`,
  paragraphs: [
    `Your appeal against decision ${appeal.decisionId} about the track "${about.title}" was decided. ${outcomes[appeal.status]}`,
    `Reasons: ${appeal.outcome.reasons}`,
    ...(appeal.status === 'upheld'
      ? ['You can still turn to an out-of-court dispute settlement body or to a court.']
      : []),
  ],
  action: { label: 'View the track status', url: about.link },
});

/**
 * The rate of mails of a kind that anyone can cause to one address, whose owner may not expect them: ten a
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
