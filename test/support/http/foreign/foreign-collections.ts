import type { Attempts } from './foreign-webhooks.ts';

const of = (collectionId: string) => `/api/v1/collections/${collectionId}`;
const missing = { code: 'NOT_FOUND' };

/** The attempts of one platform on the projects of another. */
export const collectionAttempts: Attempts = {
  listCollections: [
    (_, __, { client }) => client.get('/api/v1/collections'),
    200,
    { data: [], pagination: { nextCursor: null } },
  ],
  getCollection: [({ collectionId }, _, { client }) => client.get(of(collectionId)), 404, missing],
  listCollectionTracks: [
    ({ collectionId }, _, { client }) => client.get(`${of(collectionId)}/tracks`),
    404,
    missing,
  ],
  updateCollection: [
    ({ collectionId }, _, { client }) => client.ask('PATCH', of(collectionId), { body: { name: 'Theirs' } }),
    404,
    missing,
  ],
  deleteCollection: [({ collectionId }, _, { client }) => client.delete(of(collectionId)), 404, missing],
  saveCollectionTrack: [
    ({ collectionId }, { track: { trackId } }, { client }) =>
      client.ask('PUT', `${of(collectionId)}/tracks/${trackId}`, { body: {} }),
    404,
    missing,
  ],
  removeCollectionTrack: [
    ({ collectionId }, { track: { trackId } }, { client }) =>
      client.delete(`${of(collectionId)}/tracks/${trackId}`),
    404,
    missing,
  ],
};
