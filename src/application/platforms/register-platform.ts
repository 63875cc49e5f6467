import { scopes } from '../../domain/access/scope.ts';
import { isReservedSlug, slugOf, type Platform } from '../../domain/platforms/platform.ts';
import { ClientId, PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Registration, RegisterPlatform } from '../../ports/driving/platforms.ts';
import { newSecrets } from './new-secrets.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
  /** The platforms that anyone may register. */
  readonly selfRegistration: 'live' | 'sandbox' | 'closed';
}

const attempts = 5;

export const registerPlatform =
  ({ registry, selfRegistration, ...means }: Dependencies): RegisterPlatform =>
  async (registration) => {
    const { randomness, ids, clock } = means;
    if (selfRegistration === 'closed') return fail({ kind: 'registration-closed' });
    const platformId = PlatformId(ids.next('platform'));
    const environment = selfRegistration;
    const { credentials, ...secrets } = newSecrets({ platformId, environment }, means);
    const { slug: chosen, ...details } = registration;
    if (chosen !== undefined && isReservedSlug(chosen)) return fail({ kind: 'slug-taken', slug: chosen });
    for (let attempt = 0; attempt < attempts; attempt++) {
      const slug = chosen ?? derivedSlug(registration, attempt, randomness);
      const platform: Platform = {
        ...details,
        platformId,
        slug,
        tier: 'developer',
        status: 'active',
        environment,
        scopes,
        addOns: [],
        quotas: {},
        clientId: ClientId(ids.next('client')),
        createdAt: clock.now(),
        version: 1,
      };
      const outcome = await registry.register({ platform, credentials, effects: noEffects });
      if (outcome === 'registered') return ok({ platform, ...secrets });
      if (chosen !== undefined) return fail({ kind: 'slug-taken', slug: chosen });
    }
    return fail({ kind: 'slug-taken', slug: slugOf(registration.name) ?? '' });
  };

/** Returns the name's slug; if it is taken or the name gives none, with four random letters appended. */
const derivedSlug = ({ name }: Registration, attempt: number, randomness: Randomness): string => {
  const base = slugOf(name);
  if (base !== undefined && attempt === 0 && !isReservedSlug(base)) return base;
  return `${base?.slice(0, 30).replace(/-+$/, '') ?? 'platform'}-${randomness.base62(4).toLowerCase()}`;
};
