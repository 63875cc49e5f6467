import { preparedPassword } from '../../../domain/accounts/password.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ChangePassword } from '../../../ports/driving/staff/staff.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { attemptsOf, memberRequester, verifyPassword, type ProofDependencies } from './sign-in-attempts.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { ownMember } from './own-member.ts';

export const changePassword =
  (dependencies: ProofDependencies): ChangePassword =>
  async ({ caller, password, newPassword }) => {
    const { staff, passwords, digest, clock } = dependencies;
    const prove = verifyPassword(dependencies, password);
    let made: string | undefined;
    return retryOnConflict(async () => {
      const before = await ownMember(staff, caller);
      if ((await prove(before)) === 'rejected') return fail({ kind: 'password-rejected' });
      made ??= await passwords.hash(preparedPassword(newPassword), memberRequester(before.staffId));
      const { staffId, version } = before;
      const member = { ...before, passwordHash: made, version: version + 1 };
      const changed = await staff.change({
        member,
        guards: { version },
        clears: attemptsOf(digest, before.email),
        endSessions: { allBut: caller.session.sessionId },
        effects: {
          events: [],
          mails: [],
          audit: staffNote(staffId, clock.now(), 'staff.change_password'),
          idempotency: undefined,
        },
      });
      return changed === 'changed' ? ok(member) : 'conflict';
    });
  };
