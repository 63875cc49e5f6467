import type { Track } from '../catalog/track.ts';
import type { ArtistId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { AlbumTrack } from './album.ts';

/** The most tracks of an album. */
export const maxAlbumTracks = 200;
export const maxDiscs = 50;

/** An error in a list of tracks. Its entries are counted from 0. */
export interface TrackListIssue {
  readonly index: number;
  readonly field: 'trackId' | 'position';
  readonly code: 'not_own' | 'duplicate';
  readonly detail: string;
}

export interface TrackListRejected {
  readonly kind: 'track-list-rejected';
  readonly issues: readonly TrackListIssue[];
}

/** Returns a function that returns whether it was called with the value before. */
const repeats = (): ((value: string) => boolean) => {
  const seen = new Set<string>();
  return (value) => seen.size === seen.add(value).size;
};

const inOrder = (a: AlbumTrack, b: AlbumTrack): number => a.disc - b.disc || a.position - b.position;

/**
 * Returns the list in the order of its places, or everything that is wrong with it: a track twice, a place twice, and tracks that are
 * not the account's own (`owned`). Tracks that do not exist and tracks of others are reported in the same way.
 */
export const trackList = (
  entries: readonly AlbumTrack[],
  owned: ReadonlySet<TrackId>,
): Result<readonly AlbumTrack[], TrackListRejected> => {
  const [isRepeatedTrack, isRepeatedPlace] = [repeats(), repeats()];
  const issues = entries.flatMap(({ trackId, disc, position }, index): readonly TrackListIssue[] => [
    ...(isRepeatedTrack(trackId)
      ? [{ index, field: 'trackId', code: 'duplicate', detail: 'occurs more than once in the list' } as const]
      : []),
    ...(owned.has(trackId)
      ? []
      : [{ index, field: 'trackId', code: 'not_own', detail: 'must be a track of your account' } as const]),
    ...(isRepeatedPlace(`${disc}/${position}`)
      ? [
          {
            ...({ index, field: 'position', code: 'duplicate' } as const),
            detail: `is used by another track of disc ${disc}`,
          },
        ]
      : []),
  ]);
  return issues.length > 0 ? fail({ kind: 'track-list-rejected', issues }) : ok(entries.toSorted(inOrder));
};

/** Returns the IDs of the main artists of a track. */
export const mainArtistIds = ({ artists }: Pick<Track, 'artists'>): readonly ArtistId[] =>
  artists.filter(({ role }) => role === 'main').map(({ artistId }) => artistId);
