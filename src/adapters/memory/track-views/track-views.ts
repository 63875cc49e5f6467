import { hash } from 'node:crypto';
import type { ApprovedTrack, Track } from '../../../domain/catalog/track.ts';
import { available } from '../../../domain/catalog/visibility.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { TrackView, TrackViews } from '../../../ports/driven/catalog/track-views.ts';
import { byteCache } from './byte-cache.ts';
import { afterFailures, eventLoopIdle, readAhead, type Idle } from './read-ahead.ts';

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'find' | 'findMany' | 'changes' | 'head' | 'list'>;
  /** Returns a track as JSON. Its result depends on the track alone. */
  readonly render: (track: ApprovedTrack) => Uint8Array;
  /** The memory for views, in bytes. */
  readonly maxBytes: number;
  /** Resolves when there is time to render views that nobody requested yet. */
  readonly idle?: Idle;
  /** Pauses rendering ahead after a number of consecutive errors of the store. */
  readonly pause?: (failures: number, signal: AbortSignal) => Promise<void>;
}

/** Views in the memory of a process. */
export interface MemoryTrackViews extends TrackViews {
  /**
   * Renders views whenever the process is idle, until no memory or no track is left, and again after all views were dropped. Resolves
   * when it is done for the first time. `report` gets the first of consecutive errors of the store, after which it tries again.
   */
  renderAhead(report: (error: unknown) => void): Promise<void>;
  /** Stops rendering ahead. */
  close(): Promise<void>;
}

/** The number of changes that are read at a time. */
const together = 250;
/** The number of changes after which all views are dropped, because reading the changes takes longer. */
const manyChanges = 5_000;

/**
 * Keeps views in the memory of this process. Every change of a track raises the version of the catalog, which
 * is read before a kept view is returned; views of changed tracks are dropped. On a store that knows whether
 * anything was committed, this costs nothing.
 */
export const memoryTrackViews = ({
  library,
  render,
  maxBytes,
  idle = eventLoopIdle,
  pause = afterFailures,
}: Dependencies): MemoryTrackViews => {
  const kept = byteCache<TrackView>(maxBytes);
  /** The catalog version up to which views of changed tracks were dropped; undefined before the first read. */
  let seen: number | undefined;
  let stepping: Promise<void> | undefined;
  let isRenderedAhead = false;
  let reportError: (error: unknown) => void = () => undefined;

  /** Drops everything, so that nothing is outdated. */
  const skipTo = (head: number): void => {
    kept.clear();
    if (isRenderedAhead && seen !== undefined) void ahead.start();
    seen = head;
  };
  const step = async (after: number, head: number): Promise<void> => {
    const changes = await library.changes(after, together);
    for (const { trackId } of changes) kept.delete(trackId);
    const last = changes.at(-1);
    if (last) seen = Math.max(seen ?? 0, last.catalogVersion);
    else skipTo(head);
  };

  /** Drops the views of tracks that changed up to a version. Only one step runs at a time. */
  const dropUntil = async (head: number): Promise<void> => {
    while (seen === undefined || seen < head) {
      if (seen === undefined || head - seen > manyChanges) skipTo(head);
      else {
        stepping ??= step(seen, head).finally(() => (stepping = undefined));
        await stepping;
      }
    }
  };

  /** Returns the version from which views are kept: one that was read earlier than `seen` may be outdated. */
  const start = async (): Promise<number | undefined> => {
    if (seen === undefined) skipTo(await library.head());
    return seen;
  };
  const viewOf = (track: ApprovedTrack, at: number | undefined): TrackView => {
    const { trackId, catalogVersion } = track;
    const json = render(track);
    const digest = hash('sha256', json, 'base64url').slice(0, 22);
    const of = (bytes: Uint8Array): TrackView => ({ trackId, catalogVersion, json: bytes, digest });
    return seen === at ? kept.put(trackId, json, of) : of(json);
  };

  /** Returns whether views of changed tracks were dropped, so that views found before the call may be outdated. */
  const dropOutdated = async (): Promise<boolean> => {
    const before = seen;
    await dropUntil(await library.head());
    return seen !== before;
  };

  /** Returns the kept view if its track has not changed since. */
  const current = async (id: TrackId): Promise<TrackView | undefined> => {
    const known = kept.get(id);
    return known && (await dropOutdated()) ? kept.get(id) : known;
  };

  /** Returns the kept views of tracks that have not changed since, each in the place of its ID. */
  const currentAmong = async (ids: readonly TrackId[]): Promise<readonly (TrackView | undefined)[]> => {
    const known = ids.map((id) => kept.get(id));
    const isOutdated = known.some((view) => view !== undefined) && (await dropOutdated());
    return isOutdated ? ids.map((id) => kept.get(id)) : known;
  };

  /** Keeps views of those of the tracks that have none. */
  const keepMissing = async (read: () => Promise<readonly Track[]>): Promise<boolean> => {
    const at = await start();
    for (const track of await read()) {
      const shown = available(track, track.trackId);
      if (shown.ok && !kept.has(track.trackId)) viewOf(shown.value, at);
    }
    return kept.hasRoom();
  };
  const ahead = readAhead({
    library,
    keep: keepMissing,
    idle,
    pause,
    report: (error) => reportError(error),
  });

  return {
    renderAhead: (report) => {
      reportError = report;
      isRenderedAhead = true;
      return ahead.start();
    },
    close: () => {
      isRenderedAhead = false;
      return ahead.close();
    },
    find: async (id) => {
      const known = await current(id);
      if (known) return ok(known);
      const at = await start();
      const shown = available(await library.find(id), id);
      return shown.ok ? ok(viewOf(shown.value, at)) : shown;
    },
    findMany: async (ids) => {
      const known = await currentAmong(ids);
      const missing = ids.filter((_, n) => known[n] === undefined);
      if (missing.length === 0) return known.filter((view) => view !== undefined);
      const at = await start();
      const views = new Map<TrackId, TrackView>();
      for (const track of await library.findMany(missing)) {
        const shown = available(track, track.trackId);
        if (shown.ok) views.set(track.trackId, viewOf(shown.value, at));
      }
      return ids.map((id, n) => known[n] ?? views.get(id)).filter((view) => view !== undefined);
    },
  };
};
