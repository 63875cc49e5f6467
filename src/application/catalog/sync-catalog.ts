import {
  hasMissedTombstones,
  parseSyncCursor,
  syncCursor,
  syncItem,
  tombstoneMs,
  type SyncPosition,
} from '../../domain/catalog/sync.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { SyncCatalog, SyncItem } from '../../ports/driving/catalog.ts';

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'head' | 'changes' | 'lastTakedownBefore'>;
  readonly clock: Clock;
}

/** The number of batches that one page reads at most, so that a page with few items ends in bounded time. */
const batchesPerPage = 10;

export const syncCatalog =
  ({ library, clock }: Dependencies): SyncCatalog =>
  async ({ cursor, updatedSince, limit }) => {
    const asOf = clock.now();
    const parsed = cursor === undefined ? undefined : parseSyncCursor(cursor);
    if (parsed && !parsed.ok) return parsed;
    const reached = await library.head();
    const start: SyncPosition = parsed?.value ?? { version: 0, began: reached };
    if (start.version > reached)
      return fail({ kind: 'cursor-invalid', detail: 'the cursor is ahead of this catalog' });
    // In the first walk of a catalog that has not changed since, nothing can have been missed: each portion of a stream saves the query.
    const isBehind = hasMissedTombstones(start, reached);
    const lastExpired = parsed && isBehind ? await library.lastTakedownBefore(asOf - tombstoneMs) : 0;
    if (hasMissedTombstones(start, lastExpired)) return fail({ kind: 'cursor-expired' });

    // A client that names a day has a copy of that day, and must receive takedowns since.
    const known = updatedSince === undefined ? start : { version: start.version };
    const items: SyncItem[] = [];
    let version = start.version;
    let head = version;
    for (let batch = 0; items.length < limit && batch < batchesPerPage; batch++) {
      const changes = await library.changes(version, limit - items.length);
      items.push(
        ...changes
          .filter((track) => updatedSince === undefined || track.updatedAt >= updatedSince)
          .flatMap((track) => syncItem(track, known)),
      );
      head = await library.head();
      version = changes.at(-1)?.catalogVersion ?? version;
      if (version >= head) break;
    }
    return ok({ items, nextCursor: syncCursor({ ...start, version }), hasMore: version < head, asOf });
  };
