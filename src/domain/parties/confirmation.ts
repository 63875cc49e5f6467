import type { MailedCode } from '../artists/account.ts';
import { dayMs, type Instant } from '../shared/calendar.ts';
import type { AccountId, PartyId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { disputeAfter, isSetAside, type ShareDispute } from './dispute.ts';

/** How long the code of an email is valid: 30 days. */
export const confirmationMs = 30 * dayMs;
/** The most reminders of one question. */
export const maxReminders = 2;
/** The shortest time between two emails about one question: three days. */
export const reminderPauseMs = 3 * dayMs;

/** The shortest time between an email and one about a changed question: a day. */
export const changedPauseMs = dayMs;

/** The most parties that one request emails. */
export const maxAskedAtOnce = 50;

/** The most earlier codes that still opt out. */
const maxEarlierCodes = 20;

/** The question to a party whether it has these shares in a track, and whether the account may license them. */
export interface ShareQuestion {
  readonly trackId: TrackId;
  readonly partyId: PartyId;
  readonly accountId: AccountId;
  /** The digest of the mailbox of the party. */
  readonly mailbox: string;
  /** The digest of everything that the party sees and confirms: its shares, name and IPI name number, and the title, the artists and the consents of the track. */
  readonly shares: string;
}

/** A question that was emailed to a party, and its answer. */
export interface ShareConfirmation extends ShareQuestion {
  /** The code of the latest email. */
  readonly code: MailedCode;
  /** The codes of earlier emails, latest first, which only opt out. */
  readonly earlier?: readonly EarlierCode[];
  /** When the question was first emailed. */
  readonly askedAt: Instant;
  /** When it was last emailed. */
  readonly emailedAt: Instant;
  /** The number of emails after the first. */
  readonly reminders: number;
  readonly answer?: {
    readonly outcome: 'confirmed' | 'disputed';
    readonly at: Instant;
    /** The reason of a dispute, in the words of the party. */
    readonly reason?: string;
  };
  readonly dispute?: ShareDispute;
  /** When the account last got an email about a dispute of the party. */
  readonly disputeMailedAt?: Instant;
  readonly version: number;
}

/** The code of an earlier email, and the mailbox that got it. */
export interface EarlierCode {
  readonly codeDigest: string;
  readonly mailbox: string;
}

/** A mailbox to which no further question is emailed. */
export interface ShareOptOut {
  /** The digest of the mailbox. */
  readonly mailbox: string;
  readonly at: Instant;
}

export const confirmationStates = [
  'notAsked',
  'asked',
  'confirmed',
  'disputed',
  'setAside',
  'optedOut',
  'noAddress',
] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

/** The code is unknown or has expired. */
export type ShareCodeInvalid = { readonly kind: 'share-code-invalid' };
/** A later email replaced the code. */
export type ShareCodeReplaced = { readonly kind: 'share-code-replaced' };
/** The question was about other shares than the party has now, or was emailed to another address. */
export type SharesChanged = { readonly kind: 'shares-changed' };

/** The current question of a party, and what is known about it. */
export interface ConfirmationFacts {
  /** Undefined for a party without an address. */
  readonly question: ShareQuestion | undefined;
  /** Whether the person who acts is an owner of the account who has confirmed this address, and so confirms the own shares. */
  readonly isOwner: boolean;
  /** The last question that was emailed to the party about the track. */
  readonly record: ShareConfirmation | undefined;
  readonly hasOptedOut: boolean;
}

/** Returns whether a question that was emailed is still the current one. */
export const isCurrent = (record: ShareConfirmation | undefined, question: ShareQuestion): boolean =>
  record?.shares === question.shares && record.mailbox === question.mailbox;

/**
 * Returns the state of a party. An answer holds as long as shares and address stay the same, also after an opt-out. A dispute of these shares that
 * staff have set aside counts as a confirmation.
 */
export const confirmationState = ({
  question,
  isOwner,
  record,
  hasOptedOut,
}: ConfirmationFacts): ConfirmationState => {
  if (!question) return 'noAddress';
  const current = isCurrent(record, question) ? record : undefined;
  if (current?.answer) return isSetAside(current) ? 'setAside' : current.answer.outcome;
  if (isOwner) return 'confirmed';
  if (hasOptedOut) return 'optedOut';
  return current ? 'asked' : 'notAsked';
};

/** Returns the email that may be sent to a party now. */
export const dueMail = (facts: ConfirmationFacts, now: Instant): 'question' | 'reminder' | undefined => {
  const state = confirmationState(facts);
  const { record } = facts;
  // An account that changes the question again and again floods nobody.
  if (state === 'notAsked') {
    const isSoon =
      record?.mailbox === facts.question?.mailbox && now < (record?.emailedAt ?? 0) + changedPauseMs;
    return isSoon ? undefined : 'question';
  }
  if (state !== 'asked' || !record) return undefined;
  return record.reminders < maxReminders && now >= record.emailedAt + reminderPauseMs
    ? 'reminder'
    : undefined;
};

const earlierCodes = ({ code, mailbox, earlier = [] }: ShareConfirmation): readonly EarlierCode[] =>
  [{ codeDigest: code.codeDigest, mailbox }, ...earlier].slice(0, maxEarlierCodes);

/** Returns a question as it is emailed now, with a code that replaces earlier ones. A dispute of the party stays. */
export const askedAgain = (
  question: ShareQuestion,
  record: ShareConfirmation | undefined,
  { code, now }: { readonly code: MailedCode; readonly now: Instant },
): ShareConfirmation => ({
  ...question,
  ...{ code, emailedAt: now, version: (record?.version ?? 0) + 1 },
  ...(record && { earlier: earlierCodes(record) }),
  ...(record?.dispute && { dispute: record.dispute }),
  ...(record?.disputeMailedAt !== undefined && { disputeMailedAt: record.disputeMailedAt }),
  ...(record && isCurrent(record, question)
    ? { askedAt: record.askedAt, reminders: record.reminders + 1 }
    : { askedAt: now, reminders: 0 }),
});

/** Returns the question of a code, if its party can answer it now. `question` is the current one. */
export const answerable = (
  record: ShareConfirmation | undefined,
  question: ShareQuestion | undefined,
  now: Instant,
): Result<ShareConfirmation, ShareCodeInvalid | SharesChanged> => {
  if (!record || now >= record.code.until) return fail({ kind: 'share-code-invalid' });
  return question && isCurrent(record, question) ? ok(record) : fail({ kind: 'shares-changed' });
};

/** The answer of a party. It can answer again while its code is valid; the last answer counts. */
export type ShareAnswer =
  | { readonly outcome: 'confirmed' }
  | { readonly outcome: 'optedOut' }
  | { readonly outcome: 'disputed'; readonly reason?: string };

/** Returns a question with an answer. An opt-out leaves an earlier answer as it is. */
export const withAnswer = (
  record: ShareConfirmation,
  answer: ShareAnswer,
  at: Instant,
): ShareConfirmation => {
  const { dispute: _, ...rest } = record;
  const dispute = disputeAfter(record, answer, at);
  return {
    ...rest,
    ...(answer.outcome !== 'optedOut' && { answer: { ...answer, at } }),
    ...(dispute && { dispute }),
    version: record.version + 1,
  };
};
