import { SessionId, StaffId } from '../../../src/domain/shared/ids.ts';
import { beginning, sessionTokenOf } from '../../../src/domain/accounts/session.ts';
import { sessionMs, type Role, type StaffMember } from '../../../src/domain/staff/staff.ts';
import type { Adapters } from '../../../src/main/features/wiring/container.ts';
import { aStaffMember } from '../builders/staff-builders.ts';
import { effectsOf, noEffects } from '../effects.ts';

type Kept = Pick<Adapters, 'staffRegistry' | 'passwords' | 'randomness' | 'digest' | 'ids' | 'clock'>;

/** The password of all members who have one here. */
export const password = 'seven calm harbours';

/** Members of staff who are signed in, past the door. */
export const colleagues = ({ staffRegistry, passwords, randomness, digest, ids, clock }: Kept) => {
  const audit = () => ({
    at: clock.now(),
    actor: { kind: 'operator' as const },
    action: 'staff.seeded',
    subjects: [],
    detail: {},
  });

  /** An account, with a password where `withPassword` is set. */
  const anAccount = async (
    changes: Partial<StaffMember> & { readonly withPassword?: true } = {},
  ): Promise<StaffMember> => {
    const { withPassword, ...rest } = changes;
    const { passwordHash: _, ...member } = aStaffMember({
      staffId: StaffId(ids.next('staff')),
      email: `${randomness.base62(8).toLowerCase()}@staff.example`,
      createdAt: clock.now(),
    });
    const known = withPassword ? { passwordHash: await passwords.hash(password) } : {};
    const created = { ...member, ...known, ...rest };
    const added = await staffRegistry.add({ member: created, effects: effectsOf({ audit: audit() }) });
    if (added !== 'added') throw new Error(`${created.email} was not added: ${added}`);
    return created;
  };

  /** Begins a session of an account. */
  const sessionOf = async (member: StaffMember, address = '192.0.2.1') => {
    const token = sessionTokenOf('staff', randomness.base62(43));
    const { staffId, version } = member;
    const session = beginning(
      {
        ...{ audience: 'staff' as const, accountId: staffId, sessionId: SessionId(ids.next('session')) },
        ...{ tokenDigest: digest.sha256(token), expiresAt: clock.now() + sessionMs },
      },
      { address },
      clock.now(),
    );
    const entered = { ...member, version: version + 1 };
    await staffRegistry.change({ member: entered, guards: { version }, session, effects: noEffects });
    return { token, caller: { member: entered, session } };
  };

  /** A member of staff with these roles, and the token of a session. */
  const aColleague = async (...roles: readonly Role[]) =>
    sessionOf(await anAccount({ roles, withPassword: true }));

  return { anAccount, sessionOf, aColleague };
};
