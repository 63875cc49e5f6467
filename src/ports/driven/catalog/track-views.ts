import type { TrackNotFound, TrackTakenDown } from '../../../domain/catalog/visibility.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { Result } from '../../../domain/shared/result.ts';

/** An approved track in the form in which partners receive it. */
export interface TrackView {
  readonly trackId: TrackId;
  readonly catalogVersion: number;
  /** JSON in UTF-8, which nobody changes: it is shared by all requests. */
  readonly json: Uint8Array;
  /** A digest of the JSON: the ETag, unquoted. A version alone can mean another state once a backup was restored. */
  readonly digest: string;
}

/** Views of tracks, each rendered once for each version of its track as long as it is kept. */
export interface TrackViews {
  /** Returns the view of a track in its committed state, or why partners cannot use the track (`available`). */
  find(id: TrackId): Promise<Result<TrackView, TrackNotFound | TrackTakenDown>>;
  /** Returns views in the order of the IDs, without those of tracks that partners cannot use. */
  findMany(ids: readonly TrackId[]): Promise<readonly TrackView[]>;
}
