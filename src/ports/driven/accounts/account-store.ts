import type { Attempts } from '../../../domain/accounts/attempts.ts';
import type {
  AccountHolder,
  AccountSession,
  Audience,
  SessionsToEnd,
} from '../../../domain/accounts/session.ts';
import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { SessionId } from '../../../domain/shared/ids.ts';

/**
 * Sessions of people, and attempts to sign in, for every audience. The records of the people are stored elsewhere:
 * members of staff in the `StaffRegistry`, members of platforms with their platform. Reads return what every process has
 * committed.
 */
export interface AccountStore {
  /** Stores a session that begins. A session with the same ID stays as it is. */
  beginSession(session: AccountSession): Promise<void>;
  /** Returns the active session of a token; an expired one, or one of another audience, does not count. */
  session<A extends Audience>(
    audience: A,
    tokenDigest: string,
    now: Instant,
  ): Promise<AccountSession<A> | undefined>;
  /** Returns active sessions, newest first. */
  sessions<A extends Audience>(holder: AccountHolder<A>, now: Instant): Promise<readonly AccountSession<A>[]>;
  /** Records that a session was used, unless it has ended or a later use is recorded. */
  recordUse(sessionId: SessionId, at: Instant): Promise<void>;
  /** Atomic: ends the session and records the note; returns false if the holder has no such session. */
  endSession(holder: AccountHolder, sessionId: SessionId, audit: AuditNote): Promise<boolean>;
  /** Atomic: ends all sessions of the holder, or all but one, and records the note if one ended. */
  endSessions(holder: AccountHolder, which: SessionsToEnd, audit: AuditNote): Promise<void>;
  /** Deletes sessions that have expired. */
  deleteExpiredSessions(now: Instant): Promise<void>;
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
}
