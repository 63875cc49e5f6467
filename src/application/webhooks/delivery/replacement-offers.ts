import type { ApprovedTrack } from '../../../domain/catalog/track.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { EventId, TrackId } from '../../../domain/shared/ids.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { FindReplacements } from '../../catalog/find-replacements.ts';

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly replacements: FindReplacements;
  readonly clock: Clock;
}

/**
 * The number of takedowns whose replacements are cached while they are sent to every endpoint. A retry
 * searches again.
 */
const maxKept = 64;
const keptMs = 60_000;
/** How long a takedown waits while the catalog cannot be searched. Then it is sent without replacements. */
const waitMs = 60_000;

const offer = ({ trackId, title, artists, isrc }: ApprovedTrack) => ({
  trackId,
  isrc,
  title,
  artist: artists[0]?.name ?? '',
});
type Offers = Promise<readonly ReturnType<typeof offer>[]>;

/** Returns the tracks that a takedown offers as replacements. Throws `Unavailable`. */
export const replacementOffers = ({ library, replacements, clock }: Dependencies) => {
  const kept = new Map<EventId, { readonly at: Instant; readonly found: Offers }>();

  const offersFor = (eventId: EventId, trackId: TrackId): Offers => {
    const now = clock.now();
    const known = kept.get(eventId);
    if (known && now - known.at < keptMs) return known.found;
    const found = library
      .find(trackId)
      .then(async (track) => (track ? (await replacements(track)).map(offer) : []));
    kept.delete(eventId);
    kept.set(eventId, { at: now, found });
    found.catch(() => kept.delete(eventId));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest) kept.delete(oldest);
    return found;
  };

  return (eventId: EventId, trackId: TrackId, takenDownAt: Instant): Offers =>
    offersFor(eventId, trackId).catch((error: unknown) => {
      if (isUnavailable(error) && clock.now() - takenDownAt >= waitMs) return [];
      throw error;
    });
};
