import { ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { ListCredentials } from '../../ports/driving/platforms.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import { managedPlatform } from './own-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly journal: UsageJournal;
  readonly meter: RequestMeter;
}

export const listCredentials =
  ({ registry, journal, meter }: Dependencies): ListCredentials =>
  async (own) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const { platform, credentials } = found.value;
    await meter.flushIfPossible();
    const uses = await journal.credentialUses(platform.platformId);
    const listed = credentials.map((credential) => {
      const lastUsedAt = uses.get(credential.credentialId);
      return { ...credential, ...(lastUsedAt !== undefined && { lastUsedAt }) };
    });
    return ok(listed);
  };
