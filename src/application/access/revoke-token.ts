import { hasExpired, withDigest } from '../../domain/platforms/credential.ts';
import { ClientId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TokenIssuer } from '../../ports/driven/access/token-issuer.ts';
import type { RevokeToken } from '../../ports/driving/access.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly tokenIssuer: TokenIssuer;
  readonly digest: Digest;
  readonly clock: Clock;
}

export const revokeToken =
  ({ registry, tokenIssuer, digest, clock }: Dependencies): RevokeToken =>
  async ({ clientId, clientSecret, token }) => {
    const found = await registry.findByClient(ClientId(clientId));
    const secret = found && withDigest(found.credentials, 'client_secret', digest.sha256(clientSecret));
    if (!secret || hasExpired(secret, clock.now())) return fail({ kind: 'invalid-client' });
    // A client may revoke its token from any address: an attacker gains nothing by it.
    const claims = await tokenIssuer.verify(token, clock.now());
    if (claims.ok && claims.value.platformId === found.platform.platformId) {
      await registry.revokeToken(claims.value.tokenId, claims.value.expiresAt);
    }
    return ok('done');
  };
