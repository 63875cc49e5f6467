import {
  fingerprintVersion,
  peaksOf,
  type Fingerprint,
} from '../../domain/catalog/fingerprint/fingerprint.ts';
import {
  sameRecordingsAmong,
  type SameRecordingTrack,
} from '../../domain/catalog/fingerprint/same-recordings.ts';
import { searchFor, suspectsIn, type LandmarkEntry } from '../../domain/catalog/fingerprint/suspects.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';

/** Recordings beside those of the catalog. */
export interface OtherRecordings {
  readonly landmarks: (hash: number) => readonly LandmarkEntry[];
  readonly fingerprint: (trackId: TrackId) => Fingerprint | undefined;
}

const none: OtherRecordings = { landmarks: () => [], fingerprint: () => undefined };

/** Returns the tracks that contain the same recording, except the track `own`, those with the longest common part first. */
export const findSameRecordings = async (
  library: Pick<TrackLibrary, 'landmarks' | 'fingerprints'>,
  { fingerprint, own }: { readonly fingerprint: Fingerprint | undefined; readonly own: TrackId | undefined },
  others = none,
): Promise<readonly SameRecordingTrack[]> => {
  if (fingerprint?.version !== fingerprintVersion) return [];
  const recording = peaksOf(fingerprint);
  const search = searchFor(recording);
  const hashes = [...search.keys()];
  const stored = await library.landmarks(hashes);
  const entries = [...stored, ...hashes.flatMap(others.landmarks)].filter(({ trackId }) => trackId !== own);
  const suspects = suspectsIn(search, entries);
  const fingerprints = new Map(await library.fingerprints(suspects.map(({ trackId }) => trackId)));
  for (const { trackId } of suspects) {
    const other = others.fingerprint(trackId);
    if (other) fingerprints.set(trackId, other);
  }
  return sameRecordingsAmong(recording, suspects, fingerprints);
};
