import { createHash } from 'node:crypto';
import { UploadId } from '../../../../src/domain/shared/ids.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { aCompleteTrack, ownTracks } from '../../../support/http/successes/draft-successes.ts';
import {
  aStemDto,
  comparedStems,
  finalStem,
  sentStem,
  stemBytes,
  stemsIn,
  uploadedStem,
} from '../../../support/http/successes/drafts/stem-successes.ts';
import { freshArtist } from '../../../support/http/successes/artist-successes.ts';
import { uploads } from '../../../support/http/successes/upload-successes.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';
import type { Stage } from '../../../support/http/stage.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bass = { name: 'Bass', category: 'bass', fileName: 'bass.flac' };

describe.each(transports)('stems of tracks of accounts over %s', (transport) => {
  let service: TestService;
  let moderator: PartnerClient;
  let platform: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    moderator = service.anyone.as((await service.aColleague('moderator')).token);
    const partner = await service.aPartner();
    platform = partner.client;
    await service.useCases.changePlatform({ platform: partner.slug, edit: { tier: 'enterprise' } });
  });
  afterAll(() => service.close());

  /** A track that can be submitted, with two stems that were compared. */
  const withStems = async () => {
    const track = await aCompleteTrack(service);
    const { client, path } = track;
    const drums = await uploadedStem(client, path);
    const low = await uploadedStem(client, path, stemBytes('bass'), bass);
    await comparedStems(client, path);
    return { ...track, drums, low };
  };
  const submit = ({ client, path }: { readonly client: PartnerClient; readonly path: string }) =>
    client.post(`${path}/submit`, undefined);
  const approved = async () => {
    const track = await withStems();
    expect((await submit(track)).status).toBe(200);
    const outcome = await service.useCases.approveTrack({ trackId: track.trackId as never });
    if (!outcome.ok) throw new Error(outcome.failure.kind);
    return track;
  };
  const inCatalog = (trackId: string, query = '') => platform.get(`/api/v1/tracks/${trackId}/stems${query}`);
  const namesIn = (answered: Answered) => stemsIn(answered).map(({ name }) => name);
  const codesIn = ({ body }: Answered) =>
    (body['errors'] as readonly { readonly pointer: string; readonly code: string }[]).map(
      ({ pointer, code }) => [pointer, code],
    );
  const approve = async (trackId: string) => {
    const revision = `/api/v1/staff/tracks/${trackId}/revision`;
    const { headers } = await moderator.get(revision);
    const body = { action: 'approve', reasons: 'The stems are those of the track.' };
    return moderator.post(`${revision}/decision`, body, { headers: { 'if-match': headers['etag'] ?? '' } });
  };

  it('are uploaded, compared with the recording, submitted with the track, and licensed with it', async () => {
    const { client, path, trackId, drums } = await withStems();
    expect(drums).toMatchObject({
      ...{ category: 'drums', name: 'Drums', status: 'ready', progress: 100 },
      measured: { format: 'wav', durationMs: 120_000, sha256: digestOf(stemBytes()) },
    });
    const list = await client.get(`${path}/stems`);
    expect(list.body['stemsSumToMaster']).toEqual({ residualDb: -80 });
    const submitted = await submit({ client, path });
    expect(submitted.body['stems']).toEqual([
      { stemId: drums.stemId, category: 'drums', name: 'Drums' },
      expect.objectContaining({ category: 'bass', name: 'Bass' }),
    ]);
    expect((await service.useCases.approveTrack({ trackId: trackId as never })).ok).toBe(true);
    const offered = await seenSoon(
      () => inCatalog(trackId),
      ({ status }) => status === 200,
    );
    expect(offered.body).toMatchObject({
      data: [{ stemId: drums.stemId, name: 'Drums', format: 'wav', durationMs: 120_000 }, { name: 'Bass' }],
      ...{ stemsSumToMaster: { residualDb: -80 }, downloadUnavailable: 'license_required' },
    });
    const issued = await platform.post('/api/v1/licenses', anOrder(trackId));
    expect(issued.status).toBe(201);
    const licensed = await inCatalog(trackId, `?licenseId=${issued.member('licenseId')}`);
    // The standard terms of accounts allow no mixing.
    expect(licensed.body).toMatchObject({ downloadUnavailable: 'mixing_not_allowed' });
  });

  it('fail if they do not fit the recording, or are not the announced bytes', async () => {
    const { client, path } = await aCompleteTrack(service);
    const short = await uploadedStem(client, path, stemBytes('drums', 90_000));
    expect(short).toMatchObject({ status: 'failed', failure: { code: 'RECORDING_MISMATCH' } });
    expect(short['failure']).toHaveProperty('detail', 'The file is not as long as the master.');
    const begun = await sentStem(client, path, stemBytes('bass'), bass);
    const stemId = begun.member('stemId');
    await client.post(`${path}/stems/${stemId}/confirm`, { sha256: '0'.repeat(64) });
    expect(await finalStem(client, path, stemId)).toMatchObject({ failure: { code: 'CHECKSUM_MISMATCH' } });
    expect(codesIn(await client.get(`${path}/errors`))).toEqual([
      ['/stems/0', 'stem_failed'],
      ['/stems/1', 'stem_failed'],
    ]);
    expect(outcomeOf(await submit({ client, path }))).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('need a processed recording, all bytes, and a name of their own', async () => {
    const { client } = await freshArtist(service as unknown as Stage);
    const created = await client.post(ownTracks, { title: 'Harbour Lights' });
    const path = `${ownTracks}/${created.member('trackId')}`;
    const begun = await sentStem(client, path);
    const confirm = `${path}/stems/${begun.member('stemId')}/confirm`;
    const refused = await client.post(confirm, {});
    expect(outcomeOf(refused)).toEqual([409, 'STATE_CONFLICT']);
    const asUpload = await client.post(`${uploads}/${begun.member('uploadId')}/confirm`, undefined);
    expect([asUpload.status, asUpload.body['detail']]).toEqual([409, refused.body['detail']]);
    expect(stemsIn(await client.get(`${path}/stems`))).toMatchObject([{ status: 'uploaded' }]);
    const taken = await client.post(`${path}/stems`, aStemDto(9));
    expect(outcomeOf(taken)).toEqual([409, 'STATE_CONFLICT']);
    const track = await aCompleteTrack(service);
    const empty = await track.client.post(`${track.path}/stems`, aStemDto(9));
    const early = await track.client.post(`${track.path}/stems/${empty.member('stemId')}/confirm`, {});
    expect(early.body['detail']).toContain('0 of 9 bytes');
    expect(codesIn(await track.client.get(`${track.path}/errors`))).toEqual([
      ['/stems/0', 'stem_incomplete'],
    ]);
    await track.client.ask('DELETE', `${uploads}/${empty.member('uploadId')}`);
    expect(stemsIn(await track.client.get(`${track.path}/stems`))).toMatchObject([{ status: 'missing' }]);
    expect(codesIn(await track.client.get(`${track.path}/errors`))).toEqual([['/stems/0', 'stem_missing']]);
    expect((await track.client.post(`${track.path}/stems`, aStemDto(2 ** 31 + 1))).status).toBe(400);
  });

  it('are limited in their bytes together', async () => {
    const { client, path } = await aCompleteTrack(service);
    const large = await client.post(`${path}/stems`, aStemDto(2 ** 31));
    expect(large.status).toBe(201);
    const more = await client.post(`${path}/stems`, aStemDto(1, bass));
    expect(outcomeOf(more)).toEqual([409, 'STATE_CONFLICT']);
    expect(more.body['detail']).toContain('2 GiB');
    await client.ask('DELETE', `${uploads}/${large.member('uploadId')}`);
    expect((await client.post(`${path}/stems`, aStemDto(1, bass))).status).toBe(201);
  });

  it('are replaced and removed while the track can be submitted, and their files are deleted', async () => {
    const { client, path, drums, low } = await withStems();
    const replaced = await uploadedStem(client, path, stemBytes('louder'), { stemId: drums.stemId });
    expect(replaced.stemId).toBe(drums.stemId);
    expect(replaced['uploadId']).not.toBe(drums['uploadId']);
    const stored = (id: unknown) => service.ports.uploadStore.find(UploadId(String(id)));
    expect(await stored(drums['uploadId'])).toMatchObject({ state: 'deleting' });
    expect((await client.ask('DELETE', `${path}/stems/${low.stemId}`)).status).toBe(204);
    expect(await stored(low['uploadId'])).toMatchObject({ state: 'deleting' });
    expect(namesIn(await comparedStems(client, path))).toEqual(['Drums']);
    expect(outcomeOf(await client.ask('DELETE', `${path}/stems/${low.stemId}`))).toEqual([404, 'NOT_FOUND']);
    const lost = await client.post(`${path}/stems`, aStemDto(9, { stemId: low.stemId }));
    expect(outcomeOf(lost)).toEqual([404, 'NOT_FOUND']);
    const submitted = await submit({ client, path });
    expect(submitted.body['stems']).toEqual([{ stemId: drums.stemId, category: 'drums', name: 'Drums' }]);
  });

  it('of an approved track are a revision, and stay in the catalog until it is approved', async () => {
    const { client, path, trackId, drums, low } = await approved();
    await client.ask('DELETE', `${path}/stems/${low.stemId}`);
    const voice = { name: 'Voice', category: 'vocals' };
    const added = await uploadedStem(client, path, stemBytes('voice'), voice);
    await comparedStems(client, path);
    const own = await client.get(path);
    expect(own.body['revision']).toMatchObject({ state: 'open', fields: ['stems'] });
    expect((await submit({ client, path })).status).toBe(200);
    // The review has it: its upload cannot be deleted meanwhile.
    const deletion = await client.ask('DELETE', `${uploads}/${String(added['uploadId'])}`);
    expect(outcomeOf(deletion)).toEqual([409, 'STATE_CONFLICT']);
    expect(deletion.body['detail']).toContain('You submitted a track with this file.');
    expect(namesIn(await inCatalog(trackId))).toEqual(['Drums', 'Bass']);
    const shown = await moderator.get(`/api/v1/staff/tracks/${trackId}/revision`);
    expect(shown.body['fields']).toEqual(['stems']);
    expect(shown.body['stems']).toMatchObject({
      before: [{ name: 'Drums' }, { name: 'Bass' }],
      after: [{ stemId: drums.stemId, name: 'Drums' }, { name: 'Voice' }],
    });
    const from = Date.now();
    expect((await approve(trackId)).status).toBe(200);
    const published = await seenSoon(
      () => inCatalog(trackId),
      (answered) => namesIn(answered).includes('Voice'),
    );
    expect(namesIn(published)).toEqual(['Drums', 'Voice']);
    expect(published.body['stemsSumToMaster']).toEqual({ residualDb: -80 });
    const gone = await service.ports.uploadStore.find(UploadId(String(low['uploadId'])));
    expect(gone).toMatchObject({ state: 'deleting' });
    // Ten minutes pass from the approval, not from the submission.
    expect(gone && 'dueAt' in gone && gone.dueAt).toBeGreaterThanOrEqual(from + 600_000);
    expect((await client.get(path)).body).toMatchObject({ hasUnsubmittedChanges: false });
  });

  it('of a revision that is withdrawn are deleted, and those of the catalog come back', async () => {
    const { client, path, low } = await approved();
    const added = await uploadedStem(client, path, stemBytes('voice'), { name: 'Voice', category: 'vocals' });
    await client.ask('DELETE', `${path}/stems/${low.stemId}`);
    await comparedStems(client, path);
    expect((await submit({ client, path })).status).toBe(200);
    const withdrawn = await client.ask('DELETE', `${path}/revision`);
    expect(withdrawn.body).toMatchObject({ hasUnsubmittedChanges: false, stems: [{}, { name: 'Bass' }] });
    expect((await client.get(`${path}/stems`)).body['stemsSumToMaster']).toEqual({ residualDb: -80 });
    const gone = await service.ports.uploadStore.find(UploadId(String(added['uploadId'])));
    expect(gone).toMatchObject({ state: 'deleting' });
    // Another field can be revised without a new comparison.
    const headers = { 'if-match': '*' };
    await client.ask('PATCH', path, { headers, body: { cLine: '© 2026 Other' } });
    expect((await submit({ client, path })).status).toBe(200);
  });
});
