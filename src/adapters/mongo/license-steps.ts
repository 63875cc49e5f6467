import type { ActiveLicense, License } from '../../domain/licensing/license.ts';
import {
  areCurrent,
  type OpeningGuard,
  type SharedGuards,
  type TrackGuard,
} from '../../domain/licensing/opening.ts';
import { fits } from '../../domain/platforms/tier.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import { countEnded, countHeldUnder, countIssued } from './license-counts.ts';
import { ending, licensesOf, named } from './license-document.ts';
import type { ClientSession, Store } from './store.ts';
import { leanOnTracks } from './track-guards.ts';
import type { TrackDocument } from './track-document.ts';

/** Steps of commits that open and end licenses. */

/** One that lapsed before it was revoked has expired. */
const untilThen = (ended: License) => ({
  ...named(ended),
  status: 'active' as const,
  ...(ended.status === 'revoked' && { validUntil: { $gt: ended.revokedAt } }),
});

/** Active licenses of a platform become ones that ended. Answers how many of them were active until then. */
export const end = async (
  store: Store,
  session: ClientSession,
  platformId: PlatformId,
  licenses: readonly License[],
): Promise<number> => {
  if (licenses.length === 0) return 0;
  const endings = licenses.map((ended) => ({
    updateOne: { filter: untilThen(ended), update: ending(ended) },
  }));
  const { matchedCount } = await licensesOf(store).bulkWrite(endings, { session });
  if (matchedCount > 0) await countEnded(store, session, platformId, matchedCount);
  return matchedCount;
};

const tracksAreCurrent = async (
  store: Store,
  session: ClientSession,
  tracks: readonly TrackGuard[],
): Promise<boolean> => {
  if (tracks.length === 0) return true;
  const _id = { $in: tracks.map(({ trackId }) => trackId) };
  const found = await store
    .collection<TrackDocument>('tracks')
    .find({ _id }, { session, projection: { catalogVersion: 1 } })
    .toArray();
  return areCurrent(tracks, new Map(found.map((track) => [track._id, track.catalogVersion])));
};

/** The last `added` of the `issued` licenses of their month are the candidates. */
interface Counted {
  readonly issued: number;
  readonly added: number;
}

/**
 * Counts candidates whose guards hold. Each guard is written to, or a change of what it guards, committed at the same
 * time, would go unseen.
 */
export const guarded = async (
  store: Store,
  session: ClientSession,
  candidates: readonly ActiveLicense[],
  { tracks, platform, quota }: SharedGuards,
): Promise<Counted | { readonly guard: OpeningGuard }> => {
  const { platformId } = platform;
  if (!(await tracksAreCurrent(store, session, tracks))) return { guard: 'track' };
  const trackIds = tracks.map(({ trackId }) => trackId);
  await leanOnTracks(store, session, trackIds, platformId);
  if (!(await countHeldUnder(store, session, platform, candidates.length))) return { guard: 'platform' };
  if (candidates.length === 0) return { issued: 0, added: 0 };
  const moments = candidates.map(({ issuedAt }) => issuedAt);
  const issued = await countIssued(store, session, platformId, quota.month, moments);
  return fits(quota.limit, issued, 0) ? { issued, added: candidates.length } : { guard: 'quota' };
};
