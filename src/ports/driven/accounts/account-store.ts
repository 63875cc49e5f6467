import type { OriginEnded, OriginGuard } from '../platforms/origin-guard.ts';
import type { Effects } from '../shared/effects.ts';
import type { Passkey } from '../../../domain/accounts/passkey.ts';
import type { Attempts } from '../../../domain/accounts/attempts.ts';
import type {
  AccountHolder,
  AccountSession,
  Audience,
  SessionsToEnd,
} from '../../../domain/accounts/session.ts';
import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { Origin } from '../../../domain/platforms/grant.ts';
import type { PasskeyId, PlatformId, SessionId } from '../../../domain/shared/ids.ts';

/** A challenge that is used now, by the SHA-256 digest of it in hex; it is deleted once it has expired. */
export interface UsedChallenge {
  readonly digest: string;
  readonly expiresAt: Instant;
}

export interface PasskeyAddition {
  readonly passkey: Passkey;
  readonly challenge: UsedChallenge;
  /** Checked against the platform of the passkey. */
  readonly guards: OriginGuard;
  readonly effects: Effects;
}

export interface PasskeyUse {
  readonly passkey: Passkey;
  /** The counter in the signature, and whether the key is backed up now. */
  readonly counter: number;
  readonly backedUp: boolean;
  readonly at: Instant;
  readonly challenge: UsedChallenge;
  /** The session that begins. */
  readonly session: AccountSession;
}

/** A link that a session begins with, and that begins no other. */
export interface UsedLink {
  /** The ID by which the link is revoked, as with `revokeToken` of the `PlatformRegistry`. */
  readonly tokenId: string;
  readonly expiresAt: Instant;
}

/** The session that the browser had before: a stored one with the note of its end, or that of a credential by the ID of its token. */
export type ReplacedSession =
  { readonly holder: AccountHolder; readonly sessionId: SessionId; readonly audit: AuditNote } | UsedLink;

/** The link that a session uses up, the note that it records and the session that it replaces, in the commit that begins it. */
export interface SessionBeginning {
  readonly link?: UsedLink;
  readonly audit?: AuditNote;
  readonly ends?: ReplacedSession;
}

/** A session that another one replaces, of the same person in another account. */
export interface SessionSwitch {
  readonly ended: { readonly holder: AccountHolder; readonly sessionId: SessionId };
  readonly begun: AccountSession;
  readonly audit: AuditNote;
  /** The grants of both sessions. */
  readonly guards: readonly { readonly platformId: PlatformId; readonly origin: Origin }[];
}

/**
 * Sessions and passkeys of people, and attempts to sign in, for every audience. The records of the people are stored elsewhere:
 * members of staff in the `StaffRegistry`, members of platforms with their platform. Reads return what every process has
 * committed.
 */
export interface AccountStore {
  /**
   * Atomic: stores a session that begins, revokes the link that it begins with, ends the session that it replaces, and records the
   * notes; of several sessions with one link, one begins. `link-used`: the link was revoked before, and nothing changes. A session
   * with the same ID stays as it is, and has begun. That of a credential is not stored: `undefined`.
   */
  beginSession(
    session: AccountSession | undefined,
    beginning?: SessionBeginning,
  ): Promise<'begun' | 'link-used'>;
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
  /**
   * Atomic: ends a session, begins the one that replaces it, and records the note. `session-ended`: the holder has no such
   * session, so none begins. `origin-ended`: one of the grants has ended, and nothing changes. If the replacing session has begun
   * already, the outcome is `switched` and nothing changes.
   */
  switchSession(change: SessionSwitch): Promise<'switched' | 'session-ended' | OriginEnded>;
  /** Atomic: ends all sessions of the holder, or all but one, and records the note if one ended. */
  endSessions(holder: AccountHolder, which: SessionsToEnd, audit: AuditNote): Promise<void>;
  /** Deletes sessions that have expired. */
  deleteExpiredSessions(now: Instant): Promise<void>;
  /** Returns the passkeys of an account, oldest first. */
  passkeys<A extends Audience>(holder: AccountHolder<A>): Promise<readonly Passkey<A>[]>;
  /** Returns the passkey with a credential ID; one of another audience does not count. */
  passkeyWith<A extends Audience>(audience: A, credentialId: string): Promise<Passkey<A> | undefined>;
  /**
   * Atomic: stores a passkey and uses up its challenge, with the effects. Of several additions with one challenge, one succeeds.
   * `passkey-taken`: an account has the credential ID already.
   */
  addPasskey(
    addition: PasskeyAddition,
  ): Promise<'added' | 'challenge-used' | 'passkey-taken' | 'too-many-passkeys' | OriginEnded>;
  /** Returns the renamed passkey, or undefined if the holder has no such passkey. */
  renamePasskey(holder: AccountHolder, passkeyId: PasskeyId, name: string): Promise<Passkey | undefined>;
  /** Atomic: removes the passkey and records the note; returns false if the holder has no such passkey. */
  removePasskey(holder: AccountHolder, passkeyId: PasskeyId, audit: AuditNote): Promise<boolean>;
  /**
   * Atomic: begins a session with a passkey, stores its counter and uses up the challenge. Rejects a passkey that was removed, a
   * counter that is not credible after the stored one, and a challenge that was used before.
   */
  usePasskey(use: PasskeyUse): Promise<'used' | 'rejected'>;
  /** Deletes used challenges that have expired. */
  deleteExpiredChallenges(now: Instant): Promise<void>;
  /**
   * Counts an attempt for `who`, a digest of an address, before its password is verified; `locked` means that
   * it must not be verified. Atomic: simultaneous attempts in any number of processes have no advantage. The
   * version of the account does not change.
   */
  attempt(who: string, now: Instant): Promise<Attempts | 'locked'>;
  /** Undoes an attempt that was not a failure. */
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
