import type { Album } from '../../../src/domain/albums/album.ts';
import type { AlbumAddition, AlbumChange } from '../../../src/ports/driven/albums/album-store.ts';
import { AlbumId } from '../../../src/domain/shared/ids.ts';
import { accountId, artistProfileId } from '../artists/artist-builders.ts';
import { noon, trackId } from '../builders/builders.ts';
import { aNote } from '../builders/staff-builders.ts';
import { effectsOf } from '../effects.ts';

/** The nth ID: IDs sort as their numbers do. */
export const albumId = (n = 1) => AlbumId(`alb_${String(n).padStart(26, '0')}`);

/** The nth album: of the first account, with two tracks and without a cover. */
export const anAlbum = (changes: Partial<Album> = {}, n = 1): Album => ({
  albumId: albumId(n),
  accountId: accountId(),
  artistId: artistProfileId(),
  title: `Northern “Windows” ${n} – 海`,
  type: 'ep',
  upc: String(100_000_000_000 + n),
  releaseDate: `2026-03-${String(1 + (n % 28)).padStart(2, '0')}`,
  artists: ['Zoë', '海'],
  label: 'Nordlicht',
  pLine: '℗ 2026 Nordlicht',
  cLine: '© 2026 Nordlicht',
  tracks: [
    { trackId: trackId(n), disc: 1, position: 1 },
    { trackId: trackId(n + 1), disc: 1, position: 2 },
  ],
  createdAt: noon + n,
  updatedAt: noon + n,
  version: 1,
  ...changes,
});

const effects = (n: number, action: string) => effectsOf({ audit: aNote({ action: `artist.${action}` }, n) });

/** The nth album as it is added, with an audit note of its own. */
export const anAlbumAddition = (album: Album, n: number, fewerThan = 100): AlbumAddition => ({
  album,
  guards: { fewerThan },
  effects: effects(7_000 + n, 'create_album'),
});

/** A change of an album of the given version. */
export const anAlbumChange = (album: Album, n: number, version = 1): AlbumChange => ({
  album: { ...album, version: version + 1 },
  guards: { version },
  effects: effects(7_500 + n, 'edit_album'),
});

export const anAlbumRemoval = ({ albumId: id, accountId: account }: Album, n: number, version = 1) => ({
  album: { albumId: id, accountId: account },
  guards: { version },
  effects: effects(7_900 + n, 'delete_album'),
});
