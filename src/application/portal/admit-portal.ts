import { scopesOf } from '../../domain/platforms/credential-settings.ts';
import { requireAllowedIp } from '../../domain/platforms/allowed-ips.ts';
import { lackingOf } from '../../domain/platforms/credential.ts';
import { limitsOf } from '../../domain/platforms/grant.ts';
import { memberWith } from '../../domain/platforms/members/member.ts';
import { roleMay, rolesThatMay } from '../../domain/platforms/members/permissions.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { AdmitPortal, PortalCaller } from '../../ports/driving/portal.ts';
import { recordUseOf } from '../accounts/record-use.ts';
import { authorize } from '../access/authorize.ts';
import { readPass } from './passes.ts';

interface Dependencies {
  readonly accounts: AccountStore;
  readonly digest: Digest;
  readonly registry: PlatformRegistry;
  readonly textSigner: TextSigner;
  readonly clock: Clock;
}

export const admitPortal =
  ({ accounts, digest, registry, textSigner, clock }: Dependencies): AdmitPortal =>
  async ({ session, ip, csrf, writes, anyOf, operation, ends = false }) => {
    const pass = readPass(textSigner, session);
    const found = pass && (await registry.find(pass.platformId));
    const now = clock.now();
    if (!found) return fail({ kind: 'token-invalid', of: 'portal-session' });
    if (pass.expiresAt <= now) return fail({ kind: 'token-expired', of: 'portal-session' });
    const limits = limitsOf(pass.grant, found, now);
    const { platform, members = [] } = found;
    const member = memberWith(members, pass.grant.credentialId);
    const stored = member && (await accounts.session('platform', digest.sha256(session), now));
    const hasEnded = member ? !stored : await registry.isRevoked(pass.passId);
    if (!limits || hasEnded) return fail({ kind: 'token-invalid', of: 'portal-session' });
    const allowed = requireAllowedIp(limits, ip);
    if (!allowed.ok && !ends) return fail({ ...allowed.failure, csrfToken: pass.csrfToken });
    if (writes && csrf !== pass.csrfToken) return fail({ kind: 'csrf-rejected' });
    if (member && !roleMay(member.role, operation))
      return fail({ kind: 'member-role-missing', role: member.role, anyOf: rolesThatMay(operation) });
    if (stored) await recordUseOf(accounts, stored, now);
    const caller: PortalCaller = {
      platform,
      scopes: scopesOf(limits, platform),
      ...(platform.withdrawnScopes && { lacking: lackingOf(limits, platform) }),
      via: 'portal',
      grant: pass.grant,
      ...(member && stored && { member, session: stored }),
      pass,
    };
    return ends && platform.status === 'suspended' ? ok(caller) : authorize(caller, anyOf);
  };
