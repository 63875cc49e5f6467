import type { Answered } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import {
  albums,
  anAlbumDto,
  anOwnTrack,
  assigned,
  ownAlbums,
} from '../../../support/http/successes/album-successes.ts';
import {
  aColleagueOf,
  aConfirmedArtist,
  aConfirmedLabel,
  aCreditedName,
  anArtist,
  claimed,
} from '../../../support/http/successes/artist-successes.ts';
import { aConfirmedCover } from '../../../support/http/successes/image-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const errorsOf = ({ body }: Answered) =>
  (body['errors'] as readonly { readonly pointer: string; readonly code: string }[]).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

describe.each(transports)('albums over %s', (transport) => {
  let service: TestService;
  let partner: Awaited<ReturnType<TestService['aPartner']>>;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    partner = await service.aPartner();
  });
  afterAll(() => service.close());

  it('are created once per key, listed newest first, and returned to their account alone', async () => {
    const { client } = await anArtist(service);
    const dto = anAlbumDto({ upc: '4006381 333931', label: 'Nordlicht' });
    const headers = { 'idempotency-key': 'album-1' };
    const created = await client.post(albums, dto, { headers });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...anAlbumDto(), upc: '4006381333931', tracks: [] });
    const path = `${ownAlbums}/${created.member('albumId')}`;
    expect(created.headers['location']).toMatch(new RegExp(`${path}$`));
    const again = await client.post(albums, dto, { headers });
    expect([again.status, again.body]).toEqual([201, created.body]);
    const other = await client.post(albums, anAlbumDto({ type: 'single' }));
    const first = await client.get(`${ownAlbums}?limit=1`);
    expect(first.body['data']).toEqual([other.body]);
    const { nextCursor } = first.body['pagination'] as { readonly nextCursor: string };
    const rest = await client.get(`${ownAlbums}?limit=1&cursor=${nextCursor}`);
    expect(rest.body).toMatchObject({ data: [created.body], pagination: { nextCursor: null } });
    expect((await client.get(path)).body).toEqual(created.body);

    const { client: stranger } = await anArtist(service);
    const foreign = `${albums}/${created.member('albumId')}`;
    expect(outcomeOf(await stranger.get(path))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await stranger.ask('PATCH', foreign, { body: { title: 'x' } }))).toEqual([
      ...[404, 'NOT_FOUND'],
    ]);
    expect(outcomeOf(await stranger.ask('DELETE', foreign))).toEqual([404, 'NOT_FOUND']);
    expect((await stranger.get(ownAlbums)).body['data']).toEqual([]);
    expect(outcomeOf(await partner.client.get(foreign))).toEqual([404, 'NOT_FOUND']);
  });

  it('name what is wrong with their fields', async () => {
    const { client } = await anArtist(service);
    for (const [changes, error] of [
      [{ upc: '4006381333930' }, '/upc invalid'],
      [{ releaseDate: '2026-02-30' }, '/releaseDate invalid_format'],
      [{ artists: [] }, '/artists too_small'],
      [{ title: '' }, '/title invalid'],
      [{ type: 'mixtape' }, '/type invalid_value'],
      [{ imageId: 'img_unknown' }, '/imageId custom'],
    ] as const) {
      const rejected = await client.post(albums, anAlbumDto(changes));
      expect(outcomeOf(rejected)).toEqual([400, 'VALIDATION_FAILED']);
      expect(errorsOf(rejected)).toEqual([error]);
    }
    const upc = '4006381333931';
    const holder = await client.post(albums, anAlbumDto({ upc }));
    const second = await client.post(albums, anAlbumDto({ upc }));
    expect([...outcomeOf(second), second.body['albumId']]).toEqual([
      ...[409, 'STATE_CONFLICT', holder.member('albumId')],
    ]);
    const { client: other } = await anArtist(service);
    expect((await other.post(albums, anAlbumDto({ upc }))).status).toBe(201);
  });

  it('are edited at their version, and show a cover that cannot be deleted meanwhile', async () => {
    const { client } = await anArtist(service);
    const created = await client.post(albums, anAlbumDto({ label: 'Nordlicht' }));
    const path = `${albums}/${created.member('albumId')}`;
    const { etag = '' } = (await client.get(`${ownAlbums}/${created.member('albumId')}`)).headers;
    const image = await aConfirmedCover(client);
    const imageId = image.member('imageId');
    const edited = await client.ask('PATCH', path, {
      body: { imageId, label: null },
      headers: { 'if-match': etag },
    });
    expect(edited.status).toBe(200);
    expect(edited.body).toMatchObject({ cover: image.body });
    expect(edited.body).not.toHaveProperty('label');
    const stale = await client.ask('PATCH', path, {
      body: { title: 'x' },
      headers: { 'if-match': etag },
    });
    expect(outcomeOf(stale)).toEqual([412, 'VERSION_CONFLICT']);
    const unchanged = await client.ask('PATCH', path, { body: { imageId } });
    expect(unchanged.headers['etag']).toBe(edited.headers['etag']);
    const remove = () => client.ask('DELETE', `/api/v1/images/${imageId}`);
    expect(outcomeOf(await remove())).toEqual([409, 'STATE_CONFLICT']);
    expect((await client.ask('PATCH', path, { body: { imageId: null } })).body).not.toHaveProperty('cover');
    expect((await remove()).status).toBe(204);
    expect(outcomeOf(await client.ask('PATCH', path, { body: { imageId } }))).toEqual([
      ...[400, 'VALIDATION_FAILED'],
    ]);
  });

  it('have the tracks of their account, and platforms see those that are available', async () => {
    const { client } = await anArtist(service);
    const album = await client.post(albums, anAlbumDto());
    const albumId = album.member('albumId');
    const [first, second] = [await anOwnTrack(service, client), await anOwnTrack(service, client)];
    const waiting = await anOwnTrack(service, client, { moderationStatus: 'pending_review' });
    const shown = await assigned(client, albumId, second, waiting, first);
    expect(shown.body['tracks']).toEqual(
      [second, waiting, first].map((trackId, n) => ({ trackId, disc: 1, position: n + 1 })),
    );
    const seen = await partner.client.get(`${albums}/${albumId}`);
    expect(seen.body).toMatchObject({ ...anAlbumDto(), albumId });
    const tracks = seen.body['tracks'] as readonly { readonly position: number; readonly track: object }[];
    expect(tracks).toMatchObject([
      { position: 1, track: { trackId: second } },
      { position: 3, track: { trackId: first } },
    ]);
    expect(tracks[0]?.track).toEqual((await partner.client.get(`/api/v1/tracks/${second}`)).body);
    const listed = () => partner.client.get(`/api/v1/artists/${album.member('artistId')}/albums`);
    expect((await listed()).body['data']).toMatchObject([{ albumId, title: 'Northern Windows' }]);

    for (const trackId of [first, second])
      await service.useCases.takeDownTrack({ trackId: trackId as never, reason: 'disputed' });
    const gone = await seenSoon(
      () => partner.client.get(`${albums}/${albumId}`),
      ({ status }) => status === 404,
    );
    expect(outcomeOf(gone)).toEqual([404, 'NOT_FOUND']);
    expect((await listed()).body['data']).toEqual([]);
    expect((await client.get(`${ownAlbums}/${albumId}`)).body['tracks']).toHaveLength(3);
    expect((await client.ask('DELETE', `${albums}/${albumId}`)).status).toBe(204);
    expect((await client.get(`${ownAlbums}/${albumId}`)).status).toBe(404);
  });

  it('have a list of tracks that is replaced whole or not at all, with every error named', async () => {
    const { client } = await anArtist(service);
    const { client: stranger } = await anArtist(service);
    const albumId = (await client.post(albums, anAlbumDto())).member('albumId');
    const own = await anOwnTrack(service, client);
    const foreign = await anOwnTrack(service, stranger);
    const kept = await assigned(client, albumId, own);
    const tracks = [
      { trackId: own, disc: 1, position: 1 },
      { trackId: foreign, disc: 1, position: 1 },
      { trackId: own, disc: 2, position: 1 },
      { trackId: 'trk_unknown', disc: 1, position: 3 },
    ];
    const put = (body: object, headers = {}) =>
      client.ask('PUT', `${albums}/${albumId}/tracks`, { body, headers });
    const rejected = await put({ tracks });
    expect(outcomeOf(rejected)).toEqual([400, 'VALIDATION_FAILED']);
    expect(errorsOf(rejected)).toEqual([
      '/tracks/1/trackId not_own',
      '/tracks/1/position duplicate',
      '/tracks/2/trackId duplicate',
      '/tracks/3/trackId not_own',
    ]);
    const many = Array.from({ length: 201 }, (_, n) => ({ trackId: own, disc: 1, position: n + 1 }));
    expect(errorsOf(await put({ tracks: many }))).toContain('/tracks too_big');
    const stale = await put({ tracks: [] }, { 'if-match': '"1-0"' });
    expect(outcomeOf(stale)).toEqual([412, 'VERSION_CONFLICT']);
    const repeated = await put({ tracks: tracks.slice(0, 1) }, { 'if-match': '"1-0"' });
    expect([repeated.status, repeated.body]).toEqual([200, kept.body]);
    expect((await client.get(`${ownAlbums}/${albumId}`)).body).toEqual(kept.body);
    expect((await put({ tracks: [] })).body['tracks']).toEqual([]);
  });

  it('are hidden from platforms before their release date, also in the cursors of a list', async () => {
    const { client } = await anArtist(service);
    const trackId = await anOwnTrack(service, client);
    const later = await client.post(albums, anAlbumDto({ releaseDate: '9999-01-01' }));
    const empty = await client.post(albums, anAlbumDto({ releaseDate: '2026-02-02' }));
    const released = await client.post(albums, anAlbumDto({ releaseDate: '2026-01-01' }));
    for (const album of [later, released]) await assigned(client, album.member('albumId'), trackId);
    const hidden = await partner.client.get(`${albums}/${later.member('albumId')}`);
    expect(outcomeOf(hidden)).toEqual([404, 'NOT_FOUND']);
    const path = `/api/v1/artists/${released.member('artistId')}/albums?limit=1`;
    const seen: unknown[] = [];
    for (let cursor = ''; ;) {
      const { body, text } = await partner.client.get(`${path}${cursor}`);
      seen.push(...(body['data'] as readonly unknown[]));
      const { nextCursor } = body['pagination'] as { readonly nextCursor: string | null };
      const decoded = (nextCursor ?? '').split('.').map((part) => Buffer.from(part, 'base64url').toString());
      for (const { body: own } of [later, empty])
        expect([text, ...decoded].join()).not.toContain(String(own['albumId']));
      if (nextCursor === null) break;
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(seen).toMatchObject([{ albumId: released.member('albumId') }]);
    const forged = await partner.client.get(`${path}&cursor=x`);
    expect(outcomeOf(forged)).toEqual([400, 'CURSOR_INVALID']);
  });

  it('include tracks by a claimed name, and are found by any ID of the artist', async () => {
    const artist = await aConfirmedArtist(service);
    const { name, artistId } = await aCreditedName(service);
    const found = await seenSoon(
      () => partner.client.get('/api/v1/tracks', { query: { artistId } }),
      ({ body }) => (body['data'] as readonly unknown[]).length > 0,
    );
    const [track] = found.body['data'] as readonly { readonly trackId: string }[];
    const trackId = track?.trackId ?? '';
    const albumId = (await artist.client.post(albums, anAlbumDto())).member('albumId');
    expect(errorsOf(await assigned(artist.client, albumId, trackId))).toEqual(['/tracks/0/trackId not_own']);
    const claim = await claimed(service, artist, name);
    const moderator = service.anyone.as((await service.aColleague('moderator')).token);
    const path = `/api/v1/staff/artist-claims/${claim.member('claimId')}/decision`;
    await moderator.post(path, { outcome: 'approved', statement: 'Yes.' });
    expect((await assigned(artist.client, albumId, trackId)).status).toBe(200);
    const { body } = await partner.client.get(`/api/v1/artists/${artistId}/albums`);
    expect(body['data']).toMatchObject([{ albumId }]);
  });

  it('of labels name their profile, and need a role that edits tracks', async () => {
    const label = await aConfirmedLabel(service);
    const added = await label.client.post('/api/v1/artists/me/roster', { name: 'Ida Grün', country: 'SE' });
    const artistId = added.member('artistId');
    expect(outcomeOf(await label.client.post(albums, anAlbumDto()))).toEqual([400, 'VALIDATION_FAILED']);
    const created = await label.client.post(albums, anAlbumDto({ artistId }));
    expect(created.body['artistId']).toBe(artistId);
    const finance = await aColleagueOf(service, label, 'finance');
    expect(outcomeOf(await finance.client.post(albums, anAlbumDto({ artistId })))).toEqual([
      ...[403, 'ROLE_MISSING'],
    ]);
    expect((await finance.client.get(ownAlbums)).body['data']).toHaveLength(1);
    const { client: stranger } = await anArtist(service);
    expect(outcomeOf(await stranger.post(albums, anAlbumDto({ artistId })))).toEqual([404, 'NOT_FOUND']);
  });
});
