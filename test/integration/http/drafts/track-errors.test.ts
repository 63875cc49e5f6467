import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { aConfirmedArtist } from '../../../support/http/successes/artist-successes.ts';
import { aCompleteTrack, ownTracks, uploaded } from '../../../support/http/successes/draft-successes.ts';
import { aRevisedTrack, anyVersion } from '../../../support/http/successes/drafts/revision-successes.ts';
import { anAskedTrack, withShares } from '../../../support/http/successes/parties/confirmation-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

interface TrackErrors {
  readonly errors: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

describe.each(transports)('the errors of a track over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const found = async ({
    client,
    path,
  }: Pick<Awaited<ReturnType<typeof anAskedTrack>>, 'client' | 'path'>) => {
    const { body } = await client.get(`${path}/errors`);
    return (body as unknown as TrackErrors).errors;
  };
  const codes = async (track: Parameters<typeof found>[0]) =>
    (await found(track)).map(({ pointer, code }) => [pointer, code]);

  it('are those of a submission, which they leave undone', async () => {
    const { client } = await aConfirmedArtist(service);
    const upload = await uploaded(client, Buffer.from(aRecording('errors')));
    const path = `${ownTracks}/${upload.member('trackId')}`;
    const rejected = await client.post(`${path}/submit`, undefined);
    expect(rejected.code).toBe('VALIDATION_FAILED');
    const errors = await found({ client, path });
    expect(errors.map((error) => ({ in: 'body', ...error }))).toEqual(rejected.body['errors']);
    expect(errors).toContainEqual(expect.objectContaining({ pointer: '/isrc', code: 'required' }));
    expect((await client.get(path)).body['status']).toBe('draft');
  });

  it('are none once the track can be submitted', async () => {
    const track = await aCompleteTrack(service);
    expect(await codes(track)).toEqual([]);
    expect((await track.client.post(`${track.path}/submit`, undefined)).status).toBe(200);
  });

  it('name parties that have not confirmed, a recording that is missing, and shares that are not 100 %', async () => {
    const track = await anAskedTrack(service);
    expect(await codes(track)).toEqual(
      expect.arrayContaining([
        ['/uploadId', 'recording_required'],
        ['/rights/writers/0/partyId', 'not_confirmed'],
      ]),
    );
    await withShares(track.client, track.path, {
      ...{ master: [{ partyId: track.owner, sharePct: '90' }], publishers: [] },
      writers: [{ partyId: track.writer, role: 'composer', sharePct: '100' }],
    });
    expect(await codes(track)).toEqual(
      expect.arrayContaining([
        ['/rights/master', 'share_total'],
        ['/rights/writers/0/partyId', 'not_asked'],
      ]),
    );
  });

  it('of an approved track are those of its changes', async () => {
    const track = await aRevisedTrack(service);
    expect(await codes(track)).toEqual([]);
    const artists = [{ name: 'Juno Vale', role: 'main' }];
    await track.client.ask('PATCH', track.path, { headers: anyVersion, body: { artists } });
    expect(await codes(track)).toContainEqual(['/artists', 'main_artist_required']);
  });

  it('of the track of another account are as unknown as those of no track', async () => {
    const { path } = await aCompleteTrack(service);
    const { client } = await aConfirmedArtist(service);
    expect((await client.get(`${path}/errors`)).code).toBe('NOT_FOUND');
  });
});
