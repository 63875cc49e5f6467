import { fingerprintVersion, type Fingerprint } from '../../domain/catalog/fingerprint/fingerprint.ts';
import {
  byLength,
  confirmed,
  searchedPeaks,
  type SameRecordingTrack,
} from '../../domain/catalog/fingerprint/same-recordings.ts';
import {
  maxSuspected,
  searchAt,
  speeds,
  suspectsIn,
  type LandmarkEntry,
  type Suspect,
} from '../../domain/catalog/fingerprint/suspects.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { Delay } from '../../ports/driven/shared/environment.ts';

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'landmarks' | 'fingerprints'>;
  readonly delay: Pick<Delay, 'turn'>;
}

/** Recordings beside those of the catalog. */
export interface OtherRecordings {
  readonly landmarks: (hash: number) => readonly LandmarkEntry[];
  readonly fingerprint: (trackId: TrackId) => Fingerprint | undefined;
}

const none: OtherRecordings = { landmarks: () => [], fingerprint: () => undefined };

/**
 * Returns the tracks that contain the same recording as the first ten minutes of a fingerprint, except the track `own`, those with
 * the longest common part first. The event loop turns after each speed, which takes some 25 ms of CPU for ten minutes, and
 * after each comparison.
 */
export const findSameRecordings = async (
  { library, delay }: Dependencies,
  { fingerprint, own }: { readonly fingerprint: Fingerprint | undefined; readonly own: TrackId | undefined },
  others = none,
): Promise<readonly SameRecordingTrack[]> => {
  if (fingerprint?.version !== fingerprintVersion) return [];
  const recording = searchedPeaks(fingerprint);
  const suspected: Suspect[] = [];
  for (const speed of speeds) {
    const search = searchAt(speed, recording);
    const hashes = [...search.frames.keys()];
    const stored = await library.landmarks(hashes);
    const entries = [...stored, ...hashes.flatMap(others.landmarks)];
    suspected.push(
      ...suspectsIn(
        search,
        entries.filter(({ trackId }) => trackId !== own),
      ),
    );
    await delay.turn();
  }
  const suspects = maxSuspected(suspected);
  const fingerprints = await library.fingerprints(suspects.map(({ trackId }) => trackId));
  const same: SameRecordingTrack[] = [];
  for (const suspect of suspects) {
    const { trackId } = suspect;
    const track = confirmed(recording, suspect, others.fingerprint(trackId) ?? fingerprints.get(trackId));
    if (track) same.push(track);
    await delay.turn();
  }
  return same.toSorted(byLength);
};
