import { processUpload } from '../../../../src/application/uploads/processing/process-upload.ts';
import { filesOf } from '../../../../src/domain/uploads/deletion.ts';
import {
  masterKey,
  maxProcessingAttempts,
  outagePauseMs,
  processingPauseMs,
} from '../../../../src/domain/uploads/processing.ts';
import { deletionDelayMs, uploadKeptMs } from '../../../../src/domain/uploads/upload.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const text = aRecording('night drive', 90_000);
const leaseOverMs = 61_000;

/** Processes as another process does, with other ports where they are named. */
const elsewhere = ({ ports, clock }: World, changes: Partial<World['ports']> = {}) =>
  processUpload({ ...ports, ...changes, clock });

/** A confirmed upload, whose bytes came in two parts. */
const aConfirmed = async (world: World, n = 1, bytes = text) => {
  const uploader = await aMasterUploader(world, n);
  const { caller } = uploader;
  const one = await uploader.begun(bytes.length);
  await one.sent(bytes.slice(0, 4), 0);
  await one.sent(bytes.slice(4), 4);
  const keys = (await one.record())?.parts.map(({ key }) => key) ?? [];
  const confirm = () => world.useCases.confirmUpload({ caller, uploadId: one.uploadId });
  const shown = async () => valueOf(await world.useCases.readUpload({ caller, uploadId: one.uploadId }));
  expect(valueOf(await confirm()).status).toBe('processing');
  return { ...one, caller, keys, confirm, shown, key: masterKey(one) };
};

const existing = async ({ ports: { mediaStore } }: World, keys: readonly string[]) => {
  const found = await Promise.all(keys.map((key) => mediaStore.describe(key)));
  return found.flatMap((each) => (each ? [each.key] : []));
};

