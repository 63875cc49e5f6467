import { foldedEmail } from '../../domain/accounts/email.ts';
import { reset } from '../../domain/staff/account.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Randomness } from '../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../ports/driven/staff/staff-registry.ts';
import type { ResetStaff } from '../../ports/driving/staff/staff-accounts.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { attemptsOf } from '../accounts/sign-in-attempts.ts';
import { newCode } from '../staff/accounts/invitation.ts';

interface Dependencies {
  readonly staff: StaffRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly clock: Clock;
}

export const resetStaff =
  ({ staff, digest, randomness, clock }: Dependencies): ResetStaff =>
  ({ email }) =>
    retryOnConflict(async () => {
      const before = await staff.findByEmail(foldedEmail(email));
      if (!before) return fail({ kind: 'staff-not-found' });
      const [now, { code, codeDigest }] = [clock.now(), newCode({ randomness, digest })];
      const after = reset(before, codeDigest, now);
      if (!after.ok) return after;
      const changed = await staff.change({
        member: after.value,
        guards: { version: before.version },
        endSessions: 'all',
        clears: attemptsOf(digest, 'staff', before.email),
        effects: {
          events: [],
          mails: [],
          audit: {
            at: now,
            actor: { kind: 'operator' },
            action: 'staff.reset',
            subjects: [before.staffId],
            detail: {},
          },
          idempotency: undefined,
        },
      });
      return changed === 'changed' ? ok({ member: after.value, code }) : 'conflict';
    });
