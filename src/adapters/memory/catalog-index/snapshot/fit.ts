import { createHash } from 'node:crypto';
import type { Track } from '../../../../domain/catalog/track.ts';
import { TrackId } from '../../../../domain/shared/ids.ts';
import type { TrackLibrary } from '../../../../ports/driven/catalog/track-library.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import { idAt } from '../structures/columns/id-column.ts';
import { contains } from '../structures/ordinal-set.ts';

export type ComparedLibrary = Pick<TrackLibrary, 'changes' | 'head' | 'findMany'>;

/** A track of the store as it was when the snapshot was written. */
interface Seen {
  readonly trackId: TrackId;
  readonly version: number;
  /** SHA-256 of the record. */
  readonly digest: string;
}

/** Tracks by which a snapshot recognizes its store: the last changes before its version, and some of all. */
export interface Fingerprint {
  readonly version: number;
  readonly last: readonly Seen[];
  readonly some: readonly Seen[];
}

const compared = 256;
const perRead = 64;

/** Members in a fixed order, because stores return them in different ones. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const seen = (track: Track): Seen => ({
  trackId: track.trackId,
  version: track.catalogVersion,
  digest: createHash('sha256').update(JSON.stringify(track, inOrder)).digest('base64'),
});

/** Returns the last tracks that were changed up to a version and not since. */
const lastUpTo = async ({ changes }: ComparedLibrary, version: number): Promise<readonly Seen[]> => {
  const tracks = await changes(Math.max(0, version - compared), compared);
  return tracks.filter(({ catalogVersion }) => catalogVersion <= version).map(seen);
};

const found = async (
  { findMany }: ComparedLibrary,
  ids: readonly TrackId[],
): Promise<ReadonlyMap<TrackId, Seen>> => {
  const tracks = new Map<TrackId, Seen>();
  for (let at = 0; at < ids.length; at += perRead) {
    for (const track of await findMany(ids.slice(at, at + perRead))) tracks.set(track.trackId, seen(track));
  }
  return tracks;
};

/** Returns the IDs of live tracks at equal distances. */
const someIdsOf = (catalog: IndexedCatalog): readonly TrackId[] => {
  const ids: TrackId[] = [];
  for (let i = 0; i < compared; i++) {
    const ordinal = Math.floor((i * catalog.count) / compared);
    if (contains(catalog.live, ordinal)) ids.push(TrackId(idAt(catalog.ids.column, ordinal)));
  }
  return [...new Set(ids)];
};

/** Returns the fingerprint of the store at the version of an index. */
export const fingerprintOf = async (
  library: ComparedLibrary,
  catalog: IndexedCatalog,
): Promise<Fingerprint> => {
  const { version } = catalog;
  const last = await lastUpTo(library, version);
  const some = [...(await found(library, someIdsOf(catalog))).values()].filter(
    (track) => track.version <= version,
  );
  return { version, last, some };
};

/**
 * Returns whether everything in the store up to the version of the fingerprint is as it was, except for tracks
 * that were changed since. This is not so for another store, nor for one that was restored from a backup and then
 * changed, even if it has reached the same version.
 *
 * Versions are given in order, and a record contains when it was updated. So if one of the last changes is still
 * the same record, everything before it is the same; all changes after it are among the last ones and compared. If
 * all of them were changed since, the few compared tracks prove nothing about the others.
 */
export const fits = async (
  library: ComparedLibrary,
  { version, last, some }: Fingerprint,
): Promise<boolean> => {
  if ((await library.head()) < version) return false;
  const known = new Map([...some, ...last].map((track) => [track.trackId, track]));
  const isSame = (now: Seen | undefined): boolean =>
    now !== undefined && known.get(now.trackId)?.digest === now.digest;
  if (!(await lastUpTo(library, version)).every(isSame)) return false;
  const current = await found(library, [...known.keys()]);
  const isAsExpected = (trackId: TrackId): boolean => {
    const now = current.get(trackId);
    return now !== undefined && (now.version > version || isSame(now));
  };
  return [...known.keys()].every(isAsExpected) && last.some(({ trackId }) => isSame(current.get(trackId)));
};
