import { isPublishedIn } from '../../../domain/moderation/impact.ts';
import { asOf } from '../../../domain/licensing/license.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { ContentRegister } from '../../../domain/webhooks/content-register.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ContentStore } from '../../../ports/driven/webhooks/content-store.ts';
import type { LiveContent } from '../../../ports/driving/moderation/impact.ts';

export interface ContentDependencies {
  readonly contentStore: Pick<ContentStore, 'publishedWith'>;
  readonly registry: Pick<PlatformRegistry, 'find'>;
  readonly ledger: Pick<LicenseLedger, 'findExisting'>;
}

/** A preview does not examine more published content items than this. */
export const maxContent = 1_000;
/** A preview names so many of them. */
const maxItems = 10;

interface Published {
  readonly register: ContentRegister;
  readonly platform: Platform;
}

const withPlatforms = async (
  { registry }: Pick<ContentDependencies, 'registry'>,
  registers: readonly ContentRegister[],
): Promise<readonly Published[]> => {
  const platforms = new Map<PlatformId, Platform | undefined>();
  for (const { platformId } of registers)
    if (!platforms.has(platformId)) platforms.set(platformId, (await registry.find(platformId))?.platform);
  return registers.flatMap((register) => {
    const platform = platforms.get(register.platformId);
    return platform ? [{ register, platform }] : [];
  });
};

/** Returns the content that is published with a track, everywhere or in territories. */
export const liveContent = async (
  { contentStore, ledger, ...dependencies }: ContentDependencies,
  { trackId, territories }: { readonly trackId: TrackId; readonly territories?: readonly Territory[] },
  now: Instant,
): Promise<LiveContent> => {
  const registers = await contentStore.publishedWith(trackId, maxContent + 1);
  const published = (await withPlatforms(dependencies, registers.slice(0, maxContent))).filter(
    ({ register, platform }) => !territories || isPublishedIn(register, platform, territories),
  );
  const items = published.slice(0, maxItems).map(async ({ register, platform }) => {
    const { platformId, contentId, at: publishedAt } = register;
    const license = await ledger.findExisting({ platformId, contentId, trackId });
    const isActive = license !== undefined && asOf(license, now).status === 'active';
    return { platform, contentId, publishedAt, ...(isActive && { licenseId: license.licenseId }) };
  });
  return {
    count: published.length,
    isComplete: registers.length <= maxContent,
    items: await Promise.all(items),
  };
};
