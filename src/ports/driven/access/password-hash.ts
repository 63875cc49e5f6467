/**
 * The result of comparing a password with its hash. `outdated`: it is right, but new hashes are more
 * expensive.
 */
export type PasswordVerdict = 'right' | 'outdated' | 'wrong';

/** The requester of a verification: requesters share the waiting places. */
export interface PasswordRequester {
  /** An IP address or an account: all verifications under one name count as one requester. */
  readonly name: string;
  /** The requester is authenticated already, by a session or a code. */
  readonly isKnown?: true;
}

/**
 * Stores passwords as Argon2id hashes (RFC 9106). Few are verified at a time; requesters take turns, and no
 * requester fills all waiting places. Authenticated requesters, and those with a correct password before,
 * come first if few places are left. Throws `Unavailable` if there is no place.
 */
export interface PasswordHash {
  /** Returns a hash in PHC text form, with its own salt. */
  hash(password: string, requester?: PasswordRequester): Promise<string>;
  /** Verifies a password. Without a hash, it takes the same time and returns wrong. */
  verify(password: string, hash: string | undefined, requester?: PasswordRequester): Promise<PasswordVerdict>;
}
