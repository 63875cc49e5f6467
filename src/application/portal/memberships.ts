import { grantOf, isEnteredBy, originOf } from '../../domain/platforms/grant.ts';
import { membershipsOf } from '../../domain/platforms/members/memberships.ts';
import { isNamed, type Platform } from '../../domain/platforms/platform.ts';
import { SessionId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { ListMemberships, PortalCaller, SwitchPortal } from '../../ports/driving/portal.ts';
import { holderOf, sessionNote } from './member-sessions.ts';
import { writePass } from './passes.ts';

interface ListDependencies {
  readonly registry: PlatformRegistry;
}

const memberships = async ({ registry }: ListDependencies, { member }: Pick<PortalCaller, 'member'>) =>
  member ? membershipsOf(await registry.findByMember(member.email), member.email) : [];

export const listMemberships =
  (dependencies: ListDependencies): ListMemberships =>
  async (caller) =>
    ok(await memberships(dependencies, caller));

interface Dependencies extends ListDependencies {
  readonly accounts: AccountStore;
  readonly digest: Digest;
  readonly textSigner: TextSigner;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The audit note: on both platforms the session of a person ended or began. */
const noteOf = (caller: PortalCaller, at: number, { platformId }: Platform, begun: PortalCaller) =>
  sessionNote(
    caller,
    at,
    'member.switch_platform',
    caller.pass.passId,
    ...[platformId, begun.grant.credentialId, begun.pass.passId],
  );

export const switchPortal =
  (dependencies: Dependencies): SwitchPortal =>
  async ({ caller, slug }) => {
    const { accounts, digest, textSigner, randomness, ids, clock } = dependencies;
    const found = (await memberships(dependencies, caller)).find(({ platform }) => isNamed(platform, slug));
    const { session: ending } = caller;
    if (!found || !ending) return fail({ kind: 'platform-not-found' });
    const { platform, member } = found;
    if (platform.status === 'suspended') return fail({ kind: 'platform-suspended' });
    if (!isEnteredBy(platform, ending)) return fail({ kind: 'signed-in-before-end' });
    const now = clock.now();
    const grant = grantOf(member.memberId, platform);
    // The times stay those of the sign-in: switching never makes a session last longer, nor the sign-in look more recent.
    const pass = {
      ...caller.pass,
      ...{ passId: ids.next('session'), platformId: platform.platformId, grant },
      csrfToken: randomness.base62(32),
    };
    const text = writePass(textSigner, pass);
    const session = {
      ...{ ...ending, accountId: member.memberId, sessionId: SessionId(pass.passId), lastUsedAt: now },
      ...{ tokenDigest: digest.sha256(text), sessionEpoch: grant.sessionEpoch },
    };
    const begun = { platform, scopes: platform.scopes, via: 'portal' as const, grant, pass, member, session };
    const ended = { holder: holderOf(ending), sessionId: ending.sessionId };
    const audit = noteOf(caller, now, platform, begun);
    const guards = [caller, begun].map((one) => ({
      platformId: one.platform.platformId,
      origin: originOf(one),
    }));
    return (await accounts.switchSession({ ended, begun: session, audit, guards })) === 'switched'
      ? ok({ caller: begun, session: text, lifetimeMs: pass.expiresAt - now })
      : fail({ kind: 'token-invalid', of: 'portal-session' });
  };
