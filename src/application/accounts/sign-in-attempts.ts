import type { AuditNote } from '../../domain/audit/entry.ts';
import { foldedEmail } from '../../domain/accounts/email.ts';
import type { Attempts } from '../../domain/accounts/attempts.ts';
import type { SignInMember } from '../../domain/accounts/means.ts';
import { preparedPassword } from '../../domain/accounts/password.ts';
import type { TokenAudience } from '../../domain/accounts/session.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type {
  PasswordHash,
  PasswordRequester,
  PasswordVerdict,
} from '../../ports/driven/access/password-hash.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import type { People } from './people.ts';

/** The dependencies that verify a password. */
export interface ProofDependencies<A extends TokenAudience, Member extends SignInMember> {
  readonly people: People<A, Member>;
  readonly accounts: AccountStore;
  readonly passwords: PasswordHash;
  readonly limiter: RateLimiter;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** Returns the key of an address's attempts, a digest, so that the typed text is not stored. */
export const attemptsOf = (digest: Digest, audience: TokenAudience, email: string): string =>
  digest.sha256(`${audience} sign-in ${foldedEmail(email)}`);

/** One note each minute for each address. */
const noteRate = { requestsPerSecond: 1 / 60, burst: 1 };

/** Compares a password at most once with each hash, however often a decision is repeated. */
export const compareOnce = (
  { passwords }: { readonly passwords: PasswordHash },
  password: string,
  requester: PasswordRequester,
) => {
  const known = new Map<string | undefined, PasswordVerdict>();
  return async (hash: string | undefined): Promise<PasswordVerdict> => {
    const verdict = known.get(hash) ?? (await passwords.verify(preparedPassword(password), hash, requester));
    known.set(hash, verdict);
    return verdict;
  };
};

/** Returns the requester for a person who is authenticated, by a session or the code of an invitation. */
export const knownRequester = (accountId: string): PasswordRequester => ({ name: accountId, isKnown: true });

/** Undoes an attempt whose password could not be verified now: an overload must lock nobody out. */
export const unlessOverloaded = async <T>(
  accounts: Pick<AccountStore, 'undoAttempt'>,
  [who, attempt]: readonly [string, Attempts | 'locked'],
  check: Promise<T>,
): Promise<T> => {
  try {
    return await check;
  } catch (error) {
    if (attempt !== 'locked' && isUnavailable(error)) await accounts.undoAttempt(who, attempt);
    throw error;
  }
};

/** Records a failed attempt of a person, if there is one, in the same time as without one. */
export const recordFailure =
  <A extends TokenAudience, Member extends SignInMember>(
    { people, accounts, limiter, clock }: Omit<ProofDependencies<A, Member>, 'passwords' | 'digest'>,
    { act, detail }: { readonly act: string; readonly detail: AuditNote['detail'] },
  ) =>
  async (who: string, { count }: Attempts, member: Member | undefined): Promise<void> => {
    const at = clock.now();
    const { audience } = people;
    const mayNote = (await limiter.take(`${audience}-failures ${who}`, noteRate)).allowed;
    const audit: AuditNote = {
      at,
      actor: { kind: 'service' },
      action: `${audience}.${act}`,
      subjects: member ? [people.idOf(member)] : [],
      detail: { ...detail, failures: count },
    };
    await accounts.failed(who, at, mayNote && member ? audit : undefined);
  };

/**
 * Returns whether a password is the person's own; a wrong one counts as a failed sign-in, and while sign-in
 * is locked none is accepted. It is one attempt, however often a decision is repeated.
 */
export const verifyPassword = <A extends TokenAudience, Member extends SignInMember>(
  dependencies: ProofDependencies<A, Member>,
  password: string,
) => {
  const { people, accounts, digest, clock } = dependencies;
  const fail = recordFailure(dependencies, { act: 'password_refused', detail: {} });
  let attempt: Attempts | 'locked' | undefined;
  let isTakenBack = false;
  let compare: ReturnType<typeof compareOnce> | undefined;
  return async (member: Member): Promise<'verified' | 'rejected'> => {
    const who = attemptsOf(digest, people.audience, member.email);
    attempt ??= await accounts.attempt(who, clock.now());
    compare ??= compareOnce(dependencies, password, knownRequester(people.idOf(member)));
    const checked = compare(attempt === 'locked' ? undefined : member.passwordHash);
    const verdict = await unlessOverloaded(accounts, [who, attempt], checked);
    if (attempt === 'locked') return 'rejected';
    if (verdict === 'wrong') {
      if (!isTakenBack) await fail(who, attempt, member);
      return 'rejected';
    }
    if (!isTakenBack) await accounts.undoAttempt(who, attempt);
    isTakenBack = true;
    return 'verified';
  };
};
