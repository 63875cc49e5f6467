import { foldedEmail } from '../../../domain/accounts/email.ts';
import { firstAdmin } from '../../../domain/staff/account.ts';
import { preparedPassword } from '../../../domain/accounts/password.ts';
import { StaffId } from '../../../domain/shared/ids.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { PasswordHash } from '../../../ports/driven/access/password-hash.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { BootstrapAdmin } from '../../../ports/driving/staff/staff-accounts.ts';

interface Dependencies {
  readonly staff: StaffRegistry;
  readonly passwords: PasswordHash;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const bootstrapAdmin =
  ({ staff, passwords, clock, ids }: Dependencies): BootstrapAdmin =>
  async ({ email: given, password }) => {
    if ((await staff.list()).length > 0) return ok('existing');
    const now = clock.now();
    const staffId = StaffId(ids.next('staff'));
    const email = foldedEmail(given);
    const passwordHash = await passwords.hash(preparedPassword(password));
    const outcome = await staff.add({
      member: firstAdmin({ staffId, email, name: email.replace(/@.*/, ''), passwordHash }, now),
      onlyIfEmpty: true,
      effects: {
        events: [],
        mails: [],
        audit: {
          at: now,
          actor: { kind: 'service' },
          action: 'staff.found',
          subjects: [staffId],
          detail: {},
        },
        idempotency: undefined,
      },
    });
    return ok(outcome === 'added' ? 'created' : 'existing');
  };
