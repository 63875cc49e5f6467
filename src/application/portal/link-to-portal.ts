import { passExpiry, portalLinkMs } from '../../domain/platforms/portal-pass.ts';
import { limitsOf } from '../../domain/platforms/grant.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { LinkToPortal } from '../../ports/driving/portal.ts';
import { managedPlatform } from '../platforms/own-platform.ts';
import { writeLink } from './passes.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly textSigner: TextSigner;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly baseUrl: string;
}

export const linkToPortal =
  ({ registry, textSigner, ids, clock, baseUrl }: Dependencies): LinkToPortal =>
  async (own) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const issuedAt = clock.now();
    const credential = limitsOf(own.caller.grant, found.value, issuedAt);
    const expiresAt = passExpiry(issuedAt, portalLinkMs, credential);
    const code = writeLink(textSigner, {
      passId: ids.next('token'),
      platformId: platform.platformId,
      grant: own.caller.grant,
      expiresAt,
    });
    // The code follows the #: browsers do not send it, and a request without the page, as by mail filters,
    // does not use the link.
    return ok({ url: `${baseUrl}/portal/#code=${code}`, expiresAt });
  };
