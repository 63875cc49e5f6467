import type { TrackId } from '../../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';

const pageSize = 500;

interface Recording {
  readonly sha256: string;
  readonly isrc: string;
  /** Absent for a row of a dry run. */
  readonly trackId?: TrackId;
}

/**
 * Finds masters that are the same file under several ISRCs. The first search reads the whole catalog, later
 * ones the changes since then.
 */
export const recordings = (library: Pick<TrackLibrary, 'changes'>) => {
  const known = new Map<string, Recording>();
  const bySha256 = new Map<string, Set<string>>();
  let version = 0;

  const add = (recording: Recording): void => {
    const key = recording.trackId ?? `row ${recording.isrc}`;
    const before = known.get(key);
    if (before) bySha256.get(before.sha256)?.delete(key);
    known.set(key, recording);
    bySha256.set(recording.sha256, (bySha256.get(recording.sha256) ?? new Set()).add(key));
  };

  return {
    add,
    /** Returns the other ISRCs of a master. `trackId`: its own track. */
    otherIsrcs: async ({ sha256, isrc, trackId }: Recording): Promise<readonly string[]> => {
      for (let more = true; more;) {
        const changed = await library.changes(version, pageSize);
        for (const track of changed)
          add({ sha256: track.master.sha256, isrc: track.isrc, trackId: track.trackId });
        version = changed.at(-1)?.catalogVersion ?? version;
        more = changed.length === pageSize;
      }
      const same = [...(bySha256.get(sha256) ?? [])].flatMap((key) => known.get(key) ?? []);
      const others = same.filter((one) => one.isrc !== isrc && (!trackId || one.trackId !== trackId));
      return [...new Set(others.map((one) => one.isrc))].toSorted();
    },
  };
};
