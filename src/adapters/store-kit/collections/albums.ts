import type { Album } from '../../../domain/albums/album.ts';
import { collection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';

/** Albums of accounts of artists and labels. */
export const albums = collection<Album>()('albums', {
  key: ['albumId'],
  members: {
    albumId: text,
    accountId: text,
    artistId: text,
    releaseDate: text,
    createdAt: whole,
    version: whole,
    upc: derived(optional(text), 1, ({ upc }: Album) => upc),
    coverId: derived(optional(text), 1, ({ cover }: Album) => cover?.imageId),
  },
  indexes: {
    byUpc: { unique: true, on: ['accountId', 'upc'], having: ['upc'] },
    ofAccount: { on: ['accountId', 'createdAt', 'albumId'] },
    ofArtist: { on: ['artistId', 'releaseDate', 'albumId'] },
    showing: { on: ['coverId', 'albumId'], having: ['coverId'] },
  },
});
