import { intersect, type Scope } from '../../domain/access/scope.ts';
import { isApiKey, looksLikeApiKey } from '../../domain/platforms/credential.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock, Digest } from '../../ports/driven/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { TokenFlaw, TokenMint } from '../../ports/driven/token-mint.ts';
import type { Admit, Caller } from '../../ports/driving/access.ts';
import { letIn } from './let-in.ts';

interface Needs {
  readonly registry: PlatformRegistry;
  readonly mint: TokenMint;
  readonly digest: Digest;
  readonly clock: Clock;
}

export const admit = ({ registry, mint, digest, clock }: Needs): Admit => {
  const byKey = async (key: string): Promise<Result<Caller, TokenFlaw>> => {
    const found = isApiKey(key) ? await registry.findByDigest(digest.sha256(key)) : undefined;
    return found
      ? ok(caller(found.platform, found.platform.scopes, 'api_key'))
      : fail({ kind: 'token-invalid' });
  };
  const byToken = async (token: string): Promise<Result<Caller, TokenFlaw>> => {
    const claims = await mint.verify(token, clock.now());
    if (!claims.ok) return claims;
    const found = await registry.find(claims.value.platformId);
    if (!found || (await registry.isRevoked(claims.value.tokenId))) return fail({ kind: 'token-invalid' });
    return ok(caller(found.platform, claims.value.scopes, 'token'));
  };
  return async ({ credential, anyOf }) => {
    if (credential === undefined) return fail({ kind: 'token-missing' });
    const admitted = await (looksLikeApiKey(credential) ? byKey(credential) : byToken(credential));
    return admitted.ok ? letIn(admitted.value, anyOf) : admitted;
  };
};

/** What a credential carries counts only as far as the registry still holds it. */
const caller = (platform: Platform, carried: readonly Scope[], via: Caller['via']): Caller => ({
  platform,
  scopes: intersect(carried, platform.scopes),
  via,
});
