import { rm } from 'node:fs/promises';
import { versions } from 'node:process';
import type { Clock } from '../../../../ports/driven/shared/environment.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { TrackLibrary } from '../../../../ports/driven/catalog/track-library.ts';
import type { FollowedLibrary, Follower } from '../follower.ts';
import type { IndexState } from '../index-state.ts';
import { indexedCatalog, stateOf, type IndexedCatalog } from '../indexed-catalog.ts';
import { fingerprintOf, fits, type Fingerprint } from './fit.ts';
import { readAbout, readSnapshot, SnapshotBroken, writeSnapshot } from './snapshot-file.ts';

export interface SnapshotSettings {
  readonly path: string;
  /** Reads the tracks by which a snapshot recognizes its store. */
  readonly findMany: TrackLibrary['findMany'];
  /** Reports why a snapshot is ignored or cannot be written. */
  readonly report: (line: string) => void;
  /** The number of tracks from which on a snapshot pays; with fewer, the index is built in a moment. */
  readonly leastTracks?: number;
  /** The least time between two snapshots. */
  readonly intervalMs?: number;
}

interface About {
  /** Terms are folded by rules of Unicode, which change from version to version. */
  readonly unicode: string;
  readonly asOf: Instant;
  readonly fingerprint: Fingerprint;
}

export interface SnapshotKeeper {
  /** Returns the index of the snapshot if it fits the store; throws the errors of the store. */
  readonly restore: () => Promise<IndexedCatalog | undefined>;
  /** Writes a snapshot if enough has changed since the last one. */
  readonly save: (follower: Pick<Follower, 'ready' | 'catalog' | 'pausedFor'>) => Promise<void>;
  readonly close: () => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Keeps the index in a file, so that a process is ready without reading the whole catalog. */
export const snapshotKeeper = (
  { path, findMany, report, leastTracks = 10_000, intervalMs = 10 * 60_000 }: SnapshotSettings,
  { library: followed, clock }: { readonly library: FollowedLibrary; readonly clock: Clock },
): SnapshotKeeper => {
  const library = { head: followed.head, changes: followed.changes, findMany };
  const unicode = versions['unicode'] ?? '';
  let savedVersion = 0;
  let triedAt = -Infinity;
  let isSaving = false;
  let closed = false;
  const isClosed = (): boolean => closed;

  const ignore = async (reason: string): Promise<undefined> => {
    report(`Snapshot of the search index ignored: ${reason}. The index is built from the store.`);
    await rm(path, { force: true }).catch(() => undefined);
  };

  const misfit = async ({ unicode: rules, asOf, fingerprint }: About): Promise<string | undefined> => {
    if (rules !== unicode) return `it was written with Unicode ${rules}, and this process has ${unicode}`;
    if (asOf > clock.now()) return 'it was written at a later time than now';
    return (await fits(library, fingerprint))
      ? undefined
      : 'it belongs to another store, or to this one before a backup was restored';
  };

  const restore = async (): Promise<IndexedCatalog | undefined> => {
    const read = await readSnapshot(path).catch((error: unknown) => ({ broken: reasonOf(error) }));
    if (!read) return undefined;
    if ('broken' in read) return ignore(read.broken);
    const about = read.about as About;
    const reason = await misfit(about);
    if (reason !== undefined) return ignore(reason);
    savedVersion = about.fingerprint.version;
    return indexedCatalog(read.state as IndexState);
  };

  /** Another process of this folder may have written a later one. */
  const isLatest = async (version: number): Promise<boolean> => {
    if (closed) return false;
    try {
      const other = (await readAbout(path)) as About | undefined;
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
    // An index that is behind the store is not worth a file, and would replace a better one.
    if ((await library.head()) > version || closed) return;
    const state = stateOf(catalog);
    const about: About = { unicode, asOf: state.asOf, fingerprint: await fingerprintOf(library, catalog) };
    await writeSnapshot(path, { about, state }, () => isLatest(version), onWritten, signal);
    savedVersion = version;
  };

  const isDue = ({ version, live }: IndexedCatalog): boolean =>
    live.count >= leastTracks && version - savedVersion > Math.max(1_000, live.count / 100);

  return {
    restore,
    save: async (follower) => {
      const now = performance.now();
      if (closed || isSaving || now - triedAt < intervalMs) return;
      if (!follower.ready() || !isDue(follower.catalog())) return;
      triedAt = now;
      isSaving = true;
      try {
        let whole: Promise<void> | undefined;
        // The index follows the store again while the disk is busy.
        await follower.pausedFor(
          (catalog, signal) =>
            new Promise((resolve) => {
              whole = write(catalog, resolve, signal).finally(resolve);
            }),
        );
        await whole;
      } catch (error) {
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
