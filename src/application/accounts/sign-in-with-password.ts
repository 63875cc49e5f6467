import { foldedEmail } from '../../domain/accounts/email.ts';
import type { SignInMember } from '../../domain/accounts/means.ts';
import { preparedPassword } from '../../domain/accounts/password.ts';
import type { AccountSession, SessionClient, TokenAudience } from '../../domain/accounts/session.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { SignInRejected, SignInWithPassword } from '../../ports/driving/accounts/accounts.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { newSession } from './new-session.ts';
import { holderOf, noted, ownNote, type People, type PersonChange } from './people.ts';
import {
  attemptsOf,
  compareOnce,
  recordFailure,
  unlessOverloaded,
  type ProofDependencies,
} from './sign-in-attempts.ts';

/** A person who has proven all that a sign-in needs, with the code that was used, and the step of that code. */
interface Proven<Member> {
  readonly member: Member;
  readonly totpStep?: number;
}

/** Verifies what a sign-in needs beside the password. A failure other than a rejection is not counted as an attempt. */
export type SecondFactor<Member, Missing> = (
  member: Member,
  code: string | undefined,
  now: Instant,
) => Result<Proven<Member>, SignInRejected | Missing>;

export interface SignInDependencies<
  A extends TokenAudience,
  Member extends SignInMember,
  Missing extends { readonly kind: string } = never,
> extends ProofDependencies<A, Member> {
  /** Absent for audiences that sign in with the password alone. */
  readonly secondFactor?: SecondFactor<Member, Missing>;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

const rejected = fail({ kind: 'sign-in-rejected' });

export const signInWithPassword =
  <A extends TokenAudience, Member extends SignInMember, Missing extends { readonly kind: string } = never>(
    dependencies: SignInDependencies<A, Member, Missing>,
  ): SignInWithPassword<A, Member, Missing> =>
  async ({ email, password, totp, ...client }) => {
    const { people, accounts, passwords, secondFactor, clock } = dependencies;
    const who = attemptsOf(dependencies.digest, people.audience, email);
    const { address } = client;
    const requester = { name: `address ${address}` };
    const compare = compareOnce(dependencies, password, requester);
    const note = recordFailure(dependencies, { act: 'sign_in_failed', detail: { address } });
    const attempt = await accounts.attempt(who, clock.now());
    if (attempt === 'locked') {
      await compare(undefined);
      return rejected;
    }
    const failed = async (member?: Member) => {
      await note(who, attempt, member);
      return rejected;
    };
    return retryOnConflict(async () => {
      const found = await people.findByEmail(foldedEmail(email));
      const member = found && people.maySignIn(found) ? found : undefined;
      const verdict = await unlessOverloaded(accounts, [who, attempt], compare(member?.passwordHash));
      if (!member || verdict === 'wrong') return failed(member);
      const now = clock.now();
      const proven = secondFactor?.(member, totp, now) ?? ok({ member });
      if (!proven.ok) {
        if (proven.failure.kind === 'sign-in-rejected') return failed(member);
        await accounts.undoAttempt(who, attempt);
        return proven;
      }
      const { token, session } = newSession<A>(dependencies, sessionFor(people, member, client, now));
      const isOld = verdict === 'outdated';
      const rehashed = isOld && (await passwords.hash(preparedPassword(password), requester));
      const change = signInChange(people, proven.value, session, rehashed);
      const changed = await people.change({ ...change, clears: who });
      return changed === 'changed' ? ok({ token, session, member: change.member }) : 'conflict';
    });
  };

/** Returns a session of the person that begins now. */
const sessionFor = <A extends TokenAudience, Member extends SignInMember>(
  people: People<A, Member>,
  member: Member,
  client: SessionClient,
  now: Instant,
) => ({ holder: holderOf(people, member), client, now, lifetimeMs: people.sessionMs });

/** Returns the session, with the code that was used and the hash that replaces an outdated one. */
const signInChange = <A extends TokenAudience, Member extends SignInMember>(
  people: People<A, Member>,
  { member, totpStep }: Proven<Member>,
  session: AccountSession<A>,
  rehashed: string | false,
): PersonChange<A, Member> => {
  const { version } = member;
  const { sessionId, address, createdAt } = session;
  return {
    member: {
      ...member,
      ...(rehashed !== false && { passwordHash: rehashed, version: version + 1 }),
    },
    guards: { version, ...(totpStep !== undefined && { totpStep }) },
    session,
    effects: noted(
      ownNote(people, member, createdAt, 'sign_in', { others: [sessionId], detail: { address } }),
    ),
  };
};
