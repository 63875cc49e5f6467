import { recordUseOf } from '../../accounts/record-use.ts';
import { csrfText, isSessionToken } from '../../../domain/accounts/session.ts';
import { holdsAny } from '../../../domain/staff/staff.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { AccountStore } from '../../../ports/driven/accounts/account-store.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { AdmitStaff } from '../../../ports/driving/staff/staff.ts';

interface Dependencies {
  readonly accounts: AccountStore;
  readonly staff: StaffRegistry;
  readonly digest: Digest;
  readonly clock: Clock;
}

export const admitStaff =
  ({ accounts, staff, digest, clock }: Dependencies): AdmitStaff =>
  async ({ credential, anyOf, browser }) => {
    if (credential === undefined) return fail({ kind: 'session-missing' });
    const now = clock.now();
    const session = isSessionToken(credential)
      ? await accounts.session('staff', digest.sha256(credential), now)
      : undefined;
    const member = session && (await staff.find(session.accountId));
    if (!session || member?.status !== 'active') return fail({ kind: 'session-invalid' });
    const csrfToken = digest.sha256(csrfText(session));
    if (browser?.writes && browser.csrf !== csrfToken) return fail({ kind: 'csrf-rejected' });
    await recordUseOf(accounts, session, now);
    const via = browser ? 'cookie' : 'header';
    return anyOf.length === 0 || holdsAny(member, anyOf)
      ? ok({ member, session, token: credential, via, csrfToken })
      : fail({ kind: 'role-missing', anyOf });
  };
