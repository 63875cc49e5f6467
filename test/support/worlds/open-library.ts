import type { Track, Uncommitted } from '../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../src/domain/shared/ids.ts';
import type { TrackLibrary } from '../../../src/ports/driven/catalog/track-library.ts';

/** A library that a test can write to, watch and break; what an index follows. */
export interface OpenLibrary extends Pick<TrackLibrary, 'changes' | 'head' | 'findMany'> {
  readonly put: (track: Uncommitted<Track>) => void;
  readonly tracks: () => readonly Track[];
  /** Records given out by `changes` so far. */
  readonly reported: () => number;
  broken: boolean;
}

export const openLibrary = (): OpenLibrary => {
  /** In order of version: putting deletes first. */
  const records = new Map<TrackId, Track>();
  let version = 0;
  let reported = 0;
  const answering = <T>(value: T): T => {
    if (library.broken) throw new Error('the library is out');
    return value;
  };
  const library: OpenLibrary = {
    put: (track) => {
      records.delete(track.trackId);
      records.set(track.trackId, { ...track, catalogVersion: ++version });
    },
    tracks: () => [...records.values()],
    reported: () => reported,
    broken: false,
    head: async () => answering(version),
    findMany: async (ids) => answering(ids.flatMap((id) => records.get(id) ?? [])),
    changes: async (after, limit) => {
      const changes = [...records.values()].filter(({ catalogVersion }) => catalogVersion > after);
      reported += Math.min(limit, changes.length);
      return answering(changes.slice(0, limit));
    },
  };
  return library;
};
