import { fail, ok } from '../../../domain/shared/result.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { AccountStore } from '../../../ports/driven/accounts/account-store.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { ListStaff, ReadStaff, StaffWithLock } from '../../../ports/driving/staff/staff-accounts.ts';
import { attemptsOf } from '../../accounts/sign-in-attempts.ts';

interface Dependencies {
  readonly accounts: AccountStore;
  readonly staff: StaffRegistry;
  readonly digest: Digest;
  readonly clock: Clock;
}

const withLocks = async (
  { accounts, digest, clock }: Dependencies,
  members: readonly StaffMember[],
): Promise<readonly StaffWithLock[]> => {
  const attemptIds = members.map(({ email }) => attemptsOf(digest, 'staff', email));
  const locks = await accounts.locks(attemptIds, clock.now());
  return members.map((member, i) => {
    const lockedUntil = locks.get(attemptIds[i] ?? '');
    return { member, ...(lockedUntil !== undefined && { lockedUntil }) };
  });
};

export const listStaff =
  (dependencies: Dependencies): ListStaff =>
  async () =>
    ok(await withLocks(dependencies, await dependencies.staff.list()));

export const readStaff =
  (dependencies: Dependencies): ReadStaff =>
  async (staffId) => {
    const member = await dependencies.staff.find(staffId);
    const [found] = await withLocks(dependencies, member ? [member] : []);
    return found ? ok(found) : fail({ kind: 'staff-not-found' });
  };
