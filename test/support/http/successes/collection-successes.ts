import type { Answered } from '../../clients/partner-client.ts';
import type { Stage } from '../stage.ts';

const collections = '/api/v1/collections';

const aProject = async ({ owner: { client }, track: { trackId } }: Stage) => {
  const body = { name: 'Spring', note: 'Bright', tracks: [{ trackId, note: 'For the end' }] };
  const created = await client.post(collections, body);
  return { client, trackId, created, path: `${collections}/${created.member('collectionId')}` };
};

/** For each operation on collections, a request that succeeds. */
export const collectionSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createCollection: async (stage) => (await aProject(stage)).created,
  listCollections: async (stage) => (await aProject(stage)).client.get(`${collections}?limit=1`),
  getCollection: async (stage) => {
    const { client, path } = await aProject(stage);
    return client.get(path);
  },
  listCollectionTracks: async (stage) => {
    const { client, path } = await aProject(stage);
    return client.get(`${path}/tracks`);
  },
  updateCollection: async (stage) => {
    const { client, path, trackId } = await aProject(stage);
    return client.ask('PATCH', path, { body: { name: 'Summer', note: null, tracks: [{ trackId }] } });
  },
  deleteCollection: async (stage) => {
    const { client, path } = await aProject(stage);
    return client.delete(path);
  },
  saveCollectionTrack: async ({ owner: { client }, track: { trackId } }) =>
    client.ask('PUT', `${collections}/favorites/tracks/${trackId}`, { body: { note: 'Best', position: 1 } }),
  removeCollectionTrack: async (stage) => {
    const { client, path, trackId } = await aProject(stage);
    return client.delete(`${path}/tracks/${trackId}`);
  },
};
