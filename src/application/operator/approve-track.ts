import { changedFields, trackApproved, trackUpdated } from '../../domain/catalog/events.ts';
import { approve } from '../../domain/catalog/moderation.ts';
import { EventId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/environment.ts';
import type { TrackLibrary } from '../../ports/driven/track-library.ts';
import type { ApproveTrack } from '../../ports/driving/operator.ts';
import { decideAgain } from '../decide-again.ts';

interface Needs {
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const approveTrack =
  ({ library, clock, ids }: Needs): ApproveTrack =>
  ({ trackId }) =>
    decideAgain(async () => {
      const track = await library.find(trackId);
      if (!track) return fail({ kind: 'track-not-found', trackId });
      const approved = approve(track, clock.now());
      if (!approved.ok) return approved;
      const eventId = EventId(ids.next('event'));
      const committed = await library.commit({
        track: approved.value,
        guards: { catalogVersion: track.catalogVersion },
        events: [
          track.moderationStatus === 'approved'
            ? trackUpdated(approved.value, changedFields(track, approved.value), eventId)
            : trackApproved(approved.value, eventId),
        ],
      });
      return committed.outcome === 'committed' ? ok(committed.track) : 'facts-moved';
    });
