import { foldedEmail } from '../../../domain/accounts/email.ts';
import { invited } from '../../../domain/staff/account.ts';
import { StaffId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { InviteStaff } from '../../../ports/driving/staff/staff-accounts.ts';
import { invitationMail, newCode, type InvitationDependencies } from './invitation.ts';
import { staffNote } from '../../shared/staff-notes.ts';

interface Dependencies extends InvitationDependencies {
  readonly staff: StaffRegistry;
  readonly clock: Clock;
}

export const inviteStaff =
  ({ staff, clock, ...dependencies }: Dependencies): InviteStaff =>
  async ({ caller, email, name, roles }) => {
    const now = clock.now();
    const { code, codeDigest } = newCode(dependencies);
    const staffId = StaffId(dependencies.ids.next('staff'));
    const entry = { staffId, email: foldedEmail(email), name, roles: [...new Set(roles)] };
    const member = invited(entry, codeDigest, now);
    const by = caller.member.staffId;
    const outcome = await staff.add({
      member,
      effects: {
        events: [],
        mails: [invitationMail(dependencies, member, code, now)],
        audit: staffNote(by, now, 'staff.invite', [staffId], { roles: member.roles.join(' ') }),
        idempotency: undefined,
      },
    });
    return outcome === 'added' ? ok({ member, code }) : fail({ kind: 'email-taken' });
  };
