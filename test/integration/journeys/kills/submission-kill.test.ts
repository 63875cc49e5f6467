import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { killedAtStep } from '../../../support/stores/killed-at-step.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import {
  aCompleteTrack,
  aTrackDto,
  ownTracks,
  uploaded,
} from '../../../support/http/successes/draft-successes.ts';
import { inService, type TestService } from '../../../support/service/service.ts';
import { keysInFolder, unlessGone } from '../../../support/uploads/kill-place.ts';

const timeoutMs = 600_000;
const environment = { EVENT_WORKER: 'off' };
const keysOf = keysInFolder('artist-uploads/');

interface Place {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly token: string;
  /** Tracks that can be submitted, each used once. */
  readonly tracks: TrackId[];
}

/** Runs a trial in a folder with so many tracks of an artist that can be submitted. */
const inPlace = async (count: number, trial: (place: Place) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'submission-kill-'));
  try {
    const tracks: TrackId[] = [];
    let token = '';
    await inService({ dataDir: folder, environment }, async (service) => {
      const first = await aCompleteTrack(service);
      tracks.push(first.trackId as TrackId);
      for (let n = 1; n < count; n++) {
        const upload = await uploaded(first.client, Buffer.from(aRecording(`tide ${n}`)));
        const trackId = upload.member('trackId');
        const headers = { 'if-match': '*' };
        const body = aTrackDto(first.artistId, first.partyId);
        const edited = await first.client.ask('PATCH', `${ownTracks}/${trackId}`, { headers, body });
        if (edited.status !== 200) throw new Error(edited.text);
        tracks.push(trackId as TrackId);
      }
      token = first.token;
    });
    await trial({ folder, environment, token, tracks });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

type Act = (client: PartnerClient, trackId: TrackId) => Promise<Answered>;

const submit: Act = (client, trackId) => client.post(`${ownTracks}/${trackId}/submit`, undefined);
const remove: Act = (client, trackId) => client.ask('DELETE', `${ownTracks}/${trackId}`);

const next = ({ tracks }: Place): TrackId => {
  const trackId = tracks.shift();
  if (!trackId) throw new Error('this place has too few tracks');
  return trackId;
};

/** Returns the lasting steps of an act. */
const stepsOf = async (place: Place, act: Act): Promise<readonly string[]> => {
  const whole = await killedAtStep(place);
  await whole.arm();
  const answer = await act(whole.client.as(place.token), next(place));
  if (answer.status >= 300) throw new Error(answer.text);
  const steps = await whole.steps();
  await whole.kill();
  return steps;
};

/** Kills the service before each step of an act, and then examines what it left. */
const killEach = async (
  place: Place,
  act: Act,
  examine: (service: TestService, trackId: TrackId, moment: string) => Promise<void>,
): Promise<number> => {
  const steps = await stepsOf(place, act);
  for (const [n, name] of steps.entries()) {
    const trackId = next(place);
    const running = await killedAtStep(place, n + 1);
    await running.arm();
    await unlessGone(act(running.client.as(place.token), trackId));
    await running.kill();
    await inService({ dataDir: place.folder, environment }, (service) =>
      examine(service, trackId, `before step ${n + 1}, ${name}`),
    );
  }
  return steps.length;
};

const notesOf = async ({ ports: { auditLog } }: TestService, action: string, trackId: TrackId) => {
  const entries = await auditLog.list({ action, subject: trackId }, { limit: 10 });
  return entries.items.length;
};

/** Returns which parts of a submission there are. */
const partsOf = async (service: TestService, trackId: TrackId) => {
  const { draftStore, library, uploadStore } = service.ports;
  const upload = await uploadStore.masterOf(trackId);
  return {
    draft: (await draftStore.find(trackId))?.submitted !== undefined,
    upload: upload?.isSubmitted === true,
    track: (await library.find(trackId)) !== undefined,
    peaks: (await library.peaks([trackId])).has(trackId),
    fingerprint: (await library.fingerprints([trackId])).has(trackId),
    note: (await notesOf(service, 'artist.submit_track', trackId)) === 1,
  };
};

describe('kill -9 during a submission', () => {
  it(
    'leaves the whole submission or nothing of it, and a repetition ends it once',
    () =>
      inPlace(8, async (place) => {
        const steps = await killEach(place, submit, async (service, trackId, moment) => {
          const parts = await partsOf(service, trackId);
          const [all, some] = [Object.values(parts).every(Boolean), Object.values(parts).some(Boolean)];
          expect({ moment, parts, isWhole: all || !some }).toEqual({ moment, parts, isWhole: true });
          const client = service.anyone.as(place.token);
          const again = await client.post(`${ownTracks}/${trackId}/submit`, undefined);
          expect({ moment, status: again.status }).toEqual({ moment, status: all ? 409 : 200 });
          expect(Object.values(await partsOf(service, trackId))).toEqual(Object.keys(parts).map(() => true));
          expect((await client.get(`${ownTracks}/${trackId}`)).body).toMatchObject({
            status: 'pending_review',
          });
        });
        expect(steps).toBeGreaterThanOrEqual(1);
      }),
    timeoutMs,
  );
});

describe('kill -9 while a track is deleted', () => {
  it(
    'leaves a track that can be deleted, and a repetition leaves no record and no file',
    () =>
      inPlace(12, async (place) => {
        const steps = await killEach(place, remove, async (service, trackId, moment) => {
          const client = service.anyone.as(place.token);
          const path = `${ownTracks}/${trackId}`;
          const before = await client.get(path);
          const again = await client.ask('DELETE', path);
          expect({ moment, status: again.status }).toEqual({
            moment,
            status: before.status === 200 ? 204 : 404,
          });
          const uploads = await service.ports.uploadStore.ofTrack(trackId);
          expect({ moment, uploads }).toEqual({ moment, uploads: [] });
        });
        // The upload is marked, its file is removed, and the draft is deleted.
        expect(steps).toBeGreaterThanOrEqual(2);
        await inService({ dataDir: place.folder, environment }, async (service) => {
          service.advance(11 * 60_000);
          expect(await service.useCases.deleteDueUploads()).toMatchObject({ ok: true });
          const kept = await Promise.all(
            place.tracks.map((trackId) => service.ports.uploadStore.masterOf(trackId)),
          );
          const keys = kept.flatMap((upload) => (upload ? [upload.measured.master.key] : []));
          expect(await keysOf(place.folder)).toEqual(keys.toSorted());
        });
      }),
    timeoutMs,
  );
});
