/** How a password compares with a hash. `outdated`: right, but those made now cost more to guess. */
export type PasswordVerdict = 'right' | 'outdated' | 'wrong';

/** Keeps passwords so that they can be compared and not read: Argon2id (RFC 9106). `Unavailable` where too many wait. */
export interface PasswordHash {
  /** In PHC's text form, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** Without a hash to compare with: wrong, for as much work as with one. */
  verify(password: string, hash: string | undefined): Promise<PasswordVerdict>;
}
