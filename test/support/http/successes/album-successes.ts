import type { Answered, PartnerClient } from '../../clients/partner-client.ts';
import type { TestService } from '../../service/service.ts';
import type { Stage } from '../stage.ts';
import { type anArtist, freshArtist } from './artist-successes.ts';

export const albums = '/api/v1/albums';
export const ownAlbums = '/api/v1/artists/me/albums';

export const anAlbumDto = (changes: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Northern Windows',
  type: 'album',
  releaseDate: '2026-03-01',
  artists: ['Mara Lind'],
  pLine: '℗ 2026 Nordlicht Records',
  cLine: '© 2026 Nordlicht Publishing',
  ...changes,
});

/** A track in the catalog that credits the own profile of an account. */
export const anOwnTrack = async (
  service: Pick<TestService, 'aTrackInCatalog'>,
  client: PartnerClient,
  changes: Parameters<TestService['aTrackInCatalog']>[0] = {},
): Promise<string> => {
  const own = await client.get('/api/v1/artists/me');
  const credit = { artistId: own.member('artistId') as never, name: 'Mara Lind', role: 'main' as const };
  const { trackId } = await service.aTrackInCatalog({ artists: [credit], ...changes });
  return trackId;
};

/** Assigns tracks to an album, in this order on one disc. */
export const assigned = (client: PartnerClient, albumId: string, ...trackIds: readonly string[]) =>
  client.ask('PUT', `${albums}/${albumId}/tracks`, {
    body: { tracks: trackIds.map((trackId, n) => ({ trackId, disc: 1, position: n + 1 })) },
  });

/** An album of a new artist. */
export const anAlbumOf = async (
  stage: Parameters<typeof anArtist>[0],
  changes: Readonly<Record<string, unknown>> = {},
) => {
  const { client } = await freshArtist(stage as Stage);
  const created = await client.post(albums, anAlbumDto(changes));
  return { client, created, albumId: created.member('albumId') };
};

/** An album with an available track. */
export const aReleasedAlbum = async (
  stage: Parameters<typeof anArtist>[0] & Pick<TestService, 'aTrackInCatalog'>,
) => {
  const album = await anAlbumOf(stage);
  const trackId = await anOwnTrack(stage, album.client);
  await assigned(album.client, album.albumId, trackId);
  return { ...album, trackId };
};

/** For each operation of albums, a request that succeeds. */
export const albumSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createAlbum: async (stage) => (await anAlbumOf(stage)).created,
  listOwnAlbums: async (stage) => (await anAlbumOf(stage)).client.get(ownAlbums),
  getOwnAlbum: async (stage) => {
    const { client, albumId } = await anAlbumOf(stage);
    return client.get(`${ownAlbums}/${albumId}`);
  },
  updateAlbum: async (stage) => {
    const { client, albumId } = await anAlbumOf(stage);
    return client.ask('PATCH', `${albums}/${albumId}`, { body: { title: 'Southern Windows' } });
  },
  assignAlbumTracks: async (stage) => {
    const { client, albumId } = await anAlbumOf(stage);
    return assigned(client, albumId, await anOwnTrack(stage, client));
  },
  deleteAlbum: async (stage) => {
    const { client, albumId } = await anAlbumOf(stage);
    return client.ask('DELETE', `${albums}/${albumId}`);
  },
  getAlbum: async (stage) => {
    const { albumId } = await aReleasedAlbum(stage);
    return stage.owner.client.get(`${albums}/${albumId}`);
  },
  listArtistAlbums: async (stage) => {
    const { created } = await aReleasedAlbum(stage);
    return stage.owner.client.get(`/api/v1/artists/${created.member('artistId')}/albums`);
  },
};
