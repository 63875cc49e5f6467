import type { Clock } from '../../../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../../../ports/driven/catalog/track-library.ts';
import type { FollowedLibrary, Follower } from '../follower.ts';
import type { IndexState } from '../index-state.ts';
import { indexedCatalog, type IndexedCatalog } from '../indexed-catalog.ts';
import { stateOf } from '../saved-state.ts';
import { aboutIn, aboutOf, unicode, type About } from './about.ts';
import { fits } from './fit.ts';
import { openSnapshot, readAbout, type OpenSnapshot } from './open-snapshot.ts';
import { hasShapeOf } from './shape.ts';
import { SnapshotBroken, writeSnapshot } from './snapshot-file.ts';

export interface SnapshotSettings {
  readonly path: string;
  /** Reads the tracks by which a snapshot recognizes its store. */
  readonly findMany: TrackLibrary['findMany'];
  /** Reports why a snapshot is ignored or cannot be written. */
  readonly report: (line: string) => void;
  /** The number of tracks from which on a snapshot pays; with fewer, the index is built in a moment. */
  readonly minTracks?: number;
  /** The least time between two snapshots. */
  readonly intervalMs?: number;
  /** The time between two looks whether a snapshot is due. */
  readonly checkMs?: number;
  /** The time after which the index follows the store again even if the disk does not respond. */
  readonly longestPauseMs?: number;
}

export interface SnapshotKeeper {
  /** Returns the index of the snapshot if it fits the store; throws the errors of the store. */
  readonly restore: () => Promise<IndexedCatalog | undefined>;
  /** Writes a snapshot if enough has changed since the last one. */
  readonly save: (follower: Pick<Follower, 'ready' | 'catalog' | 'pausedFor'>) => Promise<void>;
  readonly close: () => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The difference between the clocks of two processes up to which one reads the snapshot of the other. */
const maxAheadMs = 5 * 60_000;
/** The number of changes that an index is behind the store above which it is not worth a file. */
const maxBehind = 5_000;

const emptyState = stateOf(indexedCatalog());
const catalogIn = (state: unknown): IndexedCatalog => {
  if (!hasShapeOf<IndexState>(emptyState, state)) throw new SnapshotBroken('its state has another form');
  return indexedCatalog(state);
};

/** Keeps the index in a file, so that a process is ready without reading the whole catalog. */
export const snapshotKeeper = (
  {
    path,
    findMany,
    report,
    minTracks = 10_000,
    intervalMs = 10 * 60_000,
    longestPauseMs = 1_000,
  }: SnapshotSettings,
  { library: followed, clock }: { readonly library: FollowedLibrary; readonly clock: Clock },
): SnapshotKeeper => {
  const library = { head: followed.head, changes: followed.changes, findMany };
  let savedVersion = 0;
  let triedAt = -Infinity;
  let isSaving = false;
  let closed = false;
  const isClosed = (): boolean => closed;

  const ignore = (reason: string): undefined => {
    report(`Snapshot of the search index ignored: ${reason}. The index is built from the store.`);
    return undefined;
  };

  const discard = async (snapshot: OpenSnapshot, reason: string): Promise<undefined> => {
    ignore(reason);
    await snapshot.remove().catch(() => undefined);
  };

  /** A file that cannot be read now may be a good one. */
  const unreadable = (snapshot: OpenSnapshot) => (error: unknown) =>
    error instanceof SnapshotBroken ? discard(snapshot, error.message) : ignore(reasonOf(error));

  const misfit = async ({ unicode: rules, fingerprint }: About): Promise<string | undefined> => {
    if (rules !== unicode) return `it was written with Unicode ${rules}, and this process has ${unicode}`;
    return (await fits(library, fingerprint))
      ? undefined
      : 'it belongs to another store, or to this one before a backup was restored';
  };

  const restoreFrom = async (snapshot: OpenSnapshot): Promise<IndexedCatalog | undefined> => {
    const about = await snapshot.about().then(aboutIn).catch(unreadable(snapshot));
    if (!about) return undefined;
    if (about.asOf > clock.now() + maxAheadMs) {
      ignore('its time is in the future');
      return;
    }
    const reason = await misfit(about);
    if (reason !== undefined) return discard(snapshot, reason);
    const restored = await snapshot.state().then(catalogIn).catch(unreadable(snapshot));
    if (restored) savedVersion = about.fingerprint.version;
    return restored;
  };

  const restore = async (): Promise<IndexedCatalog | undefined> => {
    // An attempt is repeated until the store is available, and must cost little until then.
    await library.head();
    const snapshot = await openSnapshot(path).catch((error: unknown) => ignore(reasonOf(error)));
    if (!snapshot) return undefined;
    try {
      return await restoreFrom(snapshot);
    } finally {
      await snapshot.close();
    }
  };

  /** Another process of this folder may have written a later one. */
  const isLatest = async (version: number): Promise<boolean> => {
    if (closed) return false;
    try {
      const found = await readAbout(path);
      const other = found === undefined ? undefined : aboutIn(found);
      return !other || other.unicode !== unicode || other.fingerprint.version < version;
    } catch (error) {
      return error instanceof SnapshotBroken;
    }
  };

  const write = async (
    catalog: IndexedCatalog,
    onWritten: () => void,
    signal: AbortSignal,
  ): Promise<void> => {
    const { version } = catalog;
    if (closed) return;
    const state = stateOf(catalog);
    const about = await aboutOf(library, catalog);
    await writeSnapshot(path, { about, state }, () => isLatest(version), onWritten, signal);
    savedVersion = version;
  };

  const isDue = ({ version, live }: IndexedCatalog): boolean =>
    live.count >= minTracks && version - savedVersion > Math.max(1_000, live.count / 100);

  return {
    restore,
    save: async (follower) => {
      const now = performance.now();
      if (closed || isSaving || now - triedAt < intervalMs) return;
      if (!follower.ready() || !isDue(follower.catalog())) return;
      isSaving = true;
      try {
        if ((await library.head()) - follower.catalog().version > maxBehind) return;
        triedAt = now;
        let whole: Promise<void> | undefined;
        // The index follows the store again while the disk is busy.
        await follower.pausedFor(
          longestPauseMs,
          (catalog, signal) =>
            new Promise((resolve) => {
              whole = write(catalog, resolve, signal).finally(resolve);
            }),
        );
        await whole;
      } catch (error) {
        triedAt = now;
        if (!isClosed()) report(`Snapshot of the search index not written: ${reasonOf(error)}.`);
      } finally {
        isSaving = false;
      }
    },
    close: () => {
      closed = true;
    },
  };
};
