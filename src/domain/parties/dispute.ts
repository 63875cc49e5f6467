import { dayMs, type Instant } from '../shared/calendar.ts';
import type { StaffId } from '../shared/ids.ts';

/** A dispute of shares by their party. It outlasts the question, whatever the account changes afterwards. */
export interface ShareDispute {
  /** The digest of the question that the party disputes. */
  readonly shares: string;
  /** The digest of the mailbox that answered. Absent in disputes of earlier releases. */
  readonly mailbox?: string;
  readonly at: Instant;
  /** Why, in the words of the party. */
  readonly reason?: string;
  /** Present once staff have decided that the track can be approved in spite of it. */
  readonly setAside?: SetAside;
}

export interface SetAside {
  readonly staffId: StaffId;
  readonly reason: string;
  readonly at: Instant;
  /** Present if the disputed shares were submitted then, so that staff have accepted them. Absent in earlier releases. */
  readonly accepts?: true;
}

/** The members of a question on which its dispute depends. */
interface Disputed {
  readonly shares: string;
  readonly mailbox: string;
  readonly answer?: { readonly outcome: 'confirmed' | 'disputed'; readonly reason?: string };
  readonly dispute?: ShareDispute;
}

interface Answer {
  readonly outcome: 'confirmed' | 'disputed' | 'optedOut';
  /** Why the shares are wrong, if they are disputed. */
  readonly reason?: string;
}

/**
 * Returns the dispute of a question after an answer. A confirmation ends it only for the same shares and from the same mailbox: the track in
 * the catalog can have others, and the account can enter another address. The same dispute again changes nothing.
 */
export const disputeAfter = (
  { shares, mailbox, answer: last, dispute }: Disputed,
  answer: Answer,
  at: Instant,
): ShareDispute | undefined => {
  if (answer.outcome === 'optedOut') return dispute;
  const isSame = dispute?.shares === shares && dispute.mailbox === mailbox;
  if (answer.outcome === 'confirmed') return isSame ? undefined : dispute;
  const isRepeated = last?.outcome === 'disputed' && last.reason === answer.reason && isSame;
  if (isRepeated) return dispute;
  return { shares, mailbox, at, ...(answer.reason !== undefined && { reason: answer.reason }) };
};

/** Returns whether a submission ends the dispute of a question: its party has confirmed what is submitted, from the mailbox that disputed. */
export const isSettled = ({ mailbox, answer, dispute }: Omit<Disputed, 'shares'>): boolean =>
  dispute !== undefined && answer?.outcome === 'confirmed' && dispute.mailbox === mailbox;

/** Returns whether the approval of a revision ends the dispute of a question. `submitted` is the question about what the revision has. */
export const isSettledBy = (record: Disputed, submitted: string | undefined): boolean =>
  record.shares === submitted && isSettled(record);

/** Returns whether a question is answered by a dispute that staff have set aside while its shares were submitted, and no confirmation has followed. */
export const isSetAside = ({ shares, mailbox, answer, dispute }: Disputed): boolean =>
  answer?.outcome === 'disputed' &&
  dispute?.setAside?.accepts === true &&
  dispute.shares === shares &&
  (dispute.mailbox ?? mailbox) === mailbox;

/** Returns when a dispute began, if staff have not set it aside. */
export const openSince = ({ dispute }: Pick<Disputed, 'dispute'>): Instant | undefined =>
  dispute && !dispute.setAside ? dispute.at : undefined;

const workingDaysToDecide = 5;

/** Returns until when staff decide about a dispute: five working days (Monday to Friday, UTC) later. */
export const decideDisputeBy = (since: Instant): Instant => {
  let at = since;
  for (let days = 0; days < workingDaysToDecide;) {
    at += dayMs;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) days++;
  }
  return at;
};

/** The shortest time between two emails to an account about disputes of one party in a track. */
const mailPauseMs = dayMs;

/** Returns whether the account gets an email about a dispute, so that a party that answers again and again floods nobody. */
export const isDisputeMailed = (
  before: Disputed & { readonly disputeMailedAt?: Instant },
  after: Disputed,
  now: Instant,
): boolean =>
  openSince(after) !== undefined &&
  after.dispute !== before.dispute &&
  now >= (before.disputeMailedAt ?? -Infinity) + mailPauseMs;
