import { csrfText, isSessionToken } from '../../../domain/staff/session.ts';
import { holdsAny } from '../../../domain/staff/staff.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { AdmitStaff } from '../../../ports/driving/staff/staff.ts';

interface Dependencies {
  readonly staff: StaffRegistry;
  readonly digest: Digest;
  readonly clock: Clock;
}

export const admitStaff =
  ({ staff, digest, clock }: Dependencies): AdmitStaff =>
  async ({ credential, anyOf, browser }) => {
    if (credential === undefined) return fail({ kind: 'session-missing' });
    const found = isSessionToken(credential)
      ? await staff.session(digest.sha256(credential), clock.now())
      : undefined;
    if (found?.member.status !== 'active') return fail({ kind: 'session-invalid' });
    const csrfToken = digest.sha256(csrfText(found.session));
    if (browser?.writes && browser.csrf !== csrfToken) return fail({ kind: 'csrf-rejected' });
    const via = browser ? 'cookie' : 'header';
    return anyOf.length === 0 || holdsAny(found.member, anyOf)
      ? ok({ ...found, token: credential, via, csrfToken })
      : fail({ kind: 'role-missing', anyOf });
  };
