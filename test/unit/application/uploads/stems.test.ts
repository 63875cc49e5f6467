import { processUpload } from '../../../../src/application/uploads/processing/process-upload.ts';
import { masterKey, maxProcessingAttempts } from '../../../../src/domain/uploads/processing.ts';
import type { ReadyMaster } from '../../../../src/domain/uploads/upload.ts';
import { TrackId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const leaseOverMs = 61_000;
const longMs = 400_000;
const recording = aRecording('night drive', 90_000);
const another = aRecording('night drive, louder', 90_000);

/** Processes as another process does, with other ports where they are named. */
const elsewhere = ({ ports, clock }: World, changes: Partial<World['ports']> = {}) =>
  processUpload({ ...ports, ...changes, clock });

/** Works until nothing is due. */
const allWork = async (world: World): Promise<void> => {
  while (await world.useCases.processUpload());
};

/** A track with a processed recording, whose account adds stems. */
const aTrack = async (world: World) => {
  const { useCases, ports } = world;
  const { caller } = await aMasterUploader(world);
  let files = 0;
  const sent = async (url: string | undefined, text: string) => {
    const token = url?.split('/').at(-1) ?? '';
    valueOf(await useCases.appendUpload({ token, offset: 0, file: world.aFile(`f-${++files}`, text) }));
  };
  const recorded = async (text: string, trackId?: TrackId) => {
    const master = { fileName: 'a.wav', contentType: 'audio/wav' as const, sizeBytes: text.length };
    const asked = { caller, master, ...(trackId && { trackId }) };
    const shown = valueOf(await useCases.initiateUpload(asked));
    await sent(shown.upload?.url, text);
    valueOf(await useCases.confirmUpload({ caller, uploadId: shown.uploadId }));
    await allWork(world);
    return shown;
  };
  const first = await recorded(recording);
  const trackId = TrackId(first.trackId ?? '');
  const confirmed = async (name: string, text = aRecording(name, 90_000)) => {
    const stem = { category: 'other' as const, name, fileName: `${name}.wav`, sizeBytes: text.length };
    const shown = valueOf(await useCases.initiateStem({ caller, trackId, stem }));
    await sent(shown.upload?.upload?.url, text);
    valueOf(await useCases.confirmStem({ caller, trackId, stemId: shown.stemId }));
    return shown;
  };
  const master = async () => (await ports.uploadStore.masterOf(trackId)) as ReadyMaster;
  const listed = async () => valueOf(await useCases.listOwnStems({ caller, trackId }));
  const remove = async (stemId: Awaited<ReturnType<typeof confirmed>>['stemId']) =>
    valueOf(await useCases.deleteStem({ caller, trackId, stemId }));
  return { caller, trackId, first, recorded, confirmed, master, listed, remove };
};

describe('the stems of a track', () => {
  it(
    'are compared with the recording once all are ready, and again after one was removed',
    inWorld(async (world) => {
      const track = await aTrack(world);
      const drums = await track.confirmed('drums');
      await track.confirmed('bass');
      expect(await track.listed()).not.toHaveProperty('residualDb');
      await allWork(world);
      const { stems, residualDb } = await track.listed();
      expect(residualDb).toBe(-80);
      expect(stems.map(({ upload }) => upload?.status)).toEqual(['ready', 'ready']);
      expect((await track.master()).comparison?.stems).toHaveLength(2);
      await track.remove(drums.stemId);
      expect(await track.listed()).not.toHaveProperty('residualDb');
      await allWork(world);
      expect((await track.master()).comparison?.stems).toHaveLength(1);
      expect((await track.listed()).residualDb).toBe(-80);
    }),
  );

  it(
    'are compared with another recording when it is ready, and the stem that does not fit is named',
    inWorld(async (world) => {
      const track = await aTrack(world);
      await track.confirmed('drums');
      await allWork(world);
      await track.recorded(another, track.trackId);
      expect((await track.listed()).residualDb).toBe(-80);
      await track.recorded(aRecording('night drive, longer', 91_000), track.trackId);
      expect(await track.listed()).not.toHaveProperty('residualDb');
      expect((await track.master()).comparison?.sum).toMatchObject({ kind: 'mismatch' });
    }),
  );

  it(
    'are compared by the next worker if the one that finished a stem was killed before it requested that',
    inWorld(async (world) => {
      const track = await aTrack(world);
      await track.confirmed('drums');
      const { uploadStore } = world.ports;
      const requestComparison = () => Promise.reject(new Error('killed'));
      const killed = elsewhere(world, { uploadStore: { ...uploadStore, requestComparison } });
      await expect(killed()).rejects.toThrow('killed');
      await allWork(world);
      expect(await track.listed()).not.toHaveProperty('residualDb');
      world.clock.advance(leaseOverMs);
      await allWork(world);
      expect((await track.listed()).residualDb).toBe(-80);
    }),
  );

  it(
    'wait for the end of an outage, and are not comparable after ten attempts that are their own fault',
    inWorld(async (world) => {
      const track = await aTrack(world);
      await track.confirmed('drums');
      expect(await world.useCases.processUpload()).toBe(true);
      const { audioProcessor } = world.ports;
      const failing = (error: Error) =>
        elsewhere(world, {
          audioProcessor: { ...audioProcessor, compareStems: () => Promise.reject(error) },
        });
      for (let n = 0; n < 2 * maxProcessingAttempts; n++) {
        await expect(failing(new Unavailable('too many tasks'))()).rejects.toThrow(Unavailable);
        world.clock.advance(longMs);
      }
      expect((await track.master()).comparison).toMatchObject({ attempts: 0 });
      for (let n = 0; n < maxProcessingAttempts; n++) {
        await expect(failing(new Error('crashed'))()).rejects.toThrow('crashed');
        world.clock.advance(longMs);
      }
      expect(await failing(new Error('crashed'))()).toBe(true);
      expect((await track.master()).comparison?.sum).toEqual({ kind: 'failed' });
    }),
  );

  it(
    'leave no file behind when they are replaced, removed, or never confirmed',
    inWorld(async (world) => {
      const track = await aTrack(world);
      const drums = await track.confirmed('drums');
      await allWork(world);
      const uploadId = drums.upload?.uploadId;
      const key = masterKey({ uploadId: uploadId as never });
      expect(await world.ports.mediaStore.describe(key)).toBeDefined();
      await track.remove(drums.stemId);
      world.clock.advance(longMs * 2);
      await world.useCases.deleteDueUploads();
      expect(await world.ports.mediaStore.describe(key)).toBeUndefined();
      expect(await world.ports.uploadStore.find(uploadId as never)).toBeUndefined();
    }),
  );

  it(
    'fail if the track has lost its recording since the confirmation',
    inWorld(async (world) => {
      const track = await aTrack(world);
      await track.confirmed('drums');
      const { caller, first } = track;
      expect(kindOf(await world.useCases.deleteUpload({ caller, uploadId: first.uploadId }))).toBe('ok');
      await allWork(world);
      const { stems } = await track.listed();
      expect(stems[0]?.upload).toMatchObject({ status: 'failed', failure: { code: 'mismatch' } });
    }),
  );
});
