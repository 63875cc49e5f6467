import type { Instant } from '../shared/calendar.ts';
import type { Mail } from './mail.ts';

/** A mail on its way: due, or done when it was sent or given up. */
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
  /** `tryAt` undefined: it is given up. */
  | {
      readonly outcome: 'failed';
      readonly at: Instant;
      readonly detail: string;
      readonly tryAt: Instant | undefined;
    };

/** A mail is due at the moment for which it was written. */
export const queued = (mail: Mail): QueuedMail => ({ mail, failures: 0, dueAt: mail.createdAt });

export const isDue = ({ dueAt }: QueuedMail, now: Instant): boolean => dueAt !== undefined && dueAt <= now;

/** A mail after it was tried once more. */
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
