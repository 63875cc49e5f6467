import type { SameRecording } from '../../../domain/catalog/fingerprint/same-recording.ts';
import type { LookAlike } from '../../../domain/catalog/search/look-alikes.ts';
import type { TrackNotFound } from '../../../domain/catalog/visibility.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { UseCase } from '../use-case.ts';

/** A track that contains the same recording as the requested one, in any moderation status. */
export interface SameRecordingOf extends SameRecording {
  readonly track: Track;
}

/**
 * Returns the tracks of the catalog that sound most like a track, which may be pending itself. `isAnalyzed` is false if
 * the sound of the track was not analyzed, so that nothing can be compared. `sameRecordings` is empty for a track
 * without a fingerprint.
 */
export type ListLookAlikes = UseCase<
  { readonly trackId: TrackId },
  {
    readonly isAnalyzed: boolean;
    readonly lookAlikes: readonly LookAlike[];
    readonly sameRecordings: readonly SameRecordingOf[];
  },
  TrackNotFound
>;
