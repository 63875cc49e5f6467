import { changedFields, trackTakenDown, trackUpdated } from '../../domain/catalog/events.ts';
import { takeDown, withdrawFrom } from '../../domain/catalog/moderation.ts';
import type { Uncommitted, Track } from '../../domain/catalog/track.ts';
import { EventId } from '../../domain/shared/ids.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/environment.ts';
import type { TrackLibrary } from '../../ports/driven/track-library.ts';
import type { TakeDownTrack } from '../../ports/driving/operator.ts';
import { decideAgain } from '../decide-again.ts';

interface Needs {
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const takeDownTrack =
  ({ library, clock, ids }: Needs): TakeDownTrack =>
  ({ trackId, reason, territories }) =>
    decideAgain(async () => {
      const track = await library.find(trackId);
      if (!track) return fail({ kind: 'track-not-found', trackId });
      const now = clock.now();
      const eventId = EventId(ids.next('event'));
      // Of a track that is not approved partners know nothing, or that it is gone.
      const commit = async (next: Uncommitted<Track>, event: DomainEvent) => {
        const guards = { catalogVersion: track.catalogVersion };
        const events = track.moderationStatus === 'approved' ? [event] : [];
        const committed = await library.commit({ track: next, guards, events });
        return committed.outcome === 'committed' ? ok(committed.track) : ('facts-moved' as const);
      };
      if (territories && territories.length > 0) {
        const narrowed = withdrawFrom(track, territories, now);
        return commit(narrowed, trackUpdated(narrowed, changedFields(track, narrowed), eventId));
      }
      const taken = takeDown(track, reason, now);
      return taken.ok ? commit(taken.value, trackTakenDown(taken.value, eventId)) : taken;
    });
