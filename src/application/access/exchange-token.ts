import { grantable } from '../../domain/access/scope.ts';
import { requireAllowedIp } from '../../domain/platforms/allowed-ips.ts';
import { scopesOf } from '../../domain/platforms/credential-settings.ts';
import { hasExpired, withDigest, type Credential } from '../../domain/platforms/credential.ts';
import { grantOf } from '../../domain/platforms/grant.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { ClientId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TokenIssuer } from '../../ports/driven/access/token-issuer.ts';
import type { ExchangeToken } from '../../ports/driving/access.ts';
import type { RequestMeter } from '../limits/request-meter.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly tokenIssuer: TokenIssuer;
  readonly digest: Digest;
  readonly meter: RequestMeter;
  readonly clock: Clock;
  readonly ids: Ids;
}

const maxSeconds = 3600;

/** No token outlives its secret, even for verifiers that use only the published keys. */
const lifetimeOf = ({ expiresAt }: Pick<Credential, 'expiresAt'>, issuedAt: Instant): number =>
  expiresAt === undefined
    ? maxSeconds
    : Math.max(1, Math.min(maxSeconds, Math.floor((expiresAt - issuedAt) / 1000)));

export const exchangeToken =
  ({ registry, tokenIssuer, digest, meter, clock, ids }: Dependencies): ExchangeToken =>
  async ({ clientId, clientSecret, ip, scopes: requested }) => {
    const found = await registry.findByClient(ClientId(clientId));
    const secret = found && withDigest(found.credentials, 'client_secret', digest.sha256(clientSecret));
    if (!secret || hasExpired(secret, clock.now())) return fail({ kind: 'invalid-client' });
    const allowed = requireAllowedIp(secret, ip);
    if (!allowed.ok) return allowed;
    const { platform } = found;
    if (platform.status === 'suspended') return fail({ kind: 'platform-suspended' });
    const scopes = grantable(requested, scopesOf(secret, platform));
    if (scopes.length === 0) return fail({ kind: 'invalid-scope', requested: requested ?? [] });
    const issuedAt = Math.floor(clock.now() / 1000) * 1000;
    const expiresIn = lifetimeOf(secret, issuedAt);
    const accessToken = await tokenIssuer.issue({
      tokenId: ids.next('token'),
      platformId: platform.platformId,
      clientId: platform.clientId,
      grant: grantOf(secret.credentialId, platform),
      scopes,
      tier: platform.tier,
      issuedAt,
      expiresAt: issuedAt + expiresIn * 1000,
    });
    meter.used(secret);
    return ok({ accessToken, expiresIn, scopes });
  };
