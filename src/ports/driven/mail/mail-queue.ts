import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { MailOutcome } from '../../../domain/mail/queue.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { MailId } from '../../../domain/shared/ids.ts';
import type { Reencryption } from '../access/secret-cipher.ts';

export interface DueMail {
  readonly mail: Mail;
  readonly failures: number;
}

export interface MailLease {
  readonly token: string;
  readonly now: Instant;
  readonly until: Instant;
}

export type { MailOutcome };

/**
 * Emails to be sent. The commits of other ports queue theirs, as `mails`. An email with an existing ID is skipped.
 */
export interface MailQueue {
  /** Atomic: queues an email that no other change causes, and records the note, if there is one. */
  enqueue(mail: Mail, audit?: AuditNote): Promise<void>;
  /** Returns free due emails, leased to the token; each to one of all callers. */
  claim(lease: MailLease, limit: number): Promise<readonly DueMail[]>;
  /** Records that an email is sent, to be tried again, or given up, if the token still has it. */
  settle(id: MailId, token: string, outcome: MailOutcome): Promise<void>;
  /** Replaces the encrypted part of an email, waiting or not, if it has not changed since it was read. */
  reencrypt(id: MailId, reencryption: Reencryption): Promise<'replaced' | 'changed'>;
  /** Deletes at most `limit` emails that were sent or given up before a given time; returns their number. */
  deleteExpired(before: Instant, limit: number): Promise<number>;
}
