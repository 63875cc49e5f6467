import { createHash } from 'node:crypto';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { password } from '../../../support/stories/colleagues.ts';
import {
  aColleagueOf,
  aConfirmedArtist,
  aConfirmedLabel,
} from '../../../support/http/successes/artist-successes.ts';
import { aCompleteTrack, uploaded } from '../../../support/http/successes/draft-successes.ts';
import { sentStem, stemBytes, uploadedStem } from '../../../support/http/successes/drafts/stem-successes.ts';
import { aMasterDto, uploads } from '../../../support/http/successes/upload-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const recording = Buffer.from(aRecording('tide'));
const outcomeOf = ({ status, code }: Answered) => [status, code];
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(transports)('the audio of uploads over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const audio = (client: PartnerClient, uploadId: string) => client.get(`${uploads}/${uploadId}/audio`);
  const aReadyUpload = async () => {
    const artist = await aConfirmedArtist(service);
    const uploadId = (await uploaded(artist.client, recording)).member('uploadId');
    return { ...artist, uploadId, url: (await audio(artist.client, uploadId)).member('url') };
  };

  it('is the file of a recording or a stem as it was uploaded, before the track is submitted', async () => {
    const { client, path, upload } = await aCompleteTrack(service);
    const linked = await audio(client, upload.member('uploadId'));
    expect(linked.body).toMatchObject({ format: 'wav', durationMs: 120_000 });
    const played = await service.anyone.get(linked.member('url'));
    expect([played.status, played.headers['content-type'], played.headers['cache-control']]).toEqual([
      ...[200, 'audio/wav', 'private, no-store'],
    ]);
    expect(played.headers['etag']).toBe(`"${digestOf(recording)}"`);
    expect(played.headers['access-control-allow-origin']).toBeUndefined();

    const stem = await uploadedStem(client, path);
    const part = await audio(client, String(stem['uploadId']));
    expect((await service.anyone.get(part.member('url'))).headers['etag']).toBe(`"${digestOf(stemBytes())}"`);
  });

  it('is also served in part, and until the track is approved and after that', async () => {
    const { client, path, trackId, upload } = await aCompleteTrack(service);
    const uploadId = upload.member('uploadId');
    const url = (await audio(client, uploadId)).member('url');
    const part = await service.anyone.get(url, { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers['content-range'], part.text]).toEqual([
      ...[206, `bytes 2-5/${recording.length}`, recording.subarray(2, 6).toString()],
    ]);
    expect((await service.anyone.get(url, { headers: { range: 'bytes=999999-' } })).code).toBe(
      'RANGE_NOT_SATISFIABLE',
    );
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect((await service.anyone.get(url)).status).toBe(200);
    expect((await service.useCases.approveTrack({ trackId: trackId as never })).ok).toBe(true);
    expect((await audio(client, uploadId)).status).toBe(200);
    expect((await service.anyone.get(url)).status).toBe(200);
  });

  it.each(['owner', 'editor', 'finance'] as const)(
    'can be played by a member with the role %s',
    async (role) => {
      const label = await aConfirmedLabel(service);
      const uploadId = (await uploaded(label.client, recording)).member('uploadId');
      const { client } = role === 'owner' ? label : await aColleagueOf(service, label, role);
      const linked = await audio(client, uploadId);
      expect(linked.status).toBe(200);
      expect((await service.anyone.get(linked.member('url'))).status).toBe(200);
    },
  );

  it('is not there until the file is processed, nor of a file that was rejected', async () => {
    const { client, path } = await aCompleteTrack(service);
    const begun = await client.post(uploads, aMasterDto(1_000));
    expect(outcomeOf(await audio(client, begun.member('uploadId')))).toEqual([409, 'STATE_CONFLICT']);
    const sent = await sentStem(client, path);
    expect(outcomeOf(await audio(client, sent.member('uploadId')))).toEqual([409, 'STATE_CONFLICT']);
    const failed = await uploadedStem(client, path, stemBytes('short', 90_000), { name: 'Short' });
    expect(outcomeOf(await audio(client, String(failed['uploadId'])))).toEqual([409, 'STATE_CONFLICT']);
  });

  it('of another account is like that of an upload that nobody has', async () => {
    const { uploadId } = await aReadyUpload();
    const stranger = await aConfirmedArtist(service);
    const foreign = await audio(stranger.client, uploadId);
    const unknown = await audio(stranger.client, `upl_${'0'.repeat(26)}`);
    expect(outcomeOf(foreign)).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(unknown)).toEqual(outcomeOf(foreign));
    expect(foreign.body['detail']).toBe(unknown.body['detail']);
    expect((await audio(service.anyone, uploadId)).code).toBe('TOKEN_MISSING');
    const { client } = await service.aPartner();
    expect((await audio(client, uploadId)).code).toBe('TOKEN_INVALID');
  });

  it('cannot be played with a link for another purpose, or one that was changed', async () => {
    const { url } = await aReadyUpload();
    const [, token = ''] = /\/media\/uploads\/([^/]+)\//.exec(url) ?? [];
    for (const other of ['/media/', '/media/review/'])
      expect((await service.anyone.get(`${other}${token}/a.wav`)).code).toBe('NOT_FOUND');
    expect((await service.anyone.get(`/media/uploads/x${token}/a.wav`)).code).toBe('NOT_FOUND');
  });

  it('cannot be played once the upload is deleted', async () => {
    const { client, uploadId, url } = await aReadyUpload();
    expect((await service.anyone.get(url)).status).toBe(200);
    expect((await client.delete(`${uploads}/${uploadId}`)).status).toBe(204);
    expect((await service.anyone.get(url)).code).toBe('NOT_FOUND');
    expect(outcomeOf(await audio(client, uploadId))).toEqual([404, 'NOT_FOUND']);
  });

  it('cannot be played once the session that requested the link has ended, or its member was removed', async () => {
    const { client, email, url } = await aReadyUpload();
    expect((await client.delete('/api/v1/artists/sessions/current')).status).toBe(204);
    expect((await service.anyone.get(url)).code).toBe('NOT_FOUND');
    // Another session of the same person does not bring the link back.
    expect((await service.anyone.post('/api/v1/artists/sessions', { email, password })).status).toBe(201);
    expect((await service.anyone.get(url)).code).toBe('NOT_FOUND');

    const label = await aConfirmedLabel(service);
    const uploadId = (await uploaded(label.client, recording)).member('uploadId');
    const colleague = await aColleagueOf(service, label, 'editor');
    const link = (await audio(colleague.client, uploadId)).member('url');
    const member = `/api/v1/artists/me/members/${colleague.memberId}`;
    expect((await label.client.delete(member)).status).toBe(204);
    expect((await service.anyone.get(link)).code).toBe('NOT_FOUND');
    expect((await audio(label.client, uploadId)).status).toBe(200);
  });
});