describe('a confirmed upload', () => {
  it(
    'becomes ready with one file, and is processed once',
    inWorld(async (world) => {
      const { record, keys, key, shown } = await aConfirmed(world);
      expect(await world.useCases.processUpload()).toBe(true);
      const ready = await record();
      expect(ready).toMatchObject({ state: 'ready', parts: [], spare: [], measured: { durationMs: 90_000 } });
      expect(await existing(world, [...keys, key])).toEqual([key]);
      expect(await world.useCases.processUpload()).toBe(false);
      expect(await shown()).toMatchObject({ status: 'ready', progress: 100, receivedBytes: text.length });
    }),
  );

  it(
    'names the step that it is in',
    inWorld(async (world) => {
      const { shown } = await aConfirmed(world);
      const seen: unknown[] = [];
      const note = async () => {
        const { status, stage, progress } = await shown();
        seen.push([status, stage, progress]);
      };
      await note();
      const { mediaStore, audioProcessor, audioAnalyzer } = world.ports;
      await elsewhere(world, {
        mediaStore: {
          ...mediaStore,
          assemble: (...asked) => note().then(() => mediaStore.assemble(...asked)),
        },
        audioProcessor: {
          ...audioProcessor,
          examine: (file) => note().then(() => audioProcessor.examine(file)),
        },
        audioAnalyzer: {
          ...audioAnalyzer,
          analyze: (file) => note().then(() => audioAnalyzer.analyze(file)),
        },
      })();
      await note();
      expect(seen).toEqual([
        ['processing', 'waiting', 0],
        ['processing', 'assembling', 5],
        ['processing', 'measuring', 25],
        ['processing', 'analyzing', 55],
        ['ready', undefined, 100],
      ]);
    }),
  );

  it(
    'is assembled once, whatever fails after it',
    inWorld(async (world) => {
      const { key } = await aConfirmed(world);
      const { mediaStore, audioProcessor } = world.ports;
      let assembled = 0;
      const counting = {
        ...mediaStore,
        assemble: (...asked: Parameters<typeof mediaStore.assemble>) => {
          assembled += 1;
          return mediaStore.assemble(...asked);
        },
      };
      const examine = () => Promise.reject(new Unavailable('too many tasks'));
      const busy = elsewhere(world, { mediaStore: counting, audioProcessor: { ...audioProcessor, examine } });
      await expect(busy()).rejects.toThrow(Unavailable);
      expect(await existing(world, [key])).toEqual([key]);
      const other = elsewhere(world, { mediaStore: counting });
      expect(await other()).toBe(false);
      world.clock.advance(outagePauseMs(0, 0));
      expect(await other()).toBe(true);
      expect(assembled).toBe(1);
    }),
  );

  it(
    'waits for the end of an outage however long, and fails after ten attempts that are the fault of its bytes',
    inWorld(async (world) => {
      const { record, shown, keys, key } = await aConfirmed(world);
      const { audioProcessor } = world.ports;
      const failing = (error: Error) =>
        elsewhere(world, { audioProcessor: { ...audioProcessor, examine: () => Promise.reject(error) } });
      for (let n = 0; n < 2 * maxProcessingAttempts; n++) {
        await expect(failing(new Unavailable('away'))()).rejects.toThrow('away');
        world.clock.advance(300_000);
      }
      expect(await record()).toMatchObject({ state: 'processing', stage: 'waiting', attempts: 0 });
      for (let n = 1; n <= maxProcessingAttempts; n++) {
        await expect(failing(new Error('broken'))()).rejects.toThrow('broken');
        expect(await record()).toMatchObject({ attempts: n });
        world.clock.advance(processingPauseMs(n) - 1);
        expect(await world.useCases.processUpload()).toBe(false);
        world.clock.advance(1);
      }
      expect(await world.useCases.processUpload()).toBe(true);
      expect(await shown()).toMatchObject({ status: 'failed', failure: { code: 'processing-failed' } });
      expect(await existing(world, [...keys, key])).toEqual([]);
    }),
  );

  it(
    'fails when a file could not be read for a week after the confirmation, and deletes the others',
    inWorld(async (world) => {
      const { shown, keys, key } = await aConfirmed(world);
      const { mediaStore } = world.ports;
      const damaged = new Unavailable('a file is damaged');
      const unreadable = elsewhere(world, {
        mediaStore: { ...mediaStore, assemble: () => Promise.reject(damaged) },
      });
      world.clock.advance(7 * dayMs - 1);
      await expect(unreadable()).rejects.toThrow('damaged');
      expect(await shown()).toMatchObject({ status: 'processing' });
      world.clock.advance(outagePauseMs(0, 7 * dayMs));
      await expect(unreadable()).rejects.toThrow('damaged');
      expect(await shown()).toMatchObject({ status: 'failed', failure: { code: 'processing-failed' } });
      expect(await existing(world, [...keys, key])).toEqual([]);
    }),
  );

  it(
    'returns to the queue when the process stops, and counts no attempt',
    inWorld(async (world) => {
      const { record } = await aConfirmed(world);
      const stopping = new AbortController();
      const { audioProcessor } = world.ports;
      const examine = (file: string) => {
        stopping.abort();
        return audioProcessor.examine(file);
      };
      const stopped = elsewhere(world, { audioProcessor: { ...audioProcessor, examine } });
      expect(await stopped(stopping.signal)).toBe(true);
      expect(await record()).toMatchObject({ state: 'processing', attempts: 0 });
      expect(await world.useCases.processUpload()).toBe(true);
      expect(await record()).toMatchObject({ state: 'ready' });
    }),
  );

  it(
    'has one result if a worker continues after its lease has ended',
    inWorld(async (world) => {
      const { record, keys, key } = await aConfirmed(world);
      const { audioProcessor, auditLog, delay } = world.ports;
      const slow = elsewhere(world, {
        // A process that is suspended renews nothing.
        delay: { ...delay, after: () => new Promise(() => undefined) },
        audioProcessor: {
          ...audioProcessor,
          examine: async (file) => {
            world.clock.advance(leaseOverMs);
            expect(await world.useCases.processUpload()).toBe(true);
            return audioProcessor.examine(file);
          },
        },
      });
      expect(await slow()).toBe(true);
      expect(await record()).toMatchObject({ state: 'ready', spare: [] });
      expect(await existing(world, [...keys, key])).toEqual([key]);
      const notes = await auditLog.entries({ after: 0, limit: 100 });
      expect(notes.filter(({ action }) => action === 'upload.process')).toHaveLength(1);
    }),
  );

  it(
    'occupies its worker until canceled work has ended',
    inWorld(async (world) => {
      const { uploadId, caller, keys, key } = await aConfirmed(world);
      const { audioProcessor, delay } = world.ports;
      const [renewal, examination] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      const pauses: Promise<undefined>[] = [renewal.promise];
      const events: string[] = [];
      const occupied = elsewhere(world, {
        delay: { ...delay, after: () => pauses.shift() ?? new Promise(() => undefined) },
        audioProcessor: {
          ...audioProcessor,
          examine: async (file) => {
            await world.useCases.deleteUpload({ caller, uploadId });
            renewal.resolve(undefined);
            await examination.promise;
            events.push('examined');
            return audioProcessor.examine(file);
          },
        },
      });
      const processed = occupied().then(() => events.push('free'));
      await renewal.promise;
      await new Promise((resolve) => void setTimeout(resolve, 50));
      examination.resolve(undefined);
      await processed;
      expect(events).toEqual(['examined', 'free']);
      expect(await existing(world, [...keys, key])).toEqual([]);
    }),
  );

  it(
    'leaves no file if its account deletes it while it is assembled',
    inWorld(async (world) => {
      const { uploadId, caller, keys, key } = await aConfirmed(world);
      const { mediaStore } = world.ports;
      const assemble: typeof mediaStore.assemble = async (...asked) => {
        const assembled = await mediaStore.assemble(...asked);
        await world.useCases.deleteUpload({ caller, uploadId });
        await mediaStore.keep(key, world.aFile('late', text));
        return assembled;
      };
      const overtaken = elsewhere(world, { mediaStore: { ...mediaStore, assemble } });
      expect(await overtaken()).toBe(true);
      expect(await existing(world, [...keys, key])).toEqual([]);
    }),
  );

  it(
    'is deleted after seven days if it failed, and never if it is ready',
    inWorld(async (world) => {
      world.audioProcessor.refuse('noise');
      const failed = await aConfirmed(world, 1, aRecording('noise'));
      const ready = await aConfirmed(world, 2);
      while (await world.useCases.processUpload());
      expect((await failed.shown()).status).toBe('failed');
      const files = filesOf((await ready.record()) as never);
      world.clock.advance(uploadKeptMs);
      for (let run = 0; run < 2; run++) {
        await world.useCases.deleteDueUploads();
        world.clock.advance(Math.max(deletionDelayMs, dayMs));
      }
      expect(await failed.record()).toBeUndefined();
      expect(await ready.record()).toMatchObject({ state: 'ready' });
      expect(await existing(world, files)).toEqual([ready.key]);
      expect(kindOf(await failed.confirm())).toBe('artist-upload-not-found');
    }),
  );

  it(
    'is processed in turn with those of other accounts',
    inWorld(async (world) => {
      const uploader = await aMasterUploader(world, 1);
      for (let n = 0; n < 3; n++) {
        const one = await uploader.begun(text.length);
        await one.sent(text, 0);
        await world.useCases.confirmUpload({ caller: uploader.caller, uploadId: one.uploadId });
      }
      const other = await aConfirmed(world, 2);
      await world.useCases.processUpload();
      await world.useCases.processUpload();
      expect((await other.shown()).status).toBe('ready');
    }),
  );
});
