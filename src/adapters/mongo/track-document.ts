import type { Track } from '../../domain/catalog/track.ts';
import { complianceHistory } from '../../domain/catalog/track-compliance.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import { prefixKey } from '../../domain/shared/prefix.ts';
import type { Store } from './store.ts';

export interface TrackDocument {
  readonly _id: TrackId;
  readonly catalogVersion: number;
  readonly isrc: string;
  readonly moderationStatus: Track['moderationStatus'];
  readonly takedownAt: Instant | null;
  /** Of one that waits for a decision. */
  readonly pendingSince?: Instant;
  /** See `prefixKey`; of the title, the first artist's name, and the first owner's of the master. */
  readonly titleKey: string;
  readonly artistKey: string;
  readonly labelKey: string;
  /** When a decision last changed what licensees must do; absent if none ever did. */
  readonly complianceChangedAt?: Instant;
  /** Present if licensees must do something now. */
  readonly requiresAction?: true;
  readonly track: Track;
}

export const tracksOf = (store: Store) => store.collection<TrackDocument>('tracks');

/** What lists compare. */
export const keysOf = ({ title, artists, rights }: Pick<Track, 'title' | 'artists' | 'rights'>) => ({
  titleKey: prefixKey(title),
  artistKey: prefixKey(artists[0]?.name ?? ''),
  labelKey: prefixKey(rights.master[0]?.party ?? ''),
});

/** What the compliance of its licenses is found by. */
export const complianceOf = (track: Track): Pick<TrackDocument, 'complianceChangedAt' | 'requiresAction'> => {
  const history = complianceHistory(track);
  if (history.length === 0) return {};
  return {
    complianceChangedAt: Math.max(...history.map(({ since }) => since)),
    ...(history.some(({ state }) => state !== 'clear') && { requiresAction: true }),
  };
};

export const toDocument = (track: Track, pendingSince = track.updatedAt): TrackDocument => ({
  _id: track.trackId,
  catalogVersion: track.catalogVersion,
  isrc: track.isrc,
  moderationStatus: track.moderationStatus,
  takedownAt: track.moderationStatus === 'taken_down' ? track.updatedAt : null,
  ...(track.moderationStatus === 'pending_review' && { pendingSince }),
  ...keysOf(track),
  ...complianceOf(track),
  track,
});
