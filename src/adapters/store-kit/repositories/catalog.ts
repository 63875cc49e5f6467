import type { TrackId } from '../../../domain/shared/ids.ts';
import type { CatalogCommit, Committed, TrackLibrary } from '../../../ports/driven/track-library.ts';
import { tracks } from '../collections/catalog.ts';
import type { Kernel } from '../kernel.ts';
import { all, exclusive, get, getBy, insert, page, program, replace, sharable } from '../program.ts';
import { conclude, locksOf } from './conclude.ts';

/** What of a commit the kit knows so far: a track with its events, mails and audit entry. */
export type TrackCommit = Pick<CatalogCommit, 'track' | 'guards' | 'events' | 'audit' | 'mails'>;

/** Shared by licenses of the track, spread over their platforms: a popular track is not in the way of any of them. */
export const trackLock = (trackId: TrackId) => sharable('track', trackId);

const { byVersion, byIsrc } = tracks.indexes;

const commit = program<TrackCommit, Committed>(
  'track-library.commit',
  ({ track, audit }) => [
    trackLock(track.trackId).exclusive(),
    exclusive('catalog-head'),
    ...locksOf({ audit, idempotency: undefined }),
  ],
  function* ({ track, guards, events, audit, mails = [] }) {
    const [kept, holder, [last]] = yield* all(
      get(tracks, track.trackId),
      getBy(byIsrc, track.isrc),
      page(byVersion, { limit: 1, descending: true }),
    );
    if ((kept?.catalogVersion ?? 'absent') !== guards.catalogVersion)
      return { outcome: 'guard-failed', guard: 'version' };
    if (holder && holder.trackId !== track.trackId)
      return { outcome: 'guard-failed', guard: 'isrc', holder: holder.trackId };
    const catalogVersion = (last?.catalogVersion ?? 0) + 1;
    const committed = { ...track, catalogVersion };
    yield* all(kept ? replace(tracks, committed) : insert(tracks, committed));
    yield* conclude({
      events: events.map((event) => ({ ...event, data: { ...event.data, catalogVersion } })),
      mails,
      audit,
      idempotency: undefined,
    });
    return { outcome: 'committed', track: committed };
  },
);

export const catalogPrograms = [commit];

/** The part of `TrackLibrary` that licenses need. */
export const trackLibrary = (
  kernel: Kernel,
): Pick<TrackLibrary, 'find' | 'findByIsrc' | 'changes' | 'head'> & {
  commit(change: TrackCommit): Promise<Committed>;
} => ({
  commit: (change) => kernel.run(commit, change),
  find: (id) => kernel.read(get(tracks, id)),
  findByIsrc: (isrc) => kernel.read(getBy(byIsrc, isrc)),
  changes: (after, limit) => kernel.read(page(byVersion, { after: [after], limit })),
  head: async () =>
    (await kernel.read(page(byVersion, { limit: 1, descending: true })))[0]?.catalogVersion ?? 0,
});
