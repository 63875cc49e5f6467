import { atVersion, failedCommitGuard, pendingSince, usesIsrc } from '../../../../domain/catalog/commit.ts';
import type { Track } from '../../../../domain/catalog/track.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import { TrackId } from '../../../../domain/shared/ids.ts';
import type {
  CatalogCommit,
  Committed,
  TrackLibrary,
} from '../../../../ports/driven/catalog/track-library.ts';
import {
  analyses,
  deliveries,
  fingerprints,
  peaks,
  pendingTracks,
  tracks,
  type PendingTrack,
} from '../../collections/catalog.ts';
import type { Kernel } from '../../kernel.ts';
import {
  abort,
  all,
  get,
  insert,
  page,
  peek,
  peekPage,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude, locksOf, sentBefore } from '../shared/conclude.ts';
import { catalogHead, trackLock } from '../shared/locks.ts';
import { manyOf } from '../shared/many.ts';
import { checkRuling, locksOfRuling, rule } from '../moderation/moderation-steps.ts';
import { landmarkEntries, putFingerprint } from './fingerprints.ts';
import { peaksIn, toPeaksRecord, type KeptPeaks } from './peaks.ts';
import { put } from '../shared/put.ts';
import { draftLock } from '../drafts/draft-locks.ts';
import { changeDraft, draftLocks, isDisputed, isStored } from '../drafts/submitted-drafts.ts';
import { artworkLocks, changeArtwork } from './track-artwork.ts';
import { trackCopies, trackReads } from './track-copies.ts';
import { listTracks } from './track-lists.ts';

const { byVersion, byIsrc, ofIsrc, down } = tracks.indexes;

/** A commit in the form in which it is passed to the program. */
type Change = Omit<CatalogCommit, 'peaks'> & { readonly peaks?: KeptPeaks };

/** Updates the place of a track among those that wait for a decision. */
function* keepPending(track: Track, before: PendingTrack | undefined): Steps<void> {
  const { trackId } = track;
  const since = pendingSince(track, before?.since);
  if (since === before?.since) return;
  yield* all(
    since === undefined ? remove(pendingTracks, [trackId]) : insert(pendingTracks, { trackId, since }),
  );
}

/** Stores the other parts of the commit. */
function* keepRest({
  track: { trackId },
  peaks: drawn,
  analysis,
  fingerprint,
  delivery,
}: Change): Steps<void> {
  if (drawn) yield* put(peaks, { trackId, ...drawn });
  if (analysis) yield* put(analyses, { trackId, analysis });
  if (fingerprint) yield* putFingerprint(trackId, fingerprint);
  if (delivery) yield* put(deliveries, { ...delivery, trackId });
}

