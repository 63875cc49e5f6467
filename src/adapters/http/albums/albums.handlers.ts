import type { Album } from '../../../domain/albums/album.ts';
import { AlbumId, ArtistId, ImageId, TrackId } from '../../../domain/shared/ids.ts';
import type { Albums } from '../../../ports/driving/albums/albums.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { albumSummaryView, albumView, ownAlbumView } from './album.view.ts';
import * as routes from './albums.contract.ts';
import { listArtistAlbums, readAlbum } from './public-albums.contract.ts';

export interface AlbumDependencies extends Albums {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

const named = ({ albumId }: { readonly albumId: string }) => ({ albumId: AlbumId(albumId) });

const tagged = (album: Album, baseUrl: string) => {
  const body = ownAlbumView(album, baseUrl);
  return { body, etag: versionedTag(album.version, body) } as const;
};

const created = (album: Album, baseUrl: string) => {
  const location = `${baseUrl}${routes.listAlbums.path}/${album.albumId}`;
  return { status: 201, ...tagged(album, baseUrl), headers: { location } } as const;
};

const changing = ({ baseUrl, ...use }: AlbumDependencies): readonly Endpoint[] => [
  endpoint(
    routes.createAlbum,
    async ({ caller, body: { artistId, imageId, ...album }, idempotencyKey }) => {
      const outcome = await use.createAlbum({
        caller,
        album,
        ...(artistId !== undefined && { artistId: ArtistId(artistId) }),
        ...(imageId !== undefined && { imageId: ImageId(imageId) }),
        ...(idempotencyKey && { idempotencyKey }),
      });
      return outcome.ok ? created(outcome.value, baseUrl) : outcome;
    },
    async ({ caller }, { resourceId }) => {
      const found = await use.readAlbum({ caller, albumId: AlbumId(resourceId) });
      return found.ok ? created(found.value, baseUrl) : found;
    },
  ),

  endpoint(routes.editAlbum, async ({ caller, params, headers, body: { imageId, ...edit } }) => {
    const edited = await use.editAlbum({
      ...{ caller, ...named(params), ...allowedBy(headers), edit },
      ...(imageId !== undefined && { imageId: imageId === null ? null : ImageId(imageId) }),
    });
    return edited.ok ? { status: 200, ...tagged(edited.value, baseUrl) } : edited;
  }),

  endpoint(routes.assignTracks, async ({ caller, params, headers, body }) => {
    const tracks = body.tracks.map(({ trackId, ...place }) => ({ trackId: TrackId(trackId), ...place }));
    const assigned = await use.assignAlbumTracks({ caller, ...named(params), ...allowedBy(headers), tracks });
    return assigned.ok ? { status: 200, ...tagged(assigned.value, baseUrl) } : assigned;
  }),

  endpoint(routes.deleteAlbum, async ({ caller, params, headers }) => {
    const deleted = await use.deleteAlbum({ caller, ...named(params), ...allowedBy(headers) });
    return deleted.ok ? { status: 204, empty: true } : deleted;
  }),
];

const reading = ({ baseUrl, ...use }: AlbumDependencies): readonly Endpoint[] => [
  endpoint(routes.listAlbums, async ({ caller, query }) => {
    const page = await use.listAlbums({ caller, ...query });
    if (!page.ok) return page;
    const { albums, nextCursor } = page.value;
    const data = albums.map((album) => ownAlbumView(album, baseUrl));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.readOwnAlbum, async ({ caller, params }) => {
    const found = await use.readAlbum({ caller, ...named(params) });
    return found.ok ? { status: 200, ...tagged(found.value, baseUrl) } : found;
  }),

  endpoint(readAlbum, async ({ params }) => {
    const found = await use.readPublicAlbum(AlbumId(params.albumId));
    return found.ok ? { status: 200, body: albumView(found.value, baseUrl) } : found;
  }),

  endpoint(listArtistAlbums, async ({ params, query }) => {
    const page = await use.listArtistAlbums({ artistId: ArtistId(params.artistId), ...query });
    if (!page.ok) return page;
    const { albums, nextCursor } = page.value;
    const data = albums.map((album) => albumSummaryView(album, baseUrl));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),
];

export const albumEndpoints = (dependencies: AlbumDependencies): readonly Endpoint[] => [
  ...changing(dependencies),
  ...reading(dependencies),
];
