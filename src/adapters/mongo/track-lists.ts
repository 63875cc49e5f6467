import type { Filter } from 'mongodb';
import type { Track } from '../../domain/catalog/track.ts';
import type { ListPage, ListPlace } from '../../ports/driven/list-page.ts';
import type { TrackFilter, TrackLibrary } from '../../ports/driven/track-library.ts';
import { beginsWith, behind, pageOf, sortOf, type ListOrder } from './list-page.ts';
import type { Store } from './store.ts';
import { tracksOf, type TrackDocument } from './track-document.ts';

export const listTracks = async (
  store: Store,
  { status, isrc, titlePrefix, artistPrefix, labelPrefix }: TrackFilter,
  { limit, after }: Parameters<TrackLibrary['list']>[1],
): Promise<ListPage<Track>> => {
  const prefixes = { titleKey: titlePrefix, artistKey: artistPrefix, labelKey: labelPrefix };
  const keys = ['titleKey', 'artistKey', 'labelKey'] as const;
  const named = keys.flatMap((key) => {
    const prefix = prefixes[key];
    return prefix === undefined ? [] : [[key, beginsWith(prefix)] as const];
  });
  const by = isrc === undefined ? (named[0]?.[0] ?? 'catalogVersion') : 'isrc';
  const order: ListOrder = {
    ...{ by, direction: by === 'catalogVersion' ? -1 : 1 },
    unique: by === 'catalogVersion' || by === 'isrc',
  };
  const asked: Filter<TrackDocument> = {
    ...Object.fromEntries(named),
    ...(isrc !== undefined && { isrc }),
    ...(status !== undefined && { moderationStatus: status }),
  };
  const found = await tracksOf(store)
    .find(behind(asked, order, after))
    .sort(sortOf(order))
    .limit(limit + 1)
    .toArray();
  const placeOf = (document: TrackDocument): ListPlace => ({ at: document[by], id: document._id });
  return pageOf(found, limit, ({ track }) => track, placeOf);
};
