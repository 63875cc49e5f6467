import type { Instant } from '../shared/calendar.ts';
import type { Mail } from './mail.ts';

/** An email in the queue: due, or done once it is sent or given up. */
export interface QueuedMail {
  readonly mail: Mail;
  readonly failures: number;
  readonly dueAt?: Instant;
  readonly doneAt?: Instant;
  /** Why the last try failed. */
  readonly detail?: string;
}

export type MailOutcome =
  | { readonly outcome: 'sent'; readonly at: Instant }
  /** Without `tryAt`, the email is given up. */
  | {
      readonly outcome: 'failed';
      readonly at: Instant;
      readonly detail: string;
      readonly tryAt: Instant | undefined;
    };

/** Returns the queue entry of a new email, which is due at the time of its creation. */
export const queued = (mail: Mail): QueuedMail => ({ mail, failures: 0, dueAt: mail.createdAt });

export const isDue = ({ dueAt }: QueuedMail, now: Instant): boolean => dueAt !== undefined && dueAt <= now;

/** Returns the queue entry after another try. */
export const afterTry = ({ mail, failures }: QueuedMail, outcome: MailOutcome): QueuedMail => {
  if (outcome.outcome === 'sent') return { mail, failures, doneAt: outcome.at };
  const { at, tryAt, detail } = outcome;
  return {
    mail,
    failures: failures + 1,
    detail,
    ...(tryAt === undefined ? { doneAt: at } : { dueAt: tryAt }),
  };
};
