import { z } from 'zod';
import { artistExamples } from '../artists/artist.schemas.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import { Album, albumId, AlbumPage, exampleAlbum, exampleSummary } from './album.schemas.ts';

const reader = { kind: 'platform', anyOf: ['tracks:read'] } as const;
const tags = ['Catalog'];

export const readAlbum = route({
  operation: 'getAlbum',
  method: 'GET',
  path: '/api/v1/albums/{albumId}',
  access: reader,
  summary: 'Retrieve an album',
  description:
    'Returns an album that its artist or label manages, with its available tracks. Returns 404 before its release date, and if none of its tracks is available.',
  tags,
  params: z.strictObject({ albumId }),
  responses: { 200: { description: 'The album.', schema: Album, example: exampleAlbum } },
  problems: ['NOT_FOUND'],
});

export const listArtistAlbums = route({
  operation: 'listArtistAlbums',
  method: 'GET',
  path: '/api/v1/artists/{artistId}/albums',
  access: reader,
  summary: 'List the albums of an artist',
  description:
    'Returns the released albums of an artist that have an available track, the latest release first. `artistId` can be any ID of the artist. The list of an unknown artist is empty. A page can have fewer albums than `limit`: continue until `nextCursor` is null.',
  tags,
  params: z.strictObject({
    artistId: field.id('artist, as tracks name it', artistExamples.artistId),
  }),
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of albums.',
      schema: AlbumPage,
      example: { data: [exampleSummary], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});
