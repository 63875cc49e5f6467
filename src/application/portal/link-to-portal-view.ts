import { grantOf } from '../../domain/platforms/grant.ts';
import { portalLinkMs } from '../../domain/platforms/portal-pass.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { LinkToPortalView } from '../../ports/driving/staff/portal-views.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { writeLink } from './passes.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly textSigner: TextSigner;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** The audit log records the view when it begins: a link that nobody opens shows nothing. */
export const linkToPortalView =
  ({ registry, textSigner, ids, clock, baseUrl }: Dependencies): LinkToPortalView =>
  async ({ caller: { member, session }, platform: name, reason }) => {
    const found = await namedPlatform(registry, name);
    if (!found) return fail({ kind: 'platform-not-found' });
    const { platform } = found;
    if (platform.status === 'suspended') return fail({ kind: 'platform-suspended' });
    const { staffId } = member;
    const expiresAt = Math.min(clock.now() + portalLinkMs, session.expiresAt);
    const code = writeLink(textSigner, {
      ...{ passId: ids.next('token'), platformId: platform.platformId, expiresAt },
      grant: grantOf(staffId, platform),
      view: { staffId, staffSessionId: session.sessionId, reason },
    });
    return ok({ url: `${baseUrl}/portal/#code=${code}`, expiresAt });
  };
