import { aStage, type Stage } from '../../../support/http/stage.ts';
import { transports } from '../../../support/service/service.ts';

const collections = '/api/v1/collections';
const nobody = 'trk_01J9ZC4V7N4R3T8W2Y6K5M1P0R';

describe.each(transports)('collections over %s', (transport) => {
  let stage: Stage;
  let ids: readonly string[];
  beforeAll(async () => {
    stage = await aStage({ transport, environment: { EVENT_WORKER: 'off' } });
    const page = await stage.owner.client.get('/api/v1/tracks?limit=5');
    ids = (page.body['data'] as { trackId: string }[]).map(({ trackId }) => trackId);
  });
  afterAll(() => stage.close());

  const one = () => ids[0] ?? '';
  const two = () => ids[1] ?? '';
  const put = (
    partner: Stage['owner'],
    collection: string,
    trackId: string,
    body: object = {},
    headers = {},
  ) => partner.client.ask('PUT', `${collections}/${collection}/tracks/${trackId}`, { body, headers });
  const listed = (body: Readonly<Record<string, unknown>>) =>
    (body['tracks'] as { trackId: string }[]).map(({ trackId }) => trackId);

  it('favorites exist from the start, and a track is a favorite once', async () => {
    const partner = await stage.aPartner();
    const empty = await partner.client.get(`${collections}/favorites`);
    const collectionId = partner.platformId.replace('plt_', 'col_');
    expect(empty.body).toMatchObject({ collectionId, kind: 'favorites', trackCount: 0, tracks: [] });
    const liked = await put(partner, 'favorites', one());
    expect(liked.body).toMatchObject({ collectionId, trackCount: 1 });
    const again = await put(partner, 'favorites', one());
    expect([again.text, again.headers['etag']]).toEqual([liked.text, liked.headers['etag']]);
    await put(partner, collectionId, two());
    const both = await partner.client.get(`${collections}/favorites`);
    expect(listed(both.body)).toEqual([one(), two()]);
    const less = await partner.client.delete(`${collections}/favorites/tracks/${one()}`);
    expect([less.status, listed(less.body)]).toEqual([200, [two()]]);
    const same = await partner.client.delete(`${collections}/favorites/tracks/${one()}`);
    expect([same.status, same.text]).toEqual([200, less.text]);
    expect((await partner.client.get(collections)).body).toMatchObject({ data: [] });
  });

  it('favorites can be put in order, but neither named nor deleted', async () => {
    const partner = await stage.aPartner();
    for (const id of [one(), two()]) await put(partner, 'favorites', id);
    const path = `${collections}/favorites`;
    const ordered = await partner.client.ask('PATCH', path, {
      body: { tracks: [{ trackId: two() }, { trackId: one() }] },
    });
    expect(listed(ordered.body)).toEqual([two(), one()]);
    const named = await partner.client.ask('PATCH', path, { body: { name: 'Mine' } });
    const deleted = await partner.client.delete(path);
    for (const refused of [named, deleted])
      expect(refused.body).toMatchObject({
        status: 409,
        code: 'STATE_CONFLICT',
        detail: 'Favorites have neither a name nor a note, and cannot be deleted.',
      });
  });

  it('a project keeps its tracks in order, each with a note', async () => {
    const { client } = stage.owner;
    const created = await client.post(collections, {
      name: 'Film',
      tracks: [{ trackId: one(), note: 'Titles' }],
    });
    const path = `${collections}/${created.member('collectionId')}`;
    expect(created.headers['location']).toContain(path);
    expect(created.body).toMatchObject({ kind: 'project', name: 'Film', trackCount: 1 });
    const start = { position: 1, note: 'Start' };
    const second = await put(stage.owner, created.member('collectionId'), two(), start);
    expect(listed(second.body)).toEqual([two(), one()]);
    await put(stage.owner, created.member('collectionId'), two(), { position: 99 });
    const tracks = await client.get(`${path}/tracks`);
    expect(tracks.body).toMatchObject({
      data: [
        { trackId: one(), note: 'Titles', status: 'available', track: { trackId: one() } },
        { trackId: two(), note: 'Start' },
      ],
      pagination: { nextCursor: null, total: 2 },
    });
    const page = await client.get(`${collections}?limit=1`);
    expect(page.body).toMatchObject({ data: [{ name: 'Film', firstTrackIds: [one(), two()] }] });
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.get(path)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('lists projects page by page, newest first', async () => {
    const { client } = await stage.aPartner();
    for (const name of ['1', '2', '3']) await client.post(collections, { name });
    const first = await client.get(`${collections}?limit=2`);
    const { nextCursor } = first.body['pagination'] as { nextCursor: string };
    const last = await client.get(collections, { query: { limit: '2', cursor: nextCursor } });
    const names = [first, last].flatMap(({ body }) =>
      (body['data'] as { name: string }[]).map(({ name }) => name),
    );
    expect(names).toEqual(['3', '2', '1']);
    const foreign = await stage.stranger.client.get(collections, { query: { cursor: nextCursor } });
    expect(foreign.body).toMatchObject({ status: 400, code: 'CURSOR_INVALID' });
  });

  it('an Idempotency-Key creates one project, and shows it again', async () => {
    const { client } = await stage.aPartner();
    const headers = { 'idempotency-key': 'one-project' };
    const first = await client.post(collections, { name: 'Once' }, { headers });
    const again = await client.post(collections, { name: 'Once' }, { headers });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await client.get(collections)).body['data']).toHaveLength(1);
  });

  it('an edit with the ETag of an older version is rejected, and changes nothing', async () => {
    const { client } = stage.owner;
    const created = await client.post(collections, { name: 'Draft', note: 'Dark' });
    const path = `${collections}/${created.member('collectionId')}`;
    const headers = { 'if-match': String((await client.get(path)).headers['etag']) };
    const edited = await client.ask('PATCH', path, { body: { note: null }, headers });
    expect(edited.body).toMatchObject({ name: 'Draft' });
    expect(edited.body).not.toHaveProperty('note');
    const stale = [
      await client.ask('PATCH', path, { body: { name: 'Late' }, headers }),
      await put(stage.owner, created.member('collectionId'), one(), {}, headers),
      await client.ask('DELETE', `${path}/tracks/${one()}`, { headers }),
      await client.ask('DELETE', path, { headers }),
    ];
    for (const refused of stale)
      expect(refused.body).toMatchObject({ status: 412, code: 'VERSION_CONFLICT' });
    expect((await client.get(path)).body).toEqual(edited.body);
  });

  it('only available tracks can be added; one that is taken down later stays and is shown as unavailable', async () => {
    const { owner, gone } = stage;
    const missing = await put(owner, 'favorites', nobody);
    expect(missing.body).toMatchObject({ status: 404, code: 'TRACK_NOT_FOUND' });
    expect(missing.member('detail')).toContain(nobody);
    const down = await put(owner, 'favorites', gone.trackId);
    expect(down.body).toMatchObject({ status: 410, code: 'TRACK_TAKEN_DOWN' });
    const tracks = [{ trackId: one() }, { trackId: nobody }];
    const rejected = await owner.client.post(collections, { name: 'Never', tracks });
    expect(rejected.body).toMatchObject({ status: 404, code: 'TRACK_NOT_FOUND' });
    const named = (await owner.client.get(collections)).body['data'] as { name: string }[];
    expect(named.map(({ name }) => name)).not.toContain('Never');
  });

  it('rejects invalid input and names the invalid field', async () => {
    const { client } = stage.owner;
    const many = Array.from({ length: 201 }, (_, n) => ({ trackId: `trk_${n}` }));
    const wrong: readonly (readonly [object, string])[] = [
      [{}, '/name'],
      [{ name: ' ' }, '/name'],
      [{ name: 'x'.repeat(101) }, '/name'],
      [{ name: 'Film', tracks: [{ trackId: one() }, { trackId: one() }] }, '/tracks/1/trackId'],
      [{ name: 'Film', tracks: many }, '/tracks'],
      [{ name: 'Film', color: 'red' }, '/color'],
    ];
    for (const [body, pointer] of wrong)
      expect((await client.post(collections, body)).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ in: 'body', pointer }],
      });
    const place = await put(stage.owner, 'favorites', one(), { position: 0 });
    expect(place.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ pointer: '/position' }] });
    const nothing = await client.ask('PATCH', `${collections}/favorites`, { body: {} });
    expect(nothing.body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('reading needs tracks:read, writing needs licenses:write', async () => {
    const { token } = stage.owner;
    const reader = stage.anyone.as(await token('tracks:read'));
    expect((await reader.get(`${collections}/favorites`)).status).toBe(200);
    expect((await reader.post(collections, { name: 'Film' })).body).toMatchObject({
      status: 403,
      code: 'SCOPE_MISSING',
    });
    const writer = stage.anyone.as(await token('licenses:write'));
    expect((await writer.post(collections, { name: 'Film' })).status).toBe(201);
    expect((await writer.get(collections)).body).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
  });
});
