import { wasPublished, type Track } from '../../catalog/track.ts';
import { timestamp, type Instant } from '../../shared/calendar.ts';
import type { AppealId, MailId, TrackId } from '../../shared/ids.ts';
import type { Mail, MailKind, MailText } from '../../mail/mail.ts';
import { contactKey, type Appeal, type EndedAppeal, type OpenAppeal } from './appeal.ts';

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
export const standingLink = (baseUrl: string, trackId: TrackId): string =>
  `${baseUrl}/appeals?track=${trackId}`;

const kept =
  'Whoever has the link can do the same: keep it to yourself. Where it no longer works, the page it leads to sends another to this address.';

/**
 * The mail repeats no text of the appellant, so that nobody can send their own text to another person's
 * address.
 */
export const appealReceived = (appeal: OpenAppeal, about: About): MailText => ({
  subject: `Your appeal ${appeal.appealId} was received`,
  paragraphs: [
    `We have received an appeal against decision ${appeal.decisionId} about the track "${about.title}". It is to be decided by ${dayOf(appeal.decideBy)}, by somebody who did not take that decision.`,
    `By the link below you can follow it, add to it and withdraw it. ${kept}`,
    'If you did not submit it, somebody else gave your address: withdraw it, or do nothing.',
  ],
  action: { label: 'Follow your appeal', url: about.link },
});

export const appealCode = (appeal: Appeal, code: string, about: About): MailText => ({
  subject: `A new link to your appeal ${appeal.appealId}`,
  paragraphs: [
    `Somebody asked for a new link to your appeal about the track "${about.title}". It stands below; those before no longer work.`,
    'Programs that follow it by the API need its new code, which is:',
    code,
    'If you did not ask for it, you need not do anything: nobody but you was sent it.',
  ],
  action: { label: 'Follow your appeal', url: about.link },
});

export const appealQuestion = (
  appeal: Extract<OpenAppeal, { readonly status: 'more_info_requested' }>,
  question: string,
  about: About,
): MailText => ({
  subject: `A question about your appeal ${appeal.appealId}`,
  paragraphs: [
    `Whoever reviews your appeal about the track "${about.title}" asks:`,
    question,
    `Answer by ${dayOf(appeal.answerBy)}, by the link below, where you can also attach files. After that it may be decided without the answer. ${kept}`,
  ],
  action: { label: 'Answer the question', url: about.link },
});

const outcomes = {
  upheld: 'The decision stands.',
  overturned: 'The decision was wrong, or stands no longer; it is undone.',
} as const;

export const appealOutcome = (
  appeal: Exclude<EndedAppeal, { readonly status: 'withdrawn' }>,
  about: About,
): MailText => ({
  subject: `Your appeal ${appeal.appealId} was decided`,
  paragraphs: [
    `Your appeal against decision ${appeal.decisionId} about the track "${about.title}" was decided. ${outcomes[appeal.status]}`,
    `The reasons: ${appeal.outcome.reasons}`,
    ...(appeal.status === 'upheld'
      ? ['You remain free to turn to an out-of-court dispute settlement body, or to a court.']
      : []),
  ],
  action: { label: 'See how the track stands', url: about.link },
});

/**
 * The rate of mails of a kind that anyone can cause to one address, whose owner may not expect them: ten a
 * day.
 */
export const strangersMailRate = { requestsPerSecond: 10 / 86_400, burst: 10 };

/**
 * Returns the mailbox that receives a mail, as far as its address shows: a tag after `+` does not change the
 * mailbox.
 */
export const recipientKey = (email: string): string => contactKey(email).replace(/\+[^@]*@/, '@');

export const mailTo = (
  { contactEmail: to, updatedAt }: Appeal,
  kind: MailKind,
  text: MailText,
  mailId: MailId,
  createdAt: Instant = updatedAt,
): Mail => ({ ...text, mailId, kind, to, createdAt });
