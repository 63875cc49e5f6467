import { afterFailure, isLocked, type StaffMember } from '../../domain/staff/staff.ts';
import { preparedPassword } from '../../domain/staff/password.ts';
import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { PasswordHash, PasswordVerdict } from '../../ports/driven/password-hash.ts';
import type { RateLimiter } from '../../ports/driven/rate-limiter.ts';
import type { StaffRegistry } from '../../ports/driven/staff-registry.ts';

export interface ProofNeeds {
  readonly staff: StaffRegistry;
  readonly passwords: PasswordHash;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** One note a minute for each account. */
const noted = { requestsPerSecond: 1 / 60, burst: 1 };

/** Compares a password at most once with each hash that it meets, however often a decision is taken again. */
export const comparing = ({ passwords }: Pick<ProofNeeds, 'passwords'>, password: string) => {
  const known = new Map<string | undefined, PasswordVerdict>();
  return async (hash: string | undefined): Promise<PasswordVerdict> => {
    const verdict = known.get(hash) ?? (await passwords.verify(preparedPassword(password), hash));
    known.set(hash, verdict);
    return verdict;
  };
};

/**
 * Counts a failed proof in a commit of its own; what failed is told only once that holds, so that no burst of guesses
 * tries more than the lock lets through.
 */
export const counting = (
  { staff, limiter, clock }: Omit<ProofNeeds, 'passwords'>,
  { action, detail }: Pick<AuditNote, 'action' | 'detail'>,
) => {
  let mayNote: boolean | undefined;
  return async (member: StaffMember): Promise<'counted' | 'facts-moved'> => {
    const at = clock.now();
    const { staffId, version } = member;
    const failures = afterFailure(member, at);
    mayNote ??= (await limiter.take(`staff-failures ${staffId}`, noted)).allowed;
    const audit: AuditNote = {
      at,
      actor: { kind: 'service' },
      action,
      subjects: [staffId],
      detail: { ...detail, failures: failures.count },
    };
    const changed = await staff.change({
      member: { ...member, failures, version: version + 1 },
      guards: { version },
      ...(mayNote && { audit }),
    });
    return changed === 'changed' ? 'counted' : 'facts-moved';
  };
};

/** Whether a password is the member's own; a wrong one is counted, and while sign-in is locked none is right. */
export const proving = (needs: ProofNeeds, password: string) => {
  const compare = comparing(needs, password);
  const count = counting(needs, { action: 'staff.password_refused', detail: {} });
  return async (member: StaffMember): Promise<'proved' | 'refused' | 'facts-moved'> => {
    const verdict = await compare(member.passwordHash);
    if (isLocked(member, needs.clock.now())) return 'refused';
    if (verdict !== 'wrong') return 'proved';
    return (await count(member)) === 'counted' ? 'refused' : 'facts-moved';
  };
};
