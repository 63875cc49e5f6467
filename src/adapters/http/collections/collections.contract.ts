import { z } from 'zod';
import { maxProjects, maxTracks } from '../../../domain/collections/collection.ts';
import { route } from '../kernel/route.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import {
  Collection,
  collectionId,
  CollectionPage,
  CollectionTrackList,
  CreateCollectionDto,
  exampleCollection,
  exampleCollectionTrack,
  exampleSummary,
  SaveCollectionTrackDto,
  UpdateCollectionDto,
} from './collection.schemas.ts';

const reader = { kind: 'platform', anyOf: ['tracks:read'] } as const;
const writer = { kind: 'platform', anyOf: ['licenses:write'] } as const;
const tags = ['Collections'];
const collections = '/api/v1/collections';
const one = `${collections}/{collectionId}` as const;
const tracks = `${one}/tracks` as const;
const path = z.strictObject({ collectionId });
const trackPath = path.extend({ trackId: field.trackId });
const headers = ifMatch('collection');
const shown = { description: 'The collection.', schema: Collection, example: exampleCollection };
const edited = { 200: shown };

export const listCollections = route({
  operation: 'listCollections',
  method: 'GET',
  path: collections,
  access: reader,
  summary: 'List collections',
  description:
    'Returns the projects of your platform, the newest first. All members and credentials of the platform share them. Your favorites are at `/collections/favorites`.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of projects.',
      schema: CollectionPage,
      example: { data: [exampleSummary], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const createCollection = route({
  operation: 'createCollection',
  method: 'POST',
  path: collections,
  access: writer,
  summary: 'Create a collection',
  description: `Creates a project. A platform can have ${maxProjects} projects with ${maxTracks} tracks each. Every track must be available.`,
  tags,
  body: { schema: CreateCollectionDto, example: { name: 'Spring campaign' } },
  responses: {
    201: {
      ...shown,
      headers: {
        location: {
          description: 'URL of the collection.',
          example: `https://api.example.com${collections}/${exampleCollection.collectionId}`,
        },
      },
    },
  },
  problems: ['TOKEN_INVALID', 'TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN', 'STATE_CONFLICT', 'NOT_FOUND'],
  idempotent: true,
});

export const readCollection = route({
  operation: 'getCollection',
  method: 'GET',
  path: one,
  access: reader,
  summary: 'Retrieve a collection',
  description:
    'Returns a project, or with `favorites` the favorites of your platform, which are empty until a track is added.',
  tags,
  params: path,
  responses: edited,
  problems: ['NOT_FOUND'],
});

export const updateCollection = route({
  operation: 'updateCollection',
  method: 'PATCH',
  path: one,
  access: writer,
  summary: 'Update a collection',
  description:
    'Changes the fields that you send. Tracks that you add must be available; those that were in the list can stay. Favorites have neither a name nor a note.',
  tags,
  params: path,
  headers,
  body: { schema: UpdateCollectionDto, example: { name: 'Summer campaign' } },
  responses: edited,
  problems: [
    ...(['TOKEN_INVALID', 'NOT_FOUND', 'TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'] as const),
    ...(['STATE_CONFLICT', 'VERSION_CONFLICT'] as const),
  ],
});

export const deleteCollection = route({
  operation: 'deleteCollection',
  method: 'DELETE',
  path: one,
  access: writer,
  summary: 'Delete a collection',
  description:
    'Deletes a project. Licenses that were issued for its tracks stay. Favorites cannot be deleted.',
  tags,
  params: path,
  headers,
  responses: { 204: { description: 'The collection was deleted.' } },
  problems: ['TOKEN_INVALID', 'NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});

export const listTracks = route({
  operation: 'listCollectionTracks',
  method: 'GET',
  path: tracks,
  access: reader,
  summary: 'List the tracks of a collection',
  description:
    'Returns all tracks of a collection in their order, with the catalog record of those that are available. The list has one page.',
  tags,
  params: path,
  responses: {
    200: {
      description: 'The tracks.',
      schema: CollectionTrackList,
      example: {
        data: [exampleCollectionTrack],
        pagination: { limit: maxTracks, nextCursor: null, total: 1 },
      },
    },
  },
  gzip: true,
  problems: ['NOT_FOUND'],
});

export const saveTrack = route({
  operation: 'saveCollectionTrack',
  method: 'PUT',
  path: `${tracks}/{trackId}`,
  access: writer,
  summary: 'Save a track in a collection',
  description:
    'Adds a track to a collection, or changes its place or its note. With `favorites`, the track becomes a favorite. Repeating the request changes nothing. A track that is not in the collection must be available.',
  tags,
  params: trackPath,
  headers,
  body: { schema: SaveCollectionTrackDto, example: { position: 1 } },
  responses: edited,
  problems: [
    ...(['TOKEN_INVALID', 'NOT_FOUND', 'TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'] as const),
    ...(['STATE_CONFLICT', 'VERSION_CONFLICT'] as const),
  ],
});

export const removeTrack = route({
  operation: 'removeCollectionTrack',
  method: 'DELETE',
  path: `${tracks}/{trackId}`,
  access: writer,
  summary: 'Remove a track from a collection',
  description: 'Removes a track. Succeeds also if the collection does not contain it.',
  tags,
  params: trackPath,
  headers,
  responses: edited,
  problems: ['TOKEN_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT'],
});
