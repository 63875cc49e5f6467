import type { Album } from '../../../domain/albums/album.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { PublicAlbum } from '../../../ports/driving/albums/albums.ts';
import { trackView } from '../catalog/track.view.ts';
import { pictureView } from '../images/picture.view.ts';

/** Returns an album without its tracks. `baseUrl` is the public URL of the service. */
export const albumSummaryView = (
  { albumId, artistId, title, type, upc, releaseDate, artists, label, pLine, cLine, cover }: Album,
  baseUrl: string,
) => ({
  ...{ albumId, artistId, title, type },
  ...(upc !== undefined && { upc }),
  ...{ releaseDate, artists: [...artists] },
  ...(label !== undefined && { label }),
  ...{ pLine, cLine },
  ...(cover && { cover: pictureView(baseUrl, cover) }),
});

export const ownAlbumView = (album: Album, baseUrl: string) => ({
  ...albumSummaryView(album, baseUrl),
  tracks: album.tracks.map(({ trackId, disc, position }) => ({ trackId, disc, position })),
  createdAt: timestamp(album.createdAt),
  updatedAt: timestamp(album.updatedAt),
});

export const albumView = ({ album, tracks }: PublicAlbum, baseUrl: string) => ({
  ...albumSummaryView(album, baseUrl),
  tracks: tracks.map(({ disc, position, track }) => ({ disc, position, track: trackView(track, baseUrl) })),
});
