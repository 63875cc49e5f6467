import { z } from 'zod';
import { maxAlbums } from '../../../domain/albums/album.ts';
import { anyone, trackEditor } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import { examples } from '../vocabulary/fields.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import {
  AssignAlbumTracksDto,
  CreateAlbumBodyDto,
  exampleCreated,
  exampleOwnAlbum,
  OwnAlbum,
  OwnAlbumPage,
  albumId,
  UpdateAlbumDto,
} from './album.schemas.ts';

const tags = ['Albums'];
const all = '/api/v1/albums';
const one = `${all}/{albumId}` as const;
const own = '/api/v1/artists/me/albums';
const params = z.strictObject({ albumId });
const shown = { description: 'The album.', schema: OwnAlbum, example: exampleOwnAlbum };

export const createAlbum = route({
  operation: 'createAlbum',
  method: 'POST',
  path: all,
  access: trackEditor,
  summary: 'Create an album',
  description: `Creates an album of a profile of your account, without tracks. Platforms see it from its release date on, once it has an available track. An account can have ${maxAlbums} albums, and one album with each UPC. Needs the role \`owner\` or \`editor\`.`,
  tags,
  body: { schema: CreateAlbumBodyDto, example: exampleCreated },
  responses: {
    201: {
      ...shown,
      example: { ...exampleOwnAlbum, tracks: [] },
      headers: {
        location: {
          description: 'URL of the album in your account.',
          example: `https://api.example.com${own}/${examples.albumId}`,
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

export const listAlbums = route({
  operation: 'listOwnAlbums',
  method: 'GET',
  path: own,
  access: anyone,
  summary: 'List your albums',
  description: 'Returns the albums of your account, newest first.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of albums.',
      schema: OwnAlbumPage,
      example: { data: [exampleOwnAlbum], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readOwnAlbum = route({
  operation: 'getOwnAlbum',
  method: 'GET',
  path: `${own}/{albumId}`,
  access: anyone,
  summary: 'Retrieve one of your albums',
  description: 'Returns an album of your account with all of its tracks, also those that are not available.',
  tags,
  params,
  responses: { 200: shown },
  problems: ['NOT_FOUND'],
});

export const editAlbum = route({
  operation: 'updateAlbum',
  method: 'PATCH',
  path: one,
  access: trackEditor,
  summary: 'Update an album',
  description: 'Changes the fields that you send. Needs the role `owner` or `editor`.',
  tags,
  params,
  headers: ifMatch('album'),
  body: { schema: UpdateAlbumDto, example: { title: 'Northern Windows (Deluxe)' } },
  responses: { 200: shown },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});

export const assignTracks = route({
  operation: 'assignAlbumTracks',
  method: 'PUT',
  path: `${one}/tracks`,
  access: trackEditor,
  summary: 'Assign the tracks of an album',
  description:
    'Replaces the list of tracks in one step. Each track must credit one of your profiles, or a name that it has claimed, as a main artist. Each track and each position on a disc can occur only once. If anything is wrong, all errors are returned and nothing changes. Send `If-Match` to avoid overwriting the changes of others. Needs the role `owner` or `editor`.',
  tags,
  params,
  headers: ifMatch('album'),
  body: {
    schema: AssignAlbumTracksDto,
    example: { tracks: [{ trackId: examples.trackId, disc: 1, position: 1 }] },
  },
  responses: { 200: shown },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

export const deleteAlbum = route({
  operation: 'deleteAlbum',
  method: 'DELETE',
  path: one,
  access: trackEditor,
  summary: 'Delete an album',
  description: 'Deletes an album. Its tracks and its cover stay. Needs the role `owner` or `editor`.',
  tags,
  params,
  headers: ifMatch('album'),
  responses: { 204: { description: 'The album was deleted.' } },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
});
