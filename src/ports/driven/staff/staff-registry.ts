import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { SessionId, StaffId } from '../../../domain/shared/ids.ts';
import type { Attempts } from '../../../domain/staff/attempts.ts';
import type { StaffMember, StaffSession } from '../../../domain/staff/staff.ts';
import type { Effects } from '../shared/effects.ts';

export interface StaffAddition {
  readonly member: StaffMember;
  /** The first account of all. */
  readonly onlyIfEmpty?: true;
  readonly effects: Effects;
}

export interface StaffChange {
  /**
   * The account with its next version, or with the same version if only the last used code changes, which is
   * never reset.
   */
  readonly member: StaffMember;
  readonly guards: {
    readonly version: number;
    /** No code of this step or a later one was used since. */
    readonly totpStep?: number;
    /** Another active admin must remain. */
    readonly anotherAdmin?: true;
  };
  /** Sessions of the member to end in the same commit: all, or all but one. */
  readonly endSessions?: 'all' | { readonly allBut: SessionId };
  /** A session that begins in the same commit. */
  readonly session?: StaffSession;
  /** The address whose attempts are deleted in the same commit. */
  readonly clears?: string;
  readonly effects: Effects;
}

/**
 * Members of staff, their sessions, and attempts to sign in. Reads return what every process has committed.
 */
export interface StaffRegistry {
  /** Atomic; of simultaneous calls with `onlyIfEmpty`, or with one email, one adds its account. */
  add(entry: StaffAddition): Promise<'added' | 'email-taken' | 'not-empty'>;
  /** Atomic: stores record, sessions, note and mails, if the version has not changed since the decision. */
  change(change: StaffChange): Promise<'changed' | 'email-taken' | 'guard-failed'>;
  find(id: StaffId): Promise<StaffMember | undefined>;
  findByEmail(email: string): Promise<StaffMember | undefined>;
  findByOidcSubject(subject: string): Promise<StaffMember | undefined>;
  findByInvitation(codeDigest: string): Promise<StaffMember | undefined>;
  /** Returns members by email. */
  list(): Promise<readonly StaffMember[]>;
  /** Returns the active session of a token, with its member; expired ones do not count. */
  session(
    tokenDigest: string,
    now: Instant,
  ): Promise<{ readonly session: StaffSession; readonly member: StaffMember } | undefined>;
  /** Returns active sessions, newest first. */
  sessions(staffId: StaffId, now: Instant): Promise<readonly StaffSession[]>;
  /** Atomic: ends the session and records the note; returns false if there was none. */
  endSession(staffId: StaffId, sessionId: SessionId, audit: AuditNote): Promise<boolean>;
  /**
   * Counts an attempt for `who`, a digest of an address, before its password is verified; `locked` means that
   * it must not be verified. Atomic: simultaneous attempts in any number of processes have no advantage. The
   * version of the account does not change.
   */
  attempt(who: string, now: Instant): Promise<Attempts | 'locked'>;
  /** Undoes an attempt that was no failure. */
  undoAttempt(who: string, attempt: Attempts): Promise<void>;
  /**
   * Records that an attempt, which is counted already, failed. Atomic with its note. It takes the same time
   * without one, so that the time does not reveal which addresses have an account.
   */
  failed(who: string, at: Instant, audit: AuditNote | undefined): Promise<void>;
  /** Returns until when each address is locked, without those that are not. */
  locks(whos: readonly string[], now: Instant): Promise<ReadonlyMap<string, Instant>>;
  /** Deletes attempts of addresses whose last one was before a given time. */
  deleteExpiredAttempts(before: Instant): Promise<void>;
  /** Deletes sessions that have expired. */
  deleteExpiredSessions(now: Instant): Promise<void>;
}
