import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { SessionId, StaffId } from '../../domain/shared/ids.ts';
import type { Attempts } from '../../domain/staff/attempts.ts';
import type { StaffMember, StaffSession } from '../../domain/staff/staff.ts';

export interface StaffAddition {
  readonly member: StaffMember;
  /** The first account of all. */
  readonly onlyIfEmpty?: true;
  readonly audit: AuditNote;
  readonly mails?: readonly Mail[];
}

export interface StaffChange {
  /** With the next version; with the same where nothing of it changes but the code last used, which is never set back. */
  readonly member: StaffMember;
  readonly guards: {
    readonly version: number;
    /** No code of this step or a later one was used since. */
    readonly totpStep?: number;
    /** One active admin besides this one must remain. */
    readonly anotherAdmin?: true;
  };
  /** Ends sessions of the member in the same commit: all, or all but one. */
  readonly endSessions?: 'all' | { readonly allBut: SessionId };
  /** Begun in the same commit. */
  readonly session?: StaffSession;
  /** Whose attempts are forgotten in the same commit. */
  readonly clears?: string;
  readonly audit?: AuditNote;
  readonly mails?: readonly Mail[];
}

/** Members of staff, their sessions, and attempts to sign in. Reads see what every process committed. */
export interface StaffRegistry {
  /** Atomic; of rivals with `onlyIfEmpty`, and of rivals for an email, one is added. */
  add(entry: StaffAddition): Promise<'added' | 'email-taken' | 'not-empty'>;
  /** Atomic: record, sessions, note and mails, where the version is still the one decided on. */
  change(change: StaffChange): Promise<'changed' | 'email-taken' | 'guard-failed'>;
  find(id: StaffId): Promise<StaffMember | undefined>;
  findByEmail(email: string): Promise<StaffMember | undefined>;
  findByOidcSubject(subject: string): Promise<StaffMember | undefined>;
  findByInvitation(codeDigest: string): Promise<StaffMember | undefined>;
  /** By email. */
  list(): Promise<readonly StaffMember[]>;
  /** The session of a token that has not ended, with its member; lapsed ones are none. */
  session(
    tokenDigest: string,
    now: Instant,
  ): Promise<{ readonly session: StaffSession; readonly member: StaffMember } | undefined>;
  /** Sessions that run, newest first. */
  sessions(staffId: StaffId, now: Instant): Promise<readonly StaffSession[]>;
  /** Atomic: ends it and notes that; false where it was none. */
  endSession(staffId: StaffId, sessionId: SessionId, audit: AuditNote): Promise<boolean>;
  /**
   * Counts an attempt of whoever `who` names, a digest of an address, before anything of it is looked at; `locked`: it is
   * not to be looked at. Atomic: of attempts at once, in whatever process, no more pass than of attempts in a row. No
   * account's version moves.
   */
  attempt(who: string, now: Instant): Promise<Attempts | 'locked'>;
  /** Takes back an attempt that was no failure. */
  undoAttempt(who: string, attempt: Attempts): Promise<void>;
  /**
   * An attempt, counted already, was a failure. Atomic with its note. Writes as much without one, so that the time tells
   * nobody which addresses have an account.
   */
  failed(who: string, at: Instant, audit?: AuditNote): Promise<void>;
  /** Until when each is locked; those that are not are missing. */
  locks(whos: readonly string[], now: Instant): Promise<ReadonlyMap<string, Instant>>;
  /** Drops attempts of whom the last was before a moment. */
  deleteExpiredAttempts(before: Instant): Promise<void>;
  /** Drops sessions that have lapsed. */
  deleteExpiredSessions(now: Instant): Promise<void>;
}
