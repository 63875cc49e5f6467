import { scopes } from '../../domain/access/scope.ts';
import type { Credential } from '../../domain/platforms/credential.ts';
import type { Member } from '../../domain/platforms/members/member.ts';
import { isReservedSlug, slugOf, type Platform } from '../../domain/platforms/platform.ts';
import { ClientId, type PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Registration } from '../../ports/driving/platforms.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

interface NewPlatform {
  readonly platformId: PlatformId;
  readonly environment: Platform['environment'];
  readonly registration: Registration;
  readonly credentials: readonly Credential[];
  readonly members?: readonly Member[];
}

type NotRegistered =
  { readonly kind: 'slug-taken'; readonly slug: string } | { readonly kind: 'platform-id-taken' };

/** Returns whether no platform can be registered with the slug, because it is reserved or taken. */
export const isSlugUnavailable = async (registry: PlatformRegistry, slug: string): Promise<boolean> =>
  isReservedSlug(slug) || (await registry.findBySlug(slug)) !== undefined;

const attempts = 5;

/** Stores a platform of the developer tier. Without a slug, tries slugs that are derived from its name. */
export const storeNewPlatform = async (
  { registry, randomness, ids, clock }: Dependencies,
  { platformId, environment, registration, credentials, members }: NewPlatform,
): Promise<Result<Platform, NotRegistered>> => {
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
    const outcome = await registry.register({
      platform,
      credentials,
      ...(members && { members }),
      effects: noEffects,
    });
    if (outcome === 'registered') return ok(platform);
    if (outcome === 'id-taken') return fail({ kind: 'platform-id-taken' });
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
