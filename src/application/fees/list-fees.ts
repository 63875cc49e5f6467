import type { Track } from '../../domain/catalog/track.ts';
import { summaryOf, visibleSummary, type TrackSummary } from '../../domain/catalog/visibility.ts';
import type { Fee } from '../../domain/fees/fee.ts';
import type { FeeFilter } from '../../domain/fees/fee-list.ts';
import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { FeeQuery, ListAllFees, ListedFee, ListFees } from '../../ports/driving/fees/fees.ts';
import { trackSummaries } from '../catalog/track-summaries.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { managedPlatform } from '../platforms/own-platform.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies extends Cursors {
  readonly feeStore: Pick<FeeStore, 'list'>;
  readonly registry: PlatformRegistry;
  readonly library: TrackLibrary;
}

const withTracks = async (
  library: TrackLibrary,
  fees: readonly Fee[],
  summaryFor: (track: Track) => TrackSummary | undefined,
): Promise<readonly ListedFee[]> => {
  const ids = fees.map(({ trackId }) => trackId);
  const tracks = await trackSummaries(library, ids, summaryFor);
  return fees.map((fee) => {
    const track = tracks.get(fee.trackId);
    return { fee, ...(track && { track }) };
  });
};

export const listFees =
  ({ feeStore, registry, library, ...cursors }: Dependencies): ListFees =>
  async ({ caller, slug, limit, cursor, ...requested }) => {
    const own = await managedPlatform(registry, { caller, slug });
    if (!own.ok) return own;
    const filter: FeeFilter = { ...requested, platformId: own.value.platform.platformId };
    const page = await pageOf(cursors, { list: 'fees', filter, cursor }, (after) =>
      feeStore.list(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    return ok({ fees: await withTracks(library, items, visibleSummary), nextCursor });
  };

/** Returns the filter with the ID of the platform; undefined if there is no such platform. */
const filterOf = async (
  registry: PlatformRegistry,
  { platform, ...requested }: FeeQuery,
): Promise<FeeFilter | undefined> => {
  if (platform === undefined) return requested;
  const named = await namedPlatform(registry, platform);
  return named && { ...requested, platformId: named.platform.platformId };
};

export const listAllFees =
  ({ feeStore, registry, library, ...cursors }: Dependencies): ListAllFees =>
  async ({ limit, cursor, ...requested }) => {
    const filter = await filterOf(registry, requested);
    if (!filter) return ok({ fees: [], nextCursor: null });
    const page = await pageOf(cursors, { list: 'staff-fees', filter, cursor }, (after) =>
      feeStore.list(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const ids = [...new Set(items.map(({ platformId }) => platformId))];
    const found = await Promise.all(ids.map((id) => registry.find(id)));
    const platforms = new Map(found.flatMap((one) => (one ? [[one.platform.platformId, one.platform]] : [])));
    const fees = (await withTracks(library, items, summaryOf)).flatMap((listed) => {
      const platform = platforms.get(listed.fee.platformId);
      return platform ? [{ ...listed, platform }] : [];
    });
    return ok({ fees, nextCursor });
  };
