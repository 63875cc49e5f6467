import type { ActiveLicense, License } from '../../domain/licensing/license.ts';
import { fits } from '../../domain/platforms/tier.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { OpeningGuards, QuotaWarning } from '../../ports/driven/license-ledger.ts';
import { countEnded, countHeldUnder, countIssued } from './license-counts.ts';
import { ending, licensesOf, named } from './license-document.ts';
import type { ClientSession, Store } from './store.ts';
import { leanOnTracks } from './track-guards.ts';
import type { TrackDocument } from './track-library.ts';

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

const areSameTracks = async (
  store: Store,
  session: ClientSession,
  tracks: readonly OpeningGuards['track'][],
): Promise<boolean> => {
  if (tracks.length === 0) return true;
  const _id = { $in: tracks.map(({ trackId }) => trackId) };
  const found = await store
    .collection<TrackDocument>('tracks')
    .find({ _id }, { session, projection: { catalogVersion: 1 } })
    .toArray();
  const versions = new Map(found.map((track) => [track._id, track.catalogVersion]));
  return tracks.every(({ trackId, catalogVersion }) => versions.get(trackId) === catalogVersion);
};

interface Guards extends Omit<OpeningGuards, 'track'> {
  /** Of all candidates. */
  readonly tracks: readonly OpeningGuards['track'][];
}

/** The candidates are the last of so many licenses of their month. */
interface Counted {
  readonly issued: number;
  readonly candidates: number;
}

/**
 * Counts candidates whose guards hold. Each guard is written to, or a change of what it guards, committed at the same
 * time, would go unseen.
 */
export const guarded = async (
  store: Store,
  session: ClientSession,
  candidates: readonly ActiveLicense[],
  { tracks, platform, quota }: Guards,
): Promise<Counted | { readonly guard: 'track' | 'platform' | 'quota' }> => {
  const { platformId } = platform;
  if (!(await areSameTracks(store, session, tracks))) return { guard: 'track' };
  const trackIds = tracks.map(({ trackId }) => trackId);
  await leanOnTracks(store, session, trackIds, platformId);
  if (!(await countHeldUnder(store, session, platform, candidates.length))) return { guard: 'platform' };
  if (candidates.length === 0) return { issued: 0, candidates: 0 };
  const moments = candidates.map(({ issuedAt }) => issuedAt);
  const issued = await countIssued(store, session, platformId, quota.month, moments);
  return fits(quota.limit, issued, 0) ? { issued, candidates: candidates.length } : { guard: 'quota' };
};

/** The warnings that are told with these. */
export const dueOf = (
  warnings: readonly QuotaWarning[],
  { issued, candidates }: Counted,
): readonly DomainEvent[] =>
  warnings
    .filter((warning) => warning.issued > issued - candidates && warning.issued <= issued)
    .map(({ event }) => event);
