import { scopes } from '../../domain/access/scope.ts';
import { apiKeyOf, clientSecretOf, hintOf, type CredentialKind } from '../../domain/platforms/credential.ts';
import { slugOf, type Platform } from '../../domain/platforms/platform.ts';
import { ClientId, CredentialId, PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { Registration, RegisterPlatform } from '../../ports/driving/platforms.ts';

interface Needs {
  readonly registry: PlatformRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
  /** What strangers may register for themselves. */
  readonly selfRegistration: 'live' | 'sandbox' | 'closed';
}

const attempts = 5;

export const registerPlatform =
  ({ registry, digest, randomness, ids, clock, selfRegistration }: Needs): RegisterPlatform =>
  async (registration) => {
    if (selfRegistration === 'closed') return fail({ kind: 'registration-closed' });
    const createdAt = clock.now();
    const apiKey = apiKeyOf(selfRegistration, randomness.base62(30));
    const clientSecret = clientSecretOf(randomness.base62(43));
    const platformId = PlatformId(ids.next('platform'));
    const credential = (kind: CredentialKind, secret: string) => ({
      credentialId: CredentialId(ids.next('credential')),
      platformId,
      kind,
      digest: digest.sha256(secret),
      hint: hintOf(secret),
      createdAt,
    });
    const credentials = [credential('api_key', apiKey), credential('client_secret', clientSecret)];
    const { slug: chosen, ...told } = registration;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const slug = chosen ?? derivedSlug(registration, attempt, randomness);
      const platform: Platform = {
        ...told,
        platformId,
        slug,
        tier: 'developer',
        status: 'active',
        environment: selfRegistration,
        scopes,
        addOns: [],
        quotas: {},
        clientId: ClientId(ids.next('client')),
        createdAt,
        version: 1,
      };
      const outcome = await registry.register({ platform, credentials });
      if (outcome === 'registered') return ok({ platform, apiKey, clientSecret });
      if (chosen !== undefined) return fail({ kind: 'slug-taken', slug: chosen });
    }
    return fail({ kind: 'slug-taken', slug: slugOf(registration.name) ?? '' });
  };

/** The name's slug; where it is taken or the name gives none, with four random letters behind. */
const derivedSlug = ({ name }: Registration, attempt: number, randomness: Randomness): string => {
  const base = slugOf(name);
  if (base !== undefined && attempt === 0) return base;
  return `${base?.slice(0, 30).replace(/-+$/, '') ?? 'platform'}-${randomness.base62(4).toLowerCase()}`;
};
