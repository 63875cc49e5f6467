import { mayAcceptInvitation, withInvitationAccepted } from '../../../domain/staff/account.ts';
import { preparedPassword } from '../../../domain/accounts/password.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { PasswordHash } from '../../../ports/driven/access/password-hash.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { AcceptInvitation } from '../../../ports/driving/staff/staff-accounts.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { attemptsOf, knownRequester } from '../../accounts/sign-in-attempts.ts';
import { staffNote } from '../../shared/staff-notes.ts';

interface Dependencies {
  readonly staff: StaffRegistry;
  readonly passwords: PasswordHash;
  readonly digest: Digest;
  readonly clock: Clock;
}

export const acceptInvitation =
  ({ staff, passwords, digest, clock }: Dependencies): AcceptInvitation =>
  ({ code, password, name }) => {
    let created: string | undefined;
    return retryOnConflict(async () => {
      const before = await staff.findByInvitation(digest.sha256(code));
      const now = clock.now();
      if (!before || !mayAcceptInvitation(before, now)) return fail({ kind: 'invitation-invalid' });
      created ??= await passwords.hash(preparedPassword(password), knownRequester(before.staffId));
      const member = withInvitationAccepted(before, {
        passwordHash: created,
        ...(name !== undefined && { name }),
      });
      const changed = await staff.change({
        member,
        guards: { version: before.version },
        endSessions: 'all',
        clears: attemptsOf(digest, 'staff', before.email),
        effects: {
          events: [],
          mails: [],
          audit: staffNote(before.staffId, now, 'staff.accept_invitation'),
          idempotency: undefined,
        },
      });
      return changed === 'changed' ? ok(member) : 'conflict';
    });
  };
