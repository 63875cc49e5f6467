import type { ListedOwnTrack, OwnAlbum } from '@platform-licensing/client';

/** The most discs of an album, as the service accepts them. */
export const maxDiscs = 50;

/** A track of an album in a list that is sorted by discs: its position is the number of the tracks of its disc up to it. */
export interface PlacedTrack {
  readonly trackId: string;
  readonly disc: number;
}

/** Returns the tracks of an album in their order. */
export const orderOf = ({ tracks }: Pick<OwnAlbum, 'tracks'>): readonly PlacedTrack[] =>
  tracks.map(({ trackId, disc }) => ({ trackId, disc }));

/** Returns the list with one track at another index. A track that passes the end of a disc gets the disc of the track that was there. */
export const moved = (tracks: readonly PlacedTrack[], from: number, to: number): readonly PlacedTrack[] => {
  const [track, there] = [tracks[from], tracks[to]];
  if (!track || !there || from === to) return tracks;
  return tracks.toSpliced(from, 1).toSpliced(to, 0, { ...track, disc: there.disc });
};

/** Returns the list with one track at the end of a disc. */
export const onDisc = (
  tracks: readonly PlacedTrack[],
  index: number,
  disc: number,
): readonly PlacedTrack[] => {
  const track = tracks[index];
  if (!track || track.disc === disc) return tracks;
  const others = tracks.toSpliced(index, 1);
  const end = others.findLastIndex((other) => other.disc <= disc) + 1;
  return others.toSpliced(end, 0, { ...track, disc });
};

/** Returns the list with tracks at its end. */
export const withTracks = (
  tracks: readonly PlacedTrack[],
  trackIds: readonly string[],
): readonly PlacedTrack[] => [
  ...tracks,
  ...trackIds.map((trackId) => ({ trackId, disc: tracks.at(-1)?.disc ?? 1 })),
];

/** Returns the list as the service takes it: discs and positions are counted from 1, without gaps. */
export const placesOf = (tracks: readonly PlacedTrack[]): OwnAlbum['tracks'] => {
  const discs = [...new Set(tracks.map(({ disc }) => disc))];
  return tracks.map(({ trackId, disc }, at) => ({
    trackId,
    disc: discs.indexOf(disc) + 1,
    position: tracks.slice(0, at + 1).filter((other) => other.disc === disc).length,
  }));
};

/** Returns the list with the discs that it has after it was saved. */
export const withoutGaps = (tracks: readonly PlacedTrack[]): readonly PlacedTrack[] =>
  orderOf({ tracks: placesOf(tracks) });

/** Returns how many tracks are published; undefined if one of them is not among those that were read. */
export const publishedIn = (
  tracks: readonly PlacedTrack[],
  byId: ReadonlyMap<string, Pick<ListedOwnTrack, 'status'>>,
): number | undefined =>
  tracks.every(({ trackId }) => byId.has(trackId))
    ? tracks.filter(({ trackId }) => byId.get(trackId)?.status === 'approved').length
    : undefined;
