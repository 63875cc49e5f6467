import { PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { RegisterPlatform } from '../../ports/driving/platforms.ts';
import { perUnconfirmedMailbox } from './contact-mails.ts';
import { isSlugUnavailable, storeNewPlatform } from './new-platform.ts';
import { newSecrets } from './new-secrets.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly limiter: RateLimiter;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
  /** The platforms that anyone may register. */
  readonly selfRegistration: 'live' | 'sandbox' | 'closed';
}

export const registerPlatform = ({
  selfRegistration: environment,
  ...dependencies
}: Dependencies): RegisterPlatform => {
  const limited = perUnconfirmedMailbox(dependencies);
  return async (registration) => {
    if (environment === 'closed') return fail({ kind: 'registration-closed' });
    const { slug, contactEmail } = registration;
    if (slug !== undefined && (await isSlugUnavailable(dependencies.registry, slug))) {
      return fail({ kind: 'slug-taken', slug });
    }
    const platformId = PlatformId(dependencies.ids.next('platform'));
    const { credentials, ...secrets } = newSecrets({ platformId, environment }, dependencies);
    const attempted = await limited(contactEmail, () =>
      storeNewPlatform(dependencies, { platformId, environment, registration, credentials }),
    );
    if (!attempted.ok) return attempted;
    const stored = attempted.value;
    if (stored.ok) return ok({ platform: stored.value, ...secrets });
    if (stored.failure.kind === 'slug-taken') return fail(stored.failure);
    throw new Error(`the new ID ${platformId} is taken`);
  };
};
