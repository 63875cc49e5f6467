import { timestamp } from '../../domain/shared/calendar.ts';
import type { ResetStaff } from '../../ports/driving/staff/staff-accounts.ts';
import type { OperatorCommand } from './command.ts';

const rejections = {
  'staff-not-found': 'no member of staff has this email address',
  'account-disabled': 'the account is disabled; an admin must enable it first',
  contended: 'other processes kept changing it; try again',
} as const;

interface Dependencies {
  readonly resetStaff: ResetStaff;
  /** The public address of the service. */
  readonly baseUrl: string;
}

/** Restores access for a member who lost password and one-time codes, if no admin can help. */
export const staffCommand = ({ resetStaff, baseUrl }: Dependencies): OperatorCommand => ({
  name: 'staff-reset',
  usage: 'EMAIL',
  summary: 'prints a code that sets a new password for a staff account',
  details: [
    'Removes the password, the one-time codes and the link to the OpenID provider, and ends all sessions of the account. The code is not emailed.',
  ],
  options: {},
  arguments: { min: 1, max: 1 },
  run: async ({ positionals: [email = ''] }, terminal) => {
    const created = await resetStaff({ email });
    if (!created.ok) {
      terminal.err(`${email}: ${rejections[created.failure.kind]}`);
      return false;
    }
    const { member, code } = created.value;
    const until = member.invitation && timestamp(member.invitation.until);
    terminal.out(code);
    terminal.out(`Enter it at ${baseUrl}/staff/sign-in#invitation=${code}`);
    terminal.out(
      `or send it with a new password to POST /api/v1/staff/invitations/accept. It works once, until ${until ?? 'it is used'}.`,
    );
    return true;
  },
});
