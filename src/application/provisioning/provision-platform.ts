import { scopes } from '../../domain/access/scope.ts';
import { isReservedSlug, type Platform } from '../../domain/platforms/platform.ts';
import { withTerms } from '../../domain/platforms/provisioning.ts';
import { ClientId, PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ProvisionPlatform } from '../../ports/driving/provisioning.ts';
import { newSecrets } from '../platforms/new-secrets.ts';
import { staffNote } from '../shared/staff-notes.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const provisionPlatform =
  ({ registry, ...dependencies }: Dependencies): ProvisionPlatform =>
  async ({ caller, provisioning: { slug, environment, name, contactEmail, ...terms } }) => {
    const { ids, clock } = dependencies;
    if (isReservedSlug(slug)) return fail({ kind: 'slug-taken', slug } as const);
    const now = clock.now();
    const platformId = PlatformId(ids.next('platform'));
    const bare: Platform = {
      platformId,
      slug,
      name,
      contactEmail,
      environment,
      tier: 'developer',
      status: 'active',
      scopes: terms.scopes ?? scopes,
      addOns: [],
      quotas: {},
      contentTypes: [],
      territories: [],
      clientId: ClientId(ids.next('client')),
      createdAt: now,
      version: 1,
    };
    const provisioned = withTerms(bare, terms, now);
    if (!provisioned.ok) return provisioned;
    const platform = provisioned.value;
    const { credentials, ...secrets } = newSecrets(platform, dependencies);
    const detail = { slug, tier: platform.tier, environment };
    const audit = staffNote(caller.member.staffId, now, 'platform.provision', [platformId], detail);
    const outcome = await registry.register({
      platform,
      credentials,
      effects: { events: [], mails: [], audit, idempotency: undefined },
    });
    return outcome === 'registered'
      ? ok({ platform, ...secrets })
      : fail({ kind: 'slug-taken', slug } as const);
  };
