import { impactOn, type AffectedPlatform } from '../../../domain/moderation/impact.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { PreviewImpact } from '../../../ports/driving/moderation/impact.ts';
import { liveContent, type ContentDependencies } from './live-content.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly ledger: LicenseLedger;
  readonly registry: PlatformRegistry;
  readonly contentStore: ContentDependencies['contentStore'];
  readonly clock: Clock;
}

/** A preview does not count more platforms than this. */
export const maxPlatforms = 500;

export const previewImpact =
  ({ library, ledger, registry, contentStore, clock }: Dependencies): PreviewImpact =>
  async ({ trackId, territories }) => {
    if (!(await library.find(trackId))) return fail({ kind: 'track-not-found', trackId });
    const now = clock.now();
    const licensees = await ledger.licensees(trackId, { limit: maxPlatforms + 1, now });
    const counted: AffectedPlatform[] = [];
    for (const platformId of licensees.slice(0, maxPlatforms)) {
      const found = await registry.find(platformId);
      if (!found) continue;
      const activeLicenses = await ledger.countActive(platformId, trackId, now, territories);
      counted.push({ platform: found.platform, activeLicenses });
    }
    const subject = { trackId, ...(territories && { territories }) };
    const content = await liveContent({ contentStore, registry, ledger }, subject, now);
    return ok({ ...impactOn(counted), isComplete: licensees.length <= maxPlatforms, content });
  };
