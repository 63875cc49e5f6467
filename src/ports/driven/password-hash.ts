/** How a password compares with a hash. `outdated`: right, but those made now cost more to guess. */
export type PasswordVerdict = 'right' | 'outdated' | 'wrong';

/** On whose behalf a password is checked: waiting places are shared out among requesters. */
export interface PasswordRequester {
  /** An IP address or an account: all checks under one name count as one requester. */
  readonly name: string;
  /** Has proved who they are already, by a session or a code. */
  readonly isKnown?: true;
}

/**
 * Keeps passwords so that they can be compared and not read: Argon2id (RFC 9106). Few are checked at once; requesters take
 * turns, and no requester fills all waiting places. Known requesters, and those who gave a right password before, go before
 * others where few places are left. `Unavailable` where there is no place.
 */
export interface PasswordHash {
  /** In PHC's text form, with a salt of its own. */
  hash(password: string, requester?: PasswordRequester): Promise<string>;
  /** Without a hash to compare with: wrong, for as much work as with one. */
  verify(password: string, hash: string | undefined, requester?: PasswordRequester): Promise<PasswordVerdict>;
}
