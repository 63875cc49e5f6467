import type { Fingerprint } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import { storedLandmarks } from '../../../domain/catalog/fingerprint/landmarks.ts';
import type { LandmarkEntry } from '../../../domain/catalog/fingerprint/suspects.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { Delay } from '../../../ports/driven/shared/environment.ts';
import type { SameRecordingAs } from '../../../ports/driving/operator/importing.ts';
import { findSameRecordings } from '../../shared/find-same-recordings.ts';

/** The recording of a row. */
interface Recording {
  readonly fingerprint: Fingerprint | undefined;
  readonly sha256: string;
  readonly isrc: string;
}

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'landmarks' | 'fingerprints' | 'findMany'>;
  readonly delay: Pick<Delay, 'turn'>;
}

/**
 * Finds masters that contain the same recording as others, in other files: those of the catalog and the rows of a
 * dry run.
 */
export const duplicates = ({ library, delay }: Dependencies) => {
  const rows = new Map<TrackId, Recording>();
  const byHash = new Map<number, LandmarkEntry[]>();
  const ofRows = {
    landmarks: (hash: number) => byHash.get(hash) ?? [],
    fingerprint: (trackId: TrackId) => rows.get(trackId)?.fingerprint,
  };

  return {
    /** Adds a row of a dry run. */
    add: (trackId: TrackId, recording: Recording): void => {
      rows.set(trackId, recording);
      if (!recording.fingerprint) return;
      for (const [hash, frames] of storedLandmarks(recording.fingerprint)) {
        const entry = { hash, trackId, frames };
        const before = byHash.get(hash);
        if (before) before.push(entry);
        else byHash.set(hash, [entry]);
      }
    },
    /** `trackId`: the own track of the recording, if it has one. */
    find: async (
      { fingerprint, sha256, isrc }: Recording,
      trackId: TrackId | undefined,
    ): Promise<readonly SameRecordingAs[]> => {
      const same = await findSameRecordings({ library, delay }, { fingerprint, own: trackId }, ofRows);
      const tracks = await library.findMany(same.map((each) => each.trackId));
      const named = new Map<TrackId, Omit<Recording, 'fingerprint'>>([
        ...tracks.map((track) => [track.trackId, { sha256: track.master.sha256, isrc: track.isrc }] as const),
        ...rows,
      ]);
      return same.flatMap(({ trackId: other, share: _, ...place }) => {
        const recording = named.get(other);
        const isOther = recording && recording.sha256 !== sha256 && recording.isrc !== isrc;
        return isOther ? [{ isrc: recording.isrc, ...place }] : [];
      });
    },
  };
};
