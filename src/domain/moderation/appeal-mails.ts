import { wasPublished, type Track } from '../catalog/track.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import type { MailId } from '../shared/ids.ts';
import type { Mail, MailKind, MailText } from '../mail/mail.ts';
import { contactKey, type Appeal, type EndedAppeal, type OpenAppeal } from './appeal.ts';

interface About {
  /** Of the track: see `titleFor`. */
  readonly title: string;
  /** The service's public address, without a slash at its end. */
  readonly baseUrl: string;
}

/** What a track is called to an appellant, who may be anyone: of one that was never published strangers learn no title. */
export const titleFor = (track: Track): string => (wasPublished(track) ? track.title : track.trackId);

const dayOf = (at: Instant): string => timestamp(at).slice(0, 10);

const addressOf = ({ appealId }: Appeal, { baseUrl }: About): string =>
  `${baseUrl}/api/v1/appeals/${appealId}`;

const withCode = 'with its code, as Authorization: Bearer';

/** Nothing that the appellant wrote comes back: whoever gives another's address makes us write no letter of theirs. */
export const appealReceived = (appeal: OpenAppeal, about: About): MailText => ({
  subject: `Your appeal ${appeal.appealId} was received`,
  paragraphs: [
    `We have received an appeal against decision ${appeal.decisionId} about the track "${about.title}". It is to be decided by ${dayOf(appeal.decideBy)}, by somebody who did not take that decision.`,
    `You can follow it, add to it and withdraw it at ${addressOf(appeal, about)} ${withCode}. We keep no copy of the code: where you have lost it, POST ${addressOf(appeal, about)}/code has a new one sent to this address.`,
    'If you did not submit it, you need not do anything.',
  ],
});

export const appealCode = (appeal: Appeal, code: string, about: About): MailText => ({
  subject: `A new code for your appeal ${appeal.appealId}`,
  paragraphs: [
    `Somebody asked for a new code to follow your appeal about the track "${about.title}". It is:`,
    code,
    `The one before no longer works. Follow the appeal at ${addressOf(appeal, about)} with the new one, as Authorization: Bearer.`,
    'If you did not ask for it, you need not do anything: nobody but you was sent the code.',
  ],
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
    `Answer by ${dayOf(appeal.answerBy)} at ${addressOf(appeal, about)}/answer ${withCode}. After that it may be decided without the answer.`,
  ],
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
});

/** How many mails of a kind anybody can have us send to one address, whose owner need not know of it: ten in a day. */
export const strangersMailRate = { requestsPerSecond: 10 / 86_400, burst: 10 };

/** Whom a mail reaches, as far as that can be known: a tag behind a `+` makes no other recipient. */
export const recipientKey = (email: string): string => contactKey(email).replace(/\+[^@]*@/, '@');

export const mailTo = (
  { contactEmail: to, updatedAt }: Appeal,
  kind: MailKind,
  text: MailText,
  mailId: MailId,
  createdAt: Instant = updatedAt,
): Mail => ({ ...text, mailId, kind, to, createdAt });
