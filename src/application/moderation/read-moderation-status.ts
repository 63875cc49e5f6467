import { visibleArtwork } from '../../domain/catalog/visibility.ts';
import { moderationStatusOf } from '../../domain/moderation/moderation-status.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ModerationStore } from '../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ListDecisions, ReadModerationStatus } from '../../ports/driving/moderation/moderation.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
}

export const readModerationStatus =
  ({ moderationStore, library }: Dependencies): ReadModerationStatus =>
  async (trackId) => {
    const track = await library.find(trackId);
    if (!track) return fail({ kind: 'track-not-found', trackId });
    const artwork = visibleArtwork(track);
    const status = moderationStatusOf(track, await moderationStore.decisions(trackId));
    return ok({ ...status, ...(artwork && { artwork }) });
  };

export const listDecisions =
  ({ moderationStore, library }: Dependencies): ListDecisions =>
  async (trackId) =>
    (await library.find(trackId))
      ? ok(await moderationStore.decisions(trackId))
      : fail({ kind: 'track-not-found', trackId });
