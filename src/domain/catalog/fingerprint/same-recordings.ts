import type { TrackId } from '../../shared/ids.ts';
import { fingerprintVersion, peaksOf, type Fingerprint, type Peaks } from './fingerprint.ts';
import { sameRecordingAt, type SameRecording } from './same-recording.ts';
import type { Suspect } from './suspects.ts';

/** A track that contains the same recording as another one. */
export interface SameRecordingTrack extends SameRecording {
  readonly trackId: TrackId;
}

/** Returns the suspected tracks that are the same recording, those with the longest common part first. */
export const sameRecordingsAmong = (
  recording: Peaks,
  suspects: readonly Suspect[],
  fingerprints: ReadonlyMap<TrackId, Fingerprint>,
): readonly SameRecordingTrack[] =>
  suspects
    .flatMap((suspect) => {
      const { trackId } = suspect;
      const fingerprint = fingerprints.get(trackId);
      if (fingerprint?.version !== fingerprintVersion) return [];
      const same = sameRecordingAt(suspect, recording, peaksOf(fingerprint));
      return same ? [{ trackId, ...same }] : [];
    })
    .toSorted((a, b) => b.lengthMs - a.lengthMs || (a.trackId < b.trackId ? -1 : 1));
