import { assignAlbumTracks } from '../../../application/albums/assign-tracks.ts';
import { createAlbum } from '../../../application/albums/create-album.ts';
import { deleteAlbum, editAlbum } from '../../../application/albums/edit-album.ts';
import { listArtistAlbums, readPublicAlbum } from '../../../application/albums/public-albums.ts';
import { listAlbums, readAlbum } from '../../../application/albums/read-albums.ts';
import type { Albums } from '../../../ports/driving/albums/albums.ts';
import { driven } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { albumStore, artistStore, claimStore, imageStore, library, textSigner, digest, ids, clock } = driven;
const { secretCipher } = driven;

export const albums = feature<Albums>({
  createAlbum: use(createAlbum, { albumStore, artistStore, imageStore, ids, clock }),
  editAlbum: use(editAlbum, { albumStore, imageStore, clock }),
  assignAlbumTracks: use(assignAlbumTracks, { albumStore, artistStore, claimStore, library, clock }),
  deleteAlbum: use(deleteAlbum, { albumStore, clock }),
  readAlbum: use(readAlbum, { albumStore }),
  listAlbums: use(listAlbums, { albumStore, textSigner, digest }),
  readPublicAlbum: use(readPublicAlbum, { albumStore, library, clock }),
  listArtistAlbums: use(listArtistAlbums, {
    ...{ albumStore, library, artistStore, claimStore, secretCipher, digest, clock },
  }),
});
