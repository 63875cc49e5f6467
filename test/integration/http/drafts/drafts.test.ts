import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { aConfirmedCover } from '../../../support/http/successes/image-successes.ts';
import {
  anArtist,
  aConfirmedArtist,
  aConfirmedLabel,
} from '../../../support/http/successes/artist-successes.ts';
import {
  aCompleteTrack,
  aSubmittedTrack,
  aTrackDto,
  ownTracks,
  uploaded,
} from '../../../support/http/successes/draft-successes.ts';
import { aMasterDto, uploads } from '../../../support/http/successes/upload-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const pointersOf = ({ body }: Answered) =>
  (body['errors'] as readonly { readonly pointer: string }[]).map(({ pointer }) => pointer).toSorted();
const any = { 'if-match': '*' };

describe.each(transports)('tracks of an account over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  it('are created once per key, or with the upload of their recording', async () => {
    const { client } = await anArtist(service);
    const headers = { 'idempotency-key': 'track-1' };
    const created = await client.post(
      ownTracks,
      { title: 'Tide', genres: ['Ambient ', 'ambient'] },
      { headers },
    );
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ title: 'Tide', genres: ['ambient'], status: 'draft' });
    expect(created.body).toMatchObject({ hasUnsubmittedChanges: true });
    expect(
      (await client.post(ownTracks, { title: 'Tide', genres: ['Ambient ', 'ambient'] }, { headers })).body,
    ).toEqual(created.body);
    const upload = await client.post(uploads, aMasterDto(1_000, { isrc: 'DE-A62-26-00417' }));
    const path = `${ownTracks}/${upload.member('trackId')}`;
    expect((await client.get(path)).body).toMatchObject({ title: 'night-drive', isrc: 'DEA622600417' });
    const nameless = await client.post(uploads, aMasterDto(1_000, { fileName: '.wav' }));
    const unnamed = await client.get(`${ownTracks}/${nameless.member('trackId')}`);
    expect(unnamed.body).toMatchObject({ title: '.wav' });
    const listed = (await client.get(ownTracks)).body['data'] as readonly object[];
    expect(listed).toMatchObject([
      { title: '.wav' },
      { title: 'night-drive', status: 'draft' },
      { title: 'Tide' },
    ]);
  });

  it('are edited at their version only, which the request must name', async () => {
    const { client } = await anArtist(service);
    const created = await client.post(ownTracks, { title: 'Tide' });
    const path = `${ownTracks}/${created.member('trackId')}`;
    const { etag = '' } = created.headers;
    const edit = (headers: Readonly<Record<string, string>>, body: object) =>
      client.ask('PATCH', path, { headers, body });
    expect(outcomeOf(await edit({}, { title: 'Other' }))).toEqual([428, 'PRECONDITION_REQUIRED']);
    const edited = await edit({ 'if-match': etag }, { title: 'Tide II', iswc: 'T-034.524.680-1' });
    expect(edited.body).toMatchObject({ title: 'Tide II', iswc: 'T0345246801' });
    expect(outcomeOf(await edit({ 'if-match': etag }, { title: 'Late' }))).toEqual([412, 'VERSION_CONFLICT']);
    const removed = await edit({ 'if-match': edited.headers['etag'] ?? '' }, { iswc: null, title: null });
    expect(removed.body['title']).toBeUndefined();
    expect(removed.body['iswc']).toBeUndefined();
    expect((await edit(any, { title: 'Tide III' })).status).toBe(200);
  });

  it('name every wrong field', async () => {
    const { client } = await anArtist(service);
    for (const [body, pointer] of [
      [{ isrc: 'DEA62260041' }, '/isrc'],
      [{ iswc: 'T-034.524.680-2' }, '/iswc'],
      [{ artists: [{ name: 'Mara', artistId: 'art_1', role: 'main' }] }, '/artists/0/name'],
      [{ language: 'english' }, '/language'],
      [{ energy: 2 }, '/energy'],
      [
        { rights: { master: [{ partyId: 'pty_1', sharePct: '101' }], writers: [], publishers: [] } },
        '/rights/master/0/sharePct',
      ],
      [{ territories: { include: ['XX'], exclude: [] } }, '/territories/include/0'],
      [{ imageId: 'img_none' }, '/imageId'],
      [{ masters: 1 }, '/masters'],
    ] as const) {
      const rejected = await client.post(ownTracks, body);
      expect([pointer, ...outcomeOf(rejected)]).toEqual([pointer, 400, 'VALIDATION_FAILED']);
      expect(pointersOf(rejected)).toEqual([pointer]);
    }
  });

  it('are rejected with everything that a submission lacks, and with what it names wrongly', async () => {
    const { client } = await aConfirmedArtist(service);
    const created = await client.post(ownTracks, { title: 'Tide' });
    const path = `${ownTracks}/${created.member('trackId')}`;
    const bare = await client.post(`${path}/submit`, undefined);
    expect(outcomeOf(bare)).toEqual([400, 'VALIDATION_FAILED']);
    expect(pointersOf(bare)).toEqual(
      ['aiDisclosure', 'artists', 'bpm', 'cLine', 'energy', 'explicitness', 'genres', 'isrc', 'key', 'moods']
        .concat(['pLine', 'releaseDate', 'rights', 'uploadId', 'vocals'])
        .map((name) => `/${name}`),
    );
    const { client: other } = await anArtist(service);
    const theirs = (await other.get('/api/v1/artists/me')).member('artistId');
    await client.ask('PATCH', path, { headers: any, body: aTrackDto(theirs, 'pty_none') });
    const wrong = await client.post(`${path}/submit`, undefined);
    expect(pointersOf(wrong)).toEqual([
      ...['/artists/0/artistId', '/rights/master/0/partyId', '/rights/publishers/0/partyId'],
      ...['/rights/writers/0/partyId', '/uploadId'],
    ]);
    expect((await client.get(path)).body).toMatchObject({ status: 'draft' });
  });

  it('wait for review once they are submitted, as the catalog and staff show them, and are submitted again after changes', async () => {
    const { client, path, trackId, artistId, submitted, upload } = await aSubmittedTrack(service);
    expect(submitted.body).toMatchObject({
      ...{ status: 'pending_review', hasUnsubmittedChanges: false, title: 'Harbour Lights' },
      recording: { uploadId: upload.member('uploadId') },
    });
    const kept = await service.ports.library.find(trackId as never);
    expect(kept).toMatchObject({
      ...{ title: 'Harbour Lights', moderationStatus: 'pending_review' },
      artists: [{ artistId, role: 'main' }],
      rights: { master: [{ party: 'Mara Lind', sharePct: '100' }] },
    });
    const again = await client.post(`${path}/submit`, undefined);
    expect(outcomeOf(again)).toEqual([409, 'STATE_CONFLICT']);
    const edited = await client.ask('PATCH', path, { headers: any, body: { title: 'Harbour Lights II' } });
    expect(edited.body).toMatchObject({ status: 'pending_review', hasUnsubmittedChanges: true });
    expect(await service.ports.library.find(trackId as never)).toMatchObject({ title: 'Harbour Lights' });
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect(await service.ports.library.find(trackId as never)).toMatchObject({ title: 'Harbour Lights II' });
    const deletion = await client.ask('DELETE', `${uploads}/${upload.member('uploadId')}`);
    expect(outcomeOf(deletion)).toEqual([409, 'STATE_CONFLICT']);
    expect(outcomeOf(await client.ask('DELETE', path))).toEqual([409, 'STATE_CONFLICT']);
  });

  it('get another recording, whose predecessor can be deleted once it is submitted', async () => {
    const { client, path, trackId, upload } = await aSubmittedTrack(service);
    const other = await uploaded(client, Buffer.from(aRecording('another')), { trackId });
    expect(other.body).toMatchObject({ status: 'ready', trackId });
    const first = `${uploads}/${upload.member('uploadId')}`;
    expect((await client.ask('DELETE', first)).status).toBe(409);
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    const kept = await service.ports.library.find(trackId as never);
    expect(kept?.master.key).toContain(other.member('uploadId'));
    expect((await client.ask('DELETE', first)).status).toBe(204);
    expect((await client.ask('DELETE', `${uploads}/${other.member('uploadId')}`)).status).toBe(409);
  });

  it('are submitted by people with a confirmed address, under an ISRC that no other track has', async () => {
    const { client } = await anArtist(service);
    const created = await client.post(ownTracks, { title: 'Tide' });
    const early = await client.post(`${ownTracks}/${created.member('trackId')}/submit`, undefined);
    expect(outcomeOf(early)).toEqual([409, 'STATE_CONFLICT']);
    const first = await aSubmittedTrack(service);
    const isrc = first.submitted.member('isrc');
    const second = await aCompleteTrack(service, { changes: { isrc } });
    const taken = await second.client.post(`${second.path}/submit`, undefined);
    expect(outcomeOf(taken)).toEqual([400, 'VALIDATION_FAILED']);
    expect(pointersOf(taken)).toEqual(['/isrc']);
    expect(taken.text).not.toContain(first.trackId);
  });

  it('are deleted with their uploads before they are submitted', async () => {
    const { client, path, upload } = await aCompleteTrack(service);
    expect((await client.ask('DELETE', path)).status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get(`${uploads}/${upload.member('uploadId')}`)).status).toBe(404);
    expect((await client.ask('DELETE', path)).status).toBe(404);
  });

  it('show their artwork, which stays as long as the track shows it', async () => {
    const { client, path, trackId, upload } = await aCompleteTrack(service);
    const cover = await aConfirmedCover(client);
    const wrong = await client.ask('PATCH', path, {
      headers: any,
      body: { imageId: cover.member('imageId') },
    });
    expect(pointersOf(wrong)).toEqual(['/imageId']);
    const artwork = await aConfirmedCover(client, 'track_artwork');
    const imageId = artwork.member('imageId');
    const edited = await client.ask('PATCH', path, { headers: any, body: { imageId } });
    expect(edited.body).toMatchObject({ artwork: { imageId } });
    const image = `/api/v1/images/${imageId}`;
    const other = await aConfirmedCover(client, 'track_artwork');
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect(await service.ports.library.find(trackId as never)).toMatchObject({ artwork: { imageId } });
    expect((await client.ask('DELETE', image)).status).toBe(409);
    await client.ask('PATCH', path, { headers: any, body: { imageId: other.member('imageId') } });
    await client.ask('DELETE', `/api/v1/images/${other.member('imageId')}`);
    const late = await client.post(`${path}/submit`, undefined);
    expect(pointersOf(late)).toEqual(['/imageId']);
    expect((await client.get(path)).body).toMatchObject({
      recording: { uploadId: upload.member('uploadId') },
    });
  });

  it('of a label name the profile that releases them', async () => {
    const { client } = await aConfirmedLabel(service);
    await client.post('/api/v1/artists/me/roster', { name: 'Juno Vale', country: 'DE' });
    expect(outcomeOf(await client.post(ownTracks, { title: 'Tide' }))).toEqual([400, 'VALIDATION_FAILED']);
  });
});
