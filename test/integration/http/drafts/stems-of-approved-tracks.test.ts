import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { aSubmittedTrack, uploaded } from '../../../support/http/successes/draft-successes.ts';
import {
  comparedStems,
  stemBytes,
  stemsIn,
  uploadedStem,
} from '../../../support/http/successes/drafts/stem-successes.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

/** A shorter recording than the usual one, which stems of the usual one do not fit. */
const shorter = Buffer.from(aRecording('tide, radio edit', 90_000));
const sameLength = Buffer.from(aRecording('tide, louder'));
const voice = { name: 'Voice', category: 'vocals' };

describe('stems of an approved track with a later recording that was not submitted', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  /** A track that the review approved after its account uploaded another recording. */
  const approvedWithLater = async () => {
    const track = await aSubmittedTrack(service);
    const later = await uploaded(track.client, shorter, { trackId: track.trackId });
    expect(later.body['status']).toBe('ready');
    const outcome = await service.useCases.approveTrack({ trackId: track.trackId as never });
    if (!outcome.ok) throw new Error(outcome.failure.kind);
    return track;
  };

  it('are compared with the recording of the catalog, and can be submitted', async () => {
    const { client, path } = await approvedWithLater();
    expect(await uploadedStem(client, path)).toMatchObject({ status: 'ready' });
    const other = await uploadedStem(client, path, stemBytes('voice'), voice);
    expect(other).toMatchObject({ status: 'ready' });
    expect((await comparedStems(client, path)).body['stemsSumToMaster']).toEqual({ residualDb: -80 });
    await client.ask('DELETE', `${path}/stems/${other.stemId}`);
    expect(stemsIn(await comparedStems(client, path))).toHaveLength(1);
    const submitted = await client.post(`${path}/submit`, undefined);
    expect(submitted.body['revision']).toMatchObject({ state: 'pending_review', fields: ['stems'] });
  });

  it('that were added during the review are compared with it when they are submitted', async () => {
    const track = await aSubmittedTrack(service);
    const { client, path, trackId } = track;
    await uploaded(client, sameLength, { trackId });
    await uploadedStem(client, path);
    await comparedStems(client, path);
    expect((await service.useCases.approveTrack({ trackId: trackId as never })).ok).toBe(true);
    const submit = () => client.post(`${path}/submit`, undefined);
    expect((await submit()).body['errors']).toMatchObject([{ code: 'stems_not_compared' }]);
    expect((await seenSoon(submit, ({ status }) => status === 200, 20_000)).status).toBe(200);
  });

  it('fail if they fit only the later recording', async () => {
    const { client, path } = await approvedWithLater();
    expect(await uploadedStem(client, path, stemBytes('drums', 90_000))).toMatchObject({
      ...{ status: 'failed', failure: { code: 'RECORDING_MISMATCH' } },
    });
  });
});
