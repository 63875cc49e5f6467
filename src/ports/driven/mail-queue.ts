import type { Mail } from '../../domain/mail/mail.ts';
import type { MailOutcome } from '../../domain/mail/queue.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { MailId } from '../../domain/shared/ids.ts';
import type { Resealing } from './secret-cipher.ts';

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
 * Mails that wait to be sent. They come in with the commits of other ports, as `mails`; a mail id that came before is
 * passed over.
 */
export interface MailQueue {
  /** Mails that are due and leased to nobody, leased to the token; each to one of all who ask. */
  claim(lease: MailLease, limit: number): Promise<readonly DueMail[]>;
  /** Sent, to be tried again, or given up; nothing where the token holds it no longer. */
  settle(id: MailId, token: string, outcome: MailOutcome): Promise<void>;
  /** Replaces the sealed part of a mail, waiting or not, where it is still the one that was read. */
  reseal(id: MailId, resealing: Resealing): Promise<'replaced' | 'changed'>;
  /** Drops what was sent or given up before a moment, at most `limit`; answers how many. */
  deleteExpired(before: Instant, limit: number): Promise<number>;
}
