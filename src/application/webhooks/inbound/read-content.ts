import { fail, ok } from '../../../domain/shared/result.ts';
import type { ContentStore } from '../../../ports/driven/webhooks/content-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ReadContent } from '../../../ports/driving/webhooks/inbound.ts';
import { ownPlatform } from '../../platforms/own-platform.ts';
import { newestLicenses } from '../../shared/newest-licenses.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly contentStore: Pick<ContentStore, 'register'>;
  readonly ledger: Pick<LicenseLedger, 'list'>;
  readonly clock: Clock;
}

/** The number of tracks that one event can name. */
const maxLicenses = 100;

export const readContent =
  ({ registry, contentStore, ledger, clock }: Dependencies): ReadContent =>
  async ({ contentId, ...own }) => {
    const found = await ownPlatform(registry, own);
    if (!found.ok) return found;
    const { platformId } = found.value.platform;
    const register = await contentStore.register(platformId, contentId);
    if (!register) return fail({ kind: 'content-not-found' });
    const filter = { platformId, contentId, status: 'active' } as const;
    const { licenses } = await newestLicenses(ledger, filter, { limit: maxLicenses, now: clock.now() });
    return ok({
      register,
      licenses: new Map(licenses.map(({ trackId, licenseId }) => [trackId, licenseId])),
    });
  };
