import { intersect } from '../../domain/access/scope.ts';
import { lackingFrom } from '../../domain/access/whole-registry.ts';
import { requireAllowedIp } from '../../domain/platforms/allowed-ips.ts';
import {
  hasExpired,
  isApiKey,
  lackingOf,
  looksLikeApiKey,
  withDigest,
  type Credential,
} from '../../domain/platforms/credential.ts';
import { scopesOf } from '../../domain/platforms/credential-settings.ts';
import { grantOf, limitsOf, type GrantLimits } from '../../domain/platforms/grant.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TokenIssue, TokenIssuer } from '../../ports/driven/access/token-issuer.ts';
import type { Authenticate, Caller } from '../../ports/driving/access.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import { authorize } from './authorize.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly tokenIssuer: TokenIssuer;
  readonly digest: Digest;
  readonly meter: RequestMeter;
  readonly clock: Clock;
}

interface Known {
  readonly caller: Caller;
  /** Those of the API key that the caller sent, or of the grant of its access token. */
  readonly limits: GrantLimits;
  /** The API key that the caller sent. */
  readonly key?: Credential;
}

/** Tokens contain their time of issue in whole seconds. */
const tokenPrecisionMs = 999;

const byKey = async (
  { registry, digest, clock }: Dependencies,
  text: string,
): Promise<Result<Known, TokenIssue>> => {
  const wanted = digest.sha256(text);
  const found = isApiKey(text) ? await registry.findByDigest(wanted) : undefined;
  const key = found && withDigest(found.credentials, 'api_key', wanted);
  if (!key) return fail({ kind: 'token-invalid' });
  if (hasExpired(key, clock.now())) return fail({ kind: 'token-expired' });
  const { platform } = found;
  const grant = grantOf(key.credentialId, platform);
  const caller = { platform, scopes: scopesOf(key, platform), via: 'api_key', grant } as const;
  return ok({
    caller: { ...caller, ...(platform.withdrawnScopes && { lacking: lackingOf(key, platform) }) },
    limits: key,
    key,
  });
};

const byToken = async (
  { registry, tokenIssuer, clock }: Dependencies,
  token: string,
): Promise<Result<Known, TokenIssue>> => {
  const claims = await tokenIssuer.verify(token, clock.now());
  if (!claims.ok) return claims;
  const found = await registry.find(claims.value.platformId);
  const { scopes, grant, tokenId, issuedAt } = claims.value;
  const limits = found && limitsOf(grant, found, clock.now());
  if (!limits || (await registry.isRevoked(tokenId))) return fail({ kind: 'token-invalid' });
  const { platform } = found;
  const carried = intersect(scopes, scopesOf(limits, platform));
  const caller = { platform, scopes: carried, via: 'token', grant } as const;
  if (!platform.withdrawnScopes) return ok({ caller, limits });
  const issued = { scopes, at: issuedAt + tokenPrecisionMs };
  const lacking = [...lackingFrom(platform, issued), ...lackingOf(limits, platform)];
  return ok({ caller: { ...caller, lacking }, limits });
};

export const authenticate =
  (dependencies: Dependencies): Authenticate =>
  async ({ credential, ip, anyOf }) => {
    if (credential === undefined) return fail({ kind: 'token-missing' });
    const known = await (looksLikeApiKey(credential)
      ? byKey(dependencies, credential)
      : byToken(dependencies, credential));
    if (!known.ok) return known;
    const { caller, limits, key } = known.value;
    const allowed = requireAllowedIp(limits, ip);
    if (!allowed.ok) return allowed;
    const authenticated = authorize(caller, anyOf);
    if (authenticated.ok && key) dependencies.meter.used(key);
    return authenticated;
  };
