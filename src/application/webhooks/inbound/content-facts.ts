import type { ActiveLicense } from '../../../domain/licensing/license.ts';
import { figuresOf, type Platform } from '../../../domain/platforms/platform.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import { monthOf, type Instant } from '../../../domain/shared/calendar.ts';
import type { ContentId, LicenseId, PlatformId } from '../../../domain/shared/ids.ts';
import type { ContentFacts } from '../../../domain/webhooks/content.ts';
import { tracksAfter, type ContentEvent } from '../../../domain/webhooks/content-register.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { ContentStore } from '../../../ports/driven/webhooks/content-store.ts';
import { inboundOf } from './inbound-settings.ts';
import { pagesFrom, type From } from '../../shared/pages-from.ts';

interface Dependencies {
  readonly contentStore: Pick<ContentStore, 'register'>;
  readonly ledger: Pick<LicenseLedger, 'list' | 'issuedIn'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
  readonly tiers: Tiers;
}

const licensesPerPage = 500;

/** Returns the active licenses of the content. */
const licensesOf = async (
  ledger: Dependencies['ledger'],
  platformId: PlatformId,
  contentId: ContentId,
  now: Instant,
): Promise<readonly ActiveLicense[]> => {
  const licenses: ActiveLicense[] = [];
  const filter = { platformId, contentId, status: 'active' } as const;
  const pages = pagesFrom((from: From<LicenseId>) =>
    ledger.list(filter, { limit: licensesPerPage, now, ...from }),
  );
  for await (const page of pages)
    licenses.push(...page.licenses.filter((license) => license.status === 'active'));
  return licenses;
};

/** Reads the facts on which the decision about an event is based. */
export const contentFacts =
  ({ contentStore, ledger, library, tiers }: Dependencies) =>
  async (platform: Platform, event: ContentEvent, now: Instant): Promise<ContentFacts> => {
    const { platformId } = platform;
    const limit = figuresOf(platform, tiers).licensesPerMonth;
    // It is read before the data that it guards.
    const register = await contentStore.register(platformId, event.contentId);
    const licenses = await licensesOf(ledger, platformId, event.contentId, now);
    const trackIds = [...tracksAfter(register, event), ...licenses.map(({ trackId }) => trackId)];
    const tracks = await library.findMany([...new Set(trackIds)]);
    return {
      event,
      platform,
      policy: inboundOf(platform),
      register,
      licenses,
      tracks: new Map(tracks.map((track) => [track.trackId, track])),
      quota: { limit, used: await ledger.issuedIn(platformId, monthOf(now)) },
      now,
    };
  };
