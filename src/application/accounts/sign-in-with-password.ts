import { foldedEmail } from '../../domain/accounts/email.ts';
import type { SignInMember } from '../../domain/accounts/means.ts';
import { preparedPassword } from '../../domain/accounts/password.ts';
import type { AccountSession, SessionClient, TokenAudience } from '../../domain/accounts/session.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { OneTimeCodes } from '../../ports/driven/access/one-time-codes.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { SignInWithPassword } from '../../ports/driving/accounts/accounts.ts';
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
import { freshStep } from './totp-secret.ts';

export interface SignInDependencies<
  A extends TokenAudience,
  Member extends SignInMember,
> extends ProofDependencies<A, Member> {
  readonly codes: OneTimeCodes;
  readonly secretCipher: SecretCipher;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

const rejected = fail({ kind: 'sign-in-rejected' });

export const signInWithPassword =
  <A extends TokenAudience, Member extends SignInMember>(
    dependencies: SignInDependencies<A, Member>,
  ): SignInWithPassword<A, Member> =>
  async ({ email, password, totp, ...client }) => {
    const { people, accounts, passwords, clock } = dependencies;
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
      const member = found && people.mayEnter(found) ? found : undefined;
      const verdict = await unlessOverloaded(accounts, [who, attempt], compare(member?.passwordHash));
      if (!member || verdict === 'wrong') return failed(member);
      if (member.totp && totp === undefined) {
        await accounts.undoAttempt(who, attempt);
        return fail({ kind: 'totp-required' });
      }
      const given = { code: totp ?? '', now: clock.now() };
      const step = member.totp && freshStep(dependencies, people.audience, member.totp, given);
      if (step === 'rejected') return failed(member);
      const { token, session } = newSession<A>(dependencies, sessionFor(people, member, client, given.now));
      const isOld = verdict === 'outdated';
      const rehashed = isOld && (await passwords.hash(preparedPassword(password), requester));
      const change = signInChange(people, member, session, { step, rehashed });
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
  member: Member,
  session: AccountSession<A>,
  { step, rehashed }: { readonly step: number | undefined; readonly rehashed: string | false },
): PersonChange<A, Member> => {
  const { version, totp } = member;
  const { sessionId, address, createdAt } = session;
  return {
    member: {
      ...member,
      ...(totp && step !== undefined && { totp: { ...totp, lastStep: step } }),
      ...(rehashed !== false && { passwordHash: rehashed, version: version + 1 }),
    },
    guards: { version, ...(step !== undefined && { totpStep: step }) },
    session,
    effects: noted(
      ownNote(people, member, createdAt, 'sign_in', { others: [sessionId], detail: { address } }),
    ),
  };
};
