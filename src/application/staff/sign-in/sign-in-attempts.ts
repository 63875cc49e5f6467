import type { AuditNote } from '../../../domain/audit/entry.ts';
import { foldedEmail } from '../../../domain/accounts/email.ts';
import type { Attempts } from '../../../domain/accounts/attempts.ts';
import { preparedPassword } from '../../../domain/accounts/password.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { StaffId } from '../../../domain/shared/ids.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type {
  PasswordHash,
  PasswordRequester,
  PasswordVerdict,
} from '../../../ports/driven/access/password-hash.ts';
import type { AccountStore } from '../../../ports/driven/accounts/account-store.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';

export interface ProofDependencies {
  readonly staff: StaffRegistry;
  readonly accounts: AccountStore;
  readonly passwords: PasswordHash;
  readonly limiter: RateLimiter;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** Returns the key of an address's attempts, a digest, so that the typed text is not stored. */
export const attemptsOf = (digest: Digest, email: string): string =>
  digest.sha256(`staff sign-in ${foldedEmail(email)}`);

/** One note each minute for each address. */
const noted = { requestsPerSecond: 1 / 60, burst: 1 };

/** Compares a password at most once with each hash, however often a decision is repeated. */
export const compareOnce = (
  { passwords }: Pick<ProofDependencies, 'passwords'>,
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

/** Returns the requester for a member who is authenticated, by a session or the code of an invitation. */
export const memberRequester = (staffId: StaffId): PasswordRequester => ({ name: staffId, isKnown: true });

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

/** Records a failed attempt of a member, if there is one, in the same time as without one. */
export const recordFailure =
  (
    { accounts, limiter, clock }: Pick<ProofDependencies, 'accounts' | 'limiter' | 'clock'>,
    { action, detail }: Pick<AuditNote, 'action' | 'detail'>,
  ) =>
  async (who: string, { count }: Attempts, member: StaffMember | undefined): Promise<void> => {
    const at = clock.now();
    const mayNote = (await limiter.take(`staff-failures ${who}`, noted)).allowed;
    const subjects = member ? [member.staffId] : [];
    const audit = {
      at,
      actor: { kind: 'service' },
      action,
      subjects,
      detail: { ...detail, failures: count },
    };
    await accounts.failed(who, at, mayNote && member ? (audit as AuditNote) : undefined);
  };

/**
 * Returns whether a password is the member's own; a wrong one counts as a failed sign-in, and while sign-in
 * is locked none is accepted. It is one attempt, however often a decision is repeated.
 */
export const verifyPassword = (dependencies: ProofDependencies, password: string) => {
  const { accounts, digest, clock } = dependencies;
  const fail = recordFailure(dependencies, { action: 'staff.password_refused', detail: {} });
  let attempt: Attempts | 'locked' | undefined;
  let isTakenBack = false;
  let compare: ReturnType<typeof compareOnce> | undefined;
  return async (member: StaffMember): Promise<'verified' | 'rejected'> => {
    const who = attemptsOf(digest, member.email);
    attempt ??= await accounts.attempt(who, clock.now());
    compare ??= compareOnce(dependencies, password, memberRequester(member.staffId));
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
