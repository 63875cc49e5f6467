import { maxTracks } from '../../../domain/collections/collection.ts';
import { CollectionId, TrackId } from '../../../domain/shared/ids.ts';
import type { CollectionNow, Collections } from '../../../ports/driving/collections/collections.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { collectionTrackView, collectionView, summaryView } from './collection.view.ts';
import * as routes from './collections.contract.ts';

export interface CollectionsDependencies extends Collections {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

export const collectionsEndpoints = (dependencies: CollectionsDependencies): readonly Endpoint[] => [
  ...reading(dependencies),
  ...writing(dependencies),
];

const named = ({ collectionId }: { readonly collectionId: string }) => ({
  collection: collectionId === 'favorites' ? ('favorites' as const) : CollectionId(collectionId),
});

const tagged = (now: CollectionNow, baseUrl: string) => {
  const body = collectionView(now, baseUrl);
  return { status: 200, body, etag: versionedTag(now.collection.version, body) } as const;
};

const listedTracks = (tracks: readonly { readonly trackId: string; readonly note?: string }[] = []) =>
  tracks.map(({ trackId, ...rest }) => ({ trackId: TrackId(trackId), ...rest }));

const reading = ({ listCollections, readCollection, baseUrl }: CollectionsDependencies) => [
  endpoint(routes.listCollections, async ({ caller, query }) => {
    const page = await listCollections({ caller, ...query });
    if (!page.ok) return page;
    const { projects, nextCursor } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return {
      status: 200,
      body: { data: projects.map((project) => summaryView(project, baseUrl)), pagination },
    };
  }),

  endpoint(routes.readCollection, async ({ caller, params }) => {
    const found = await readCollection({ caller, ...named(params) });
    return found.ok ? tagged(found.value, baseUrl) : found;
  }),

  endpoint(routes.listTracks, async ({ caller, params }) => {
    const found = await readCollection({ caller, ...named(params) });
    if (!found.ok) return found;
    const data = found.value.tracks.map((track) => collectionTrackView(track, baseUrl));
    const pagination = { limit: maxTracks, nextCursor: null, total: data.length };
    return { status: 200, body: { data, pagination } };
  }),
];

const writing = (dependencies: CollectionsDependencies) => [
  endpoint(
    routes.createCollection,
    async ({ caller, body: { tracks, ...body }, idempotencyKey }) => {
      const project = await dependencies.createProject({
        caller,
        ...body,
        tracks: listedTracks(tracks),
        ...(idempotencyKey && { idempotencyKey }),
      });
      return project.ok ? created(project.value, dependencies.baseUrl) : project;
    },
    async ({ caller }, { resourceId }) => {
      const found = await dependencies.readCollection({ caller, collection: CollectionId(resourceId) });
      return found.ok ? created(found.value, dependencies.baseUrl) : found;
    },
  ),

  endpoint(routes.updateCollection, async ({ caller, params, headers, body: { tracks, ...edit } }) => {
    const changed = await dependencies.editCollection({
      caller,
      ...named(params),
      ...allowedBy(headers),
      edit: { ...edit, ...(tracks && { tracks: listedTracks(tracks) }) },
    });
    return changed.ok ? tagged(changed.value, dependencies.baseUrl) : changed;
  }),

  endpoint(routes.saveTrack, async ({ caller, params, headers, body }) => {
    const changed = await dependencies.placeTrack({
      caller,
      ...named(params),
      ...allowedBy(headers),
      trackId: TrackId(params.trackId),
      ...body,
    });
    return changed.ok ? tagged(changed.value, dependencies.baseUrl) : changed;
  }),

  endpoint(routes.removeTrack, async ({ caller, params, headers }) => {
    const changed = await dependencies.dropTrack({
      caller,
      ...named(params),
      ...allowedBy(headers),
      trackId: TrackId(params.trackId),
    });
    return changed.ok ? tagged(changed.value, dependencies.baseUrl) : changed;
  }),

  endpoint(routes.deleteCollection, async ({ caller, params, headers }) => {
    const deleted = await dependencies.deleteCollection({ caller, ...named(params), ...allowedBy(headers) });
    return deleted.ok ? { status: 204, empty: true } : deleted;
  }),
];

const created = (now: CollectionNow, baseUrl: string) => {
  const { body, etag } = tagged(now, baseUrl);
  const location = `${baseUrl}/api/v1/collections/${body.collectionId}`;
  return { status: 201, body, etag, headers: { location } } as const;
};
