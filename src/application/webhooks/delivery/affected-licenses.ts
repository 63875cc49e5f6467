import { reportedChanges } from '../../../domain/catalog/events.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { complianceData, permissionOf } from '../../../domain/licensing/compliance.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import { WORLD } from '../../../domain/shared/territory.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { LicenseFilter, LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import { newestLicenses } from '../../shared/newest-licenses.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly clock: Clock;
  readonly baseUrl: string;
}

const licensesNamed = 100;

/** Returns the filter for active licenses of a platform that a decision about a track concerns. */
export const concernedBy = (event: DomainEvent, platformId: PlatformId) => {
  const changes = reportedChanges(event);
  const territories =
    event.type === 'track.takedown' ? [WORLD] : changes.flatMap((change) => change.territories);
  const trackId = event.data['trackId'] as TrackId;
  return { platformId, trackId, status: 'active', territories } as const satisfies LicenseFilter;
};

/** Returns the address at which a partner lists them, on several pages. */
const listUrl = (event: DomainEvent, baseUrl: string): string => {
  const states = new Set(reportedChanges(event).map(({ state }) => state));
  const [state = 'clear'] = states;
  const narrowed = event.type !== 'track.takedown' && states.size === 1 && state !== 'clear';
  const query = `trackId=${event.data['trackId'] as TrackId}&status=active`;
  return `${baseUrl}/api/v1/licenses?${query}${narrowed ? `&compliance=${state}` : ''}`;
};

/** Returns the effect of a decision about a track on the active licenses of one platform now. */
export const affectedLicenses =
  ({ ledger, clock, baseUrl }: Dependencies) =>
  async (event: DomainEvent, platformId: PlatformId, track: Track | undefined) => {
    const now = clock.now();
    const filter = concernedBy(event, platformId);
    const { licenses, mayHaveMore } = await newestLicenses(ledger, filter, { limit: licensesNamed, now });
    return {
      affectedCount: mayHaveMore
        ? await ledger.countActive(platformId, filter.trackId, now, filter.territories)
        : licenses.length,
      affectedLicenses: licenses.map((license) => {
        const { compliance, publishedContentSurvives } = permissionOf(license, track);
        const { licenseId, contentId } = license;
        return { licenseId, contentId, compliance: complianceData(compliance), publishedContentSurvives };
      }),
      affectedLicensesUrl: listUrl(event, baseUrl),
    };
  };
