/** A person who signs in with a password, at a version. */
export interface SignInMember {
  /** The password's Argon2id hash in PHC text form; absent until the person has chosen a password. */
  readonly passwordHash?: string;
  /** The folded address, because an address has one account. */
  readonly email: string;
  readonly version: number;
}

/** A person who may also require a one-time code. */
export interface TotpMember extends SignInMember {
  /**
   * The encrypted secret of RFC 6238, once it is confirmed. `lastStep` is the step that was last used and
   * cannot be used again. An edit by someone else does not contain it: it changes no version, and a concurrent edit
   * cannot reset it.
   */
  readonly totp?: { readonly sealed: string; readonly lastStep: number };
}

/** The version and the code on which a change of a person is based. */
export interface MemberGuards {
  readonly version: number;
  /** No code of this step or a later one was used since. */
  readonly totpStep?: number;
}

/**
 * Returns the account to store, given the one that is stored now: a code that was used meanwhile cannot be
 * used again.
 */
export const withCodesUsed = <Member extends TotpMember>(next: Member, kept: Member): Member =>
  next.totp && kept.totp?.sealed === next.totp.sealed && kept.totp.lastStep > next.totp.lastStep
    ? { ...next, totp: kept.totp }
    : next;

/** Returns whether a code of this step, or of a later one, has been used already. */
export const isCodeUsed = ({ totp }: Pick<TotpMember, 'totp'>, step: number): boolean =>
  totp !== undefined && totp.lastStep >= step;

/**
 * Returns whether the account is still the one on which a change is based, and no code of this step was used
 * meanwhile.
 */
export const isAsDecidedOn = <Member extends TotpMember>(
  kept: Member | undefined,
  { version, totpStep }: MemberGuards,
): kept is Member => kept?.version === version && (totpStep === undefined || !isCodeUsed(kept, totpStep));
