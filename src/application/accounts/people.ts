import type { MemberGuards, SignInMember } from '../../domain/accounts/means.ts';
import type {
  AccountHolder,
  AccountIds,
  AccountSession,
  SessionsToEnd,
  TokenAudience,
} from '../../domain/accounts/session.ts';
import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { Effects } from '../../ports/driven/shared/effects.ts';
import type { MemberCaller } from '../../ports/driving/accounts/accounts.ts';

/** A change of a person, committed whole or not at all. */
export interface PersonChange<A extends TokenAudience, Member> {
  /** The person with the next version, or with the same version if only the last used code changes. */
  readonly member: Member;
  readonly guards: MemberGuards;
  /** Sessions of the person to end in the same commit: all, or all but one. */
  readonly endSessions?: SessionsToEnd;
  /** A session that begins in the same commit. */
  readonly session?: AccountSession<A>;
  /** The address whose attempts are deleted in the same commit. */
  readonly clears?: string;
  readonly effects: Effects;
}

/**
 * The people of an audience who sign in with a password, in the store that has their records. What all audiences do alike, such
 * as signing in, is written once with it.
 */
export interface People<A extends TokenAudience, Member extends SignInMember> {
  readonly audience: A;
  /** How long a session lasts. */
  readonly sessionMs: number;
  idOf(member: Member): AccountIds[A];
  find(id: AccountIds[A]): Promise<Member | undefined>;
  findByEmail(email: string): Promise<Member | undefined>;
  /** Returns whether the person may sign in with the right password, and use a session. */
  maySignIn(member: Member): boolean;
  /** Any outcome but `changed` means that the facts moved since the decision, and nothing was written. */
  change(change: PersonChange<A, Member>): Promise<string>;
  actorOf(member: Member): AuditNote['actor'];
}

export const holderOf = <A extends TokenAudience, Member extends SignInMember>(
  people: People<A, Member>,
  member: Member,
): AccountHolder<A> => ({ audience: people.audience, accountId: people.idOf(member) });

/** Returns the audit note of an act of a person on their own account, such as `staff.sign_in`. */
export const ownNote = <A extends TokenAudience, Member extends SignInMember>(
  people: People<A, Member>,
  member: Member,
  at: Instant,
  act: string,
  {
    others = [],
    detail = {},
  }: { readonly others?: readonly string[]; readonly detail?: AuditNote['detail'] } = {},
): AuditNote => ({
  at,
  actor: people.actorOf(member),
  action: `${people.audience}.${act}`,
  subjects: [people.idOf(member), ...others],
  detail,
});

/** Returns the caller's account in its current state. Throws if it is missing: a session ends with its account. */
export const currentMember = async <A extends TokenAudience, Member extends SignInMember>(
  people: People<A, Member>,
  { member }: MemberCaller<A, Member>,
): Promise<Member> => {
  const found = await people.find(people.idOf(member));
  if (!found) throw new Error(`${people.idOf(member)} is signed in and has no account`);
  return found;
};

/** For a change that only an audit note commits with. */
export const noted = (audit: AuditNote): Effects => ({
  events: [],
  mails: [],
  audit,
  idempotency: undefined,
});
