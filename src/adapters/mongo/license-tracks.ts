import type { Filter } from 'mongodb';
import type { ComplianceState, DatedCompliance } from '../../domain/catalog/track.ts';
import { complianceHistory } from '../../domain/catalog/track-compliance.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../domain/shared/territory.ts';
import { licensesOf, type LicenseDocument } from './license-document.ts';
import type { Store } from './store.ts';
import { tracksOf, type TrackDocument } from './track-document.ts';

/** A track that a platform licenses, and what is or was required of its licensees. */
export interface ConcernedTrack {
  readonly trackId: TrackId;
  readonly compliance: readonly DatedCompliance[];
}

type Part = Filter<LicenseDocument>;

/** So many ranges of an index are merged in order; of more, mongod sorts what it finds. */
export const rangesMerged = 200;

const inSlices = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / rangesMerged) }, (_, n) =>
    all.slice(n * rangesMerged, (n + 1) * rangesMerged),
  );

/** Of the tracks that fulfil a condition those that the platform has a license for. */
const concerned = async (
  store: Store,
  { platformId, trackId }: { readonly platformId: PlatformId; readonly trackId?: TrackId },
  condition: Filter<TrackDocument>,
): Promise<readonly ConcernedTrack[]> => {
  const decided = await tracksOf(store)
    .find(
      { ...condition, ...(trackId !== undefined && { _id: trackId }) },
      { projection: { 'track.compliance': 1, 'track.withdrawn': 1, 'track.takedown': 1 } },
    )
    .toArray();
  const licensed = new Set<TrackId>();
  for (const slice of inSlices(decided)) {
    const ids = slice.map(({ _id }) => _id);
    for (const id of await licensesOf(store).distinct('trackId', { platformId, trackId: { $in: ids } }))
      licensed.add(id);
  }
  return decided
    .filter(({ _id }) => licensed.has(_id))
    .map(({ _id, track }) => ({ trackId: _id, compliance: complianceHistory(track) }));
};

type Asked = Parameters<typeof concerned>[1];

export const tracksRequiringAction = (store: Store, asked: Asked) =>
  concerned(store, asked, { requiresAction: true });

export const tracksChangedSince = (store: Store, asked: Asked, since: Instant) =>
  concerned(store, asked, { complianceChangedAt: { $gte: since } });

const territoriesIn = (compliance: readonly DatedCompliance[]): readonly Territory[] => [
  ...new Set(compliance.flatMap(({ territories }) => territories)),
];

/** Licenses that cover one of the territories. A license names codes, or all countries at once. */
export const covering = (territories: readonly Territory[]): Part =>
  territories.includes(WORLD) ? {} : { 'license.territories': { $in: [WORLD, ...territories] } };

const notCovering = (territories: readonly Territory[]): Part => ({
  'license.territories': { $nin: [WORLD, ...territories] },
});

/** Licenses of each track in the territories that it has; tracks with the same territories go together. */
const partsFor = (tracks: readonly { readonly trackId: TrackId; readonly where: Part }[]): readonly Part[] =>
  [...Map.groupBy(tracks, ({ where }) => JSON.stringify(where)).values()].flatMap((group) =>
    inSlices(group).map((slice) => ({
      ...slice[0]?.where,
      trackId: { $in: slice.map(({ trackId }) => trackId) },
    })),
  );

/** Licenses whose compliance changed since a moment. */
export const changedParts = (tracks: readonly ConcernedTrack[], since: Instant): readonly Part[] =>
  partsFor(
    tracks.map(({ trackId, compliance }) => ({
      trackId,
      where: covering(territoriesIn(compliance.filter((one) => one.since >= since))),
    })),
  );

const inState = ({ compliance }: ConcernedTrack, state: ComplianceState): readonly Territory[] =>
  territoriesIn(compliance.filter((one) => one.state === state));

/** Licenses under which something must be done: the gravest state counts. */
const actionParts = (
  tracks: readonly ConcernedTrack[],
  state: Exclude<ComplianceState, 'clear'>,
): readonly Part[] =>
  partsFor(
    tracks.flatMap((track) => {
      const { trackId } = track;
      const own = inState(track, state);
      const graver = state === 'on_hold' ? inState(track, 'must_remove') : [];
      if (own.length === 0 || graver.includes(WORLD)) return [];
      const where = graver.length === 0 ? covering(own) : { $and: [covering(own), notCovering(graver)] };
      return [{ trackId, where }];
    }),
  );

/** What licenses of a compliance are found by. A license that is clear is one for which nothing must be done. */
export const complianceParts = (
  tracks: readonly ConcernedTrack[],
  state: ComplianceState,
): readonly Part[] => {
  if (state !== 'clear') return actionParts(tracks, state);
  const others = partsFor(
    tracks.map((track) => ({
      trackId: track.trackId,
      where: covering([...inState(track, 'on_hold'), ...inState(track, 'must_remove')]),
    })),
  );
  return [others.length > 0 ? { $nor: [...others] } : {}];
};

/** Each step is one seek in the index, however many licenses a platform has. */
export const licenseesOf = async (
  store: Store,
  trackId: TrackId,
  { after, limit, now }: { readonly after?: PlatformId; readonly limit: number; readonly now: Instant },
): Promise<readonly PlatformId[]> => {
  const found: PlatformId[] = [];
  for (let last = after; found.length < limit; last = found.at(-1)) {
    const next = await licensesOf(store).findOne(
      {
        trackId,
        status: 'active',
        validUntil: { $gt: now },
        ...(last !== undefined && { platformId: { $gt: last } }),
      },
      { sort: { platformId: 1 }, projection: { _id: 0, platformId: 1 } },
    );
    if (!next) return found;
    found.push(next.platformId);
  }
  return found;
};
