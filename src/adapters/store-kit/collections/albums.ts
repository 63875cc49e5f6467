import type { Album } from '../../../domain/albums/album.ts';
import { collection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';

/** Returns a UPC as an EAN-13: a UPC-A is one that begins with zero. */
export const upcKey = (upc: string | undefined): string | undefined => upc?.padStart(13, '0');

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
    upcKey: derived(optional(text), 1, ({ upc }: Album) => upcKey(upc)),
    coverId: derived(optional(text), 1, ({ cover }: Album) => cover?.imageId),
  },
  indexes: {
    byUpc: { unique: true, on: ['accountId', 'upcKey'], having: ['upcKey'] },
    ofAccount: { on: ['accountId', 'createdAt', 'albumId'] },
    ofArtist: { on: ['artistId', 'releaseDate', 'albumId'] },
    showing: { on: ['coverId', 'albumId'], having: ['coverId'] },
  },
});