const commit = program<Change, Committed>(
  'track-library.commit',
  ({ track, guards, artwork, draft, ruling, effects }) => [
    trackLock(track.trackId).exclusive(),
    catalogHead,
    ...(guards.undisputed && !draft ? [draftLock(track.trackId)] : []),
    ...artworkLocks(artwork),
    ...draftLocks(draft),
    ...locksOfRuling(ruling),
    ...locksOf(effects),
  ],
  function* (change) {
    const { track, guards, delivery, artwork, draft, ruling, effects } = change;
    const { trackId, isrc } = track;
    const [kept, pending, [holder], [last]] = yield* all(
      peek(tracks, [trackId], 'catalogVersion'),
      get(pendingTracks, trackId),
      peekPage(byIsrc, { equal: [isrc], limit: 1 }, 'trackId'),
      peekPage(byVersion, { limit: 1, descending: true }, 'catalogVersion'),
    );
    const [delivered] = delivery ? yield* all(get(deliveries, delivery.externalId)) : [];
    const facts = {
      catalogVersion: kept && Number(kept.catalogVersion),
      deliveredAs: delivered?.trackId,
      isrcHolder: holder && TrackId(String(holder.trackId)),
    };
    const failed = failedCommitGuard(facts, {
      ...{ trackId, catalogVersion: guards.catalogVersion, usesIsrc: usesIsrc(track) },
    });
    if (failed) {
      // An attempt with an unknown outcome has committed it.
      if (kept && draft && (yield* isStored(draft)))
        return { outcome: 'committed', track: { ...track, catalogVersion: Number(kept.catalogVersion) } };
      const sent = yield* sentBefore(effects.events);
      return sent === undefined
        ? { outcome: 'guard-failed', ...failed }
        : { outcome: 'committed', track: { ...track, catalogVersion: Number(sent.data['catalogVersion']) } };
    }
    if (guards.undisputed && (yield* isDisputed(trackId, draft?.confirmed)))
      return { outcome: 'guard-failed', guard: 'disputed' };
    const ruled = ruling && (yield* checkRuling(ruling));
    if (ruled?.guard) return { outcome: 'guard-failed', guard: ruled.guard };
    if (artwork && !(yield* changeArtwork(artwork, track.updatedAt)))
      return { outcome: 'guard-failed', guard: 'artwork' };
    if (draft && !(yield* changeDraft(draft)))
      return abort({ outcome: 'guard-failed', guard: 'draft' } as const);
    const committed = atVersion(track, effects.events, Number(last?.catalogVersion ?? 0) + 1);
    yield* all(kept ? replace(tracks, committed.track) : insert(tracks, committed.track));
    yield* keepPending(committed.track, pending);
    yield* keepRest(change);
    if (ruling && ruled) yield* rule(ruling, ruled.stored, committed.track.catalogVersion);
    yield* conclude({ ...effects, events: committed.events });
    return { outcome: 'committed', track: committed.track };
  },
);

export const trackLibraryPrograms = [commit];

const takedownsPerPage = 500;

/** Takedowns are scanned from the latest, because few are recent. */
const lastTakedownBefore = async (kernel: Kernel, at: Instant): Promise<number> => {
  for (let after: number | undefined; ;) {
    const range = {
      ...{ limit: takedownsPerPage, descending: true },
      ...(after !== undefined && { after: [after] }),
    };
    const read = await kernel.read(peekPage(down, range, 'catalogVersion', 'takedownAt'));
    const found = read.find(({ takedownAt }) => Number(takedownAt) < at);
    if (found) return Number(found.catalogVersion);
    if (read.length < takedownsPerPage) return 0;
    after = Number(read.at(-1)?.catalogVersion);
  }
};

export const trackLibrary = (kernel: Kernel): TrackLibrary => ({
  ...(kernel.commits ? trackCopies(kernel, kernel.commits) : trackReads(kernel)),
  commit: ({ peaks: drawn, ...change }) =>
    kernel.run(commit, { ...change, ...(drawn && { peaks: toPeaksRecord(drawn) }) }),
  findByIsrc: async (isrc) => (await kernel.read(page(ofIsrc, { equal: [isrc], limit: 1 })))[0],
  list: (filter, request) => listTracks(kernel, filter, request),
  peaks: async (ids) => {
    const found = await manyOf(kernel, peaks.indexes.key, ids);
    return new Map(found.map((kept) => [kept.trackId, peaksIn(kept)]));
  },
  analyses: async (ids) => {
    const found = await manyOf(kernel, analyses.indexes.key, ids);
    return new Map(found.map(({ trackId, analysis }) => [trackId, analysis]));
  },
  fingerprints: async (ids) => {
    const found = await manyOf(kernel, fingerprints.indexes.key, ids);
    return new Map(found.map(({ trackId, ...fingerprint }) => [trackId, fingerprint]));
  },
  landmarks: (hashes) => landmarkEntries(kernel, hashes),
  delivered: (externalId) => kernel.read(get(deliveries, externalId)),
  changes: (after, limit) => kernel.read(page(byVersion, { after: [after], limit })),
  lastTakedownBefore: (at) => lastTakedownBefore(kernel, at),
});
