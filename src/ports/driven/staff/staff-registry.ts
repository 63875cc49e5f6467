import type { SessionsToEnd } from '../../../domain/accounts/session.ts';
import type { StaffId } from '../../../domain/shared/ids.ts';
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
  readonly endSessions?: SessionsToEnd;
  /** A session that begins in the same commit. */
  readonly session?: StaffSession;
  /** The address whose attempts are deleted in the same commit. */
  readonly clears?: string;
  readonly effects: Effects;
}

/**
 * Members of staff. Their sessions and attempts to sign in are in the `AccountStore`; a change can begin and end them in
 * its commit. Reads return what every process has committed.
 */
export interface StaffRegistry {
  /** Atomic; of simultaneous calls with `onlyIfEmpty`, or with one email, one adds its account. */
  add(entry: StaffAddition): Promise<'added' | 'email-taken' | 'not-empty'>;
  /** Atomic: stores record, sessions, note and emails, if the version has not changed since the decision. */
  change(change: StaffChange): Promise<'changed' | 'email-taken' | 'guard-failed'>;
  find(id: StaffId): Promise<StaffMember | undefined>;
  findByEmail(email: string): Promise<StaffMember | undefined>;
  findByOidcSubject(subject: string): Promise<StaffMember | undefined>;
  findByInvitation(codeDigest: string): Promise<StaffMember | undefined>;
  /** Returns members by email. */
  list(): Promise<readonly StaffMember[]>;
}
