import { reportedChanges, takenDownBy } from '../../../domain/catalog/events.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { permissionOf, survivesUnderAll } from '../../../domain/licensing/compliance.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { LicenseId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { LicenseFilter, LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { FindReplacements } from '../../catalog/find-replacements.ts';
import { affectedLicenses, concernedBy } from './affected-licenses.ts';
import { replacementOffers } from './replacement-offers.ts';
import { pagesFrom, type From } from '../../shared/pages-from.ts';

export interface EventDataDependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly replacements: FindReplacements;
  readonly clock: Clock;
  readonly baseUrl: string;
}

const licensesRead = 500;

/** Returns whether published content survives under all active licenses of the platform for a track. */
const survives = async (
  ledger: LicenseLedger,
  track: Track,
  filter: LicenseFilter,
  now: Instant,
): Promise<boolean> => {
  const known = survivesUnderAll(track);
  if (known !== undefined) return known;
  const pages = pagesFrom((from: From<LicenseId>) =>
    ledger.list(filter, { limit: licensesRead, now, ...from }),
  );
  for await (const { licenses } of pages)
    if (licenses.some((license) => !permissionOf(license, track).publishedContentSurvives)) return false;
  return true;
};

const trackIdOf = ({ data }: DomainEvent): TrackId => data['trackId'] as TrackId;

/** Returns the data of an event for one platform: what the event recorded, and its effect on the platform's licenses now. */
export const eventData = (dependencies: EventDataDependencies) => {
  const { ledger, library, clock } = dependencies;
  const affected = affectedLicenses(dependencies);
  const offers = replacementOffers(dependencies);

  const takedownData = async (event: DomainEvent, platformId: PlatformId) => {
    const { eventId, data, occurredAt } = event;
    const known = await library.find(trackIdOf(event));
    const track = known && takenDownBy(event, known);
    return {
      ...data,
      publishedContentSurvives: track
        ? await survives(ledger, track, concernedBy(event, platformId), clock.now())
        : false,
      ...(await affected(event, platformId, track)),
      replacements: await offers(eventId, trackIdOf(event), occurredAt),
    };
  };

  return async (event: DomainEvent, platformId: PlatformId) => {
    if (event.type === 'track.takedown') return takedownData(event, platformId);
    if (reportedChanges(event).length === 0) return event.data;
    const track = await library.find(trackIdOf(event));
    return { ...event.data, ...(await affected(event, platformId, track)) };
  };
};
