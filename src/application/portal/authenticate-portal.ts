import { scopesOf } from '../../domain/platforms/credential-settings.ts';
import { requireAllowedIp } from '../../domain/platforms/allowed-ips.ts';
import { lackingOf } from '../../domain/platforms/credential.ts';
import { limitsOf } from '../../domain/platforms/grant.ts';
import { memberWith } from '../../domain/platforms/members/member.ts';
import { roleMay, rolesThatMay } from '../../domain/platforms/members/permissions.ts';
import type { PortalPass } from '../../domain/platforms/portal-pass.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type {
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { AuthenticatePortal, MemberRoleMissing, PortalCaller } from '../../ports/driving/portal.ts';
import type { ReadOnlyView } from '../../ports/driving/staff/portal-views.ts';
import { recordUseOf } from '../accounts/record-use.ts';
import { authorize } from '../access/authorize.ts';
import { readPass } from './passes.ts';
import { viewIn, type ViewDependencies } from './portal-view.ts';

interface Dependencies extends ViewDependencies {
  readonly digest: Digest;
  readonly registry: PlatformRegistry;
  readonly textSigner: TextSigner;
  readonly clock: Clock;
}

/** The session of a request, whose text was signed here and has not expired. */
interface Presented {
  readonly text: string;
  readonly pass: PortalPass;
  readonly found: PlatformWithCredentials;
  readonly now: Instant;
}

/** Returns the caller of a session that a credential or a member began, with its limits, or undefined if it has ended. */
const ownCallerOf = async (
  { accounts, digest, registry }: Dependencies,
  { text, pass, found, now }: Presented,
) => {
  const { platform, members = [] } = found;
  const limits = limitsOf(pass.grant, found, now);
  const member = memberWith(members, pass.grant.credentialId);
  const session = member && (await accounts.session('platform', digest.sha256(text), now));
  const hasEnded = member ? !session : await registry.isRevoked(pass.passId);
  if (!limits || hasEnded) return undefined;
  const caller: PortalCaller = {
    platform,
    scopes: scopesOf(limits, platform),
    ...(platform.withdrawnScopes && { lacking: lackingOf(limits, platform) }),
    via: 'portal',
    grant: pass.grant,
    ...(member && session && { member, session }),
    pass,
  };
  return { caller, limits };
};

/** Returns the caller of a view of staff, which no credential limits, or undefined if it has ended. */
const viewerOf = async (dependencies: Dependencies, { text, pass, found, now }: Presented) => {
  const { platform } = found;
  const { view, grant } = pass;
  const viewedBy = view && (await viewIn(dependencies, { ...pass, view }, { text, platform, now }));
  const caller: PortalCaller | undefined = viewedBy && {
    ...{ platform, scopes: platform.scopes, via: 'portal', grant, pass, viewedBy },
  };
  return caller && { caller, limits: {} };
};

/** Checks the role of a member, and that a view only reads. */
const requirePermission = (
  { member, viewedBy }: PortalCaller,
  operation: string,
): Result<unknown, MemberRoleMissing | ReadOnlyView> => {
  if (viewedBy) return viewedBy.operations.includes(operation) ? ok(true) : fail({ kind: 'read-only-view' });
  if (!member || roleMay(member.role, operation)) return ok(true);
  return fail({ kind: 'member-role-missing', role: member.role, anyOf: rolesThatMay(operation) });
};

const invalid = fail({ kind: 'token-invalid', of: 'portal-session' } as const);

export const authenticatePortal =
  (dependencies: Dependencies): AuthenticatePortal =>
  async ({ session: text, ip, csrf, writes, anyOf, operation, ends = false }) => {
    const { accounts, registry, textSigner, clock } = dependencies;
    const pass = readPass(textSigner, text);
    const found = pass && (await registry.find(pass.platformId));
    const now = clock.now();
    if (!found) return invalid;
    if (pass.expiresAt <= now) return fail({ kind: 'token-expired', of: 'portal-session' });
    const authenticated = await (pass.view ? viewerOf : ownCallerOf)(dependencies, {
      text,
      pass,
      found,
      now,
    });
    if (!authenticated) return invalid;
    const { caller, limits } = authenticated;
    const allowed = requireAllowedIp(limits, ip);
    if (!allowed.ok && !ends) return fail({ ...allowed.failure, csrfToken: pass.csrfToken });
    if (writes && csrf !== pass.csrfToken) return fail({ kind: 'csrf-rejected' });
    const permitted = requirePermission(caller, operation);
    if (!permitted.ok) return permitted;
    if (caller.session) await recordUseOf(accounts, caller.session, now);
    return ends && caller.platform.status === 'suspended' ? ok(caller) : authorize(caller, anyOf);
  };
