import type { TrackId } from '../../shared/ids.ts';
import { fingerprintVersion, frameMs, peaksOf, type Fingerprint, type Peaks } from './fingerprint.ts';
import { sameRecordingAt, type SameRecording } from './same-recording.ts';
import type { Suspect } from './suspects.ts';

/** A track that contains the same recording as another one. */
export interface SameRecordingTrack extends SameRecording {
  readonly trackId: TrackId;
}

/** How much of a recording is searched for. It bounds the work for a master of hours. */
export const searchedMs = 600_000;

/** Returns the peaks of the first ten minutes of a fingerprint. */
export const searchedPeaks = (fingerprint: Fingerprint): Peaks => {
  const { frames, pitches } = peaksOf(fingerprint);
  const end = frames.findIndex((frame) => frame * frameMs >= searchedMs);
  return end === -1
    ? { frames, pitches }
    : { frames: frames.subarray(0, end), pitches: pitches.subarray(0, end) };
};

/** Returns a suspected track with what it has in common with the recording, if it is the same one. */
export const confirmed = (
  recording: Peaks,
  suspect: Suspect,
  fingerprint: Fingerprint | undefined,
): SameRecordingTrack | undefined => {
  if (fingerprint?.version !== fingerprintVersion) return undefined;
  const same = sameRecordingAt(suspect, recording, peaksOf(fingerprint));
  return same && { trackId: suspect.trackId, ...same };
};

/** Compares by the length of the common part: the longest is first. */
export const byLength = (a: SameRecordingTrack, b: SameRecordingTrack): number =>
  b.lengthMs - a.lengthMs || (a.trackId < b.trackId ? -1 : 1);
