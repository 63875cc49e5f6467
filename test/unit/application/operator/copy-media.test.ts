import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesystemMediaStore } from '../../../../src/adapters/filesystem/index.ts';
import { copyMedia } from '../../../../src/application/operator/media/copy-media.ts';
import { evidenceKey } from '../../../../src/domain/moderation/appeals/evidence.ts';
import { StemId } from '../../../../src/domain/shared/ids.ts';
import type { MediaCopied } from '../../../../src/ports/driving/operator/media-commands.ts';
import { masterKey } from '../../../../src/domain/uploads/processing.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { aFile } from '../../../support/builders/evidence-builders.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { anAppealBy, staffed, takenDown } from '../../../support/stories/moderation-story.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** Tracks with a master each, one with a stem, and another media store to copy into. */
const twoMediaStores = async ({ ports, folder, clock, aTrackWithSound, aFile }: World) => {
  const kept = await ports.mediaStore.keep('masters/kick.wav', aFile('kick.wav', '120000 kick'));
  const stem = {
    stemId: StemId('stm_1'),
    category: 'drums',
    name: 'Kick',
    durationMs: 120_000,
    file: { ...kept, format: 'wav' },
  } as const;
  const tracks = [await aTrackWithSound({ stems: [stem] }), await aTrackWithSound(), await aTrackWithSound()];
  const into = filesystemMediaStore({ folder: join(folder, 'into'), cacheBytes: 1_000, clock });
  const files = [kept, ...tracks.map(({ master }) => master)];
  const steps: MediaCopied[] = [];
  const run = (target = into) =>
    copyMedia({ ...ports, from: ports.mediaStore, into: target })({
      onProgress: (sofar) => void steps.push(sofar),
    }).then(valueOf);
  return { into, files, steps, run, bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
};

describe('media that is copied into another store', () => {
  it(
    'is all there afterwards, byte for byte, and copied only once',
    inWorld(async (world) => {
      const { into, files, steps, run, bytes } = await twoMediaStores(world);
      expect(await run()).toEqual({ files: 4, copied: 4, copiedBytes: bytes, issues: [] });
      for (const { key, sizeBytes, sha256 } of files) {
        expect(await into.describe(key)).toEqual({ key, sizeBytes, sha256 });
      }
      expect(steps.at(-1)).toMatchObject({ files: 4 });
      expect(await run()).toEqual({ files: 4, copied: 0, copiedBytes: 0, issues: [] });
    }),
  );

  it(
    'includes the masters of uploads that are ready, and no parts',
    inWorld(async (world) => {
      const { into, run } = await twoMediaStores(world);
      const { caller, begun } = await aMasterUploader(world);
      const text = aRecording('night drive');
      const [ready, other] = [await begun(text.length), await begun(text.length)];
      for (const { sent } of [ready, other]) await sent(text, 0);
      await world.useCases.confirmUpload({ caller, uploadId: ready.uploadId });
      await world.useCases.processUpload();
      expect(await run()).toMatchObject({ files: 5, copied: 5, issues: [] });
      const [part] = (await other.record())?.parts ?? [];
      expect(await into.describe(masterKey(ready))).toMatchObject({ sizeBytes: text.length });
      expect(await into.describe(part?.key ?? '')).toBeUndefined();
    }),
  );

  it(
    'includes the files of appeals that are stored, and no others',
    inWorld(async (world) => {
      const { into, run } = await twoMediaStores(world);
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const { appealId } = (await anAppealBy(world, track.trackId)).own;
      const { evidence, mediaStore } = world.ports;
      const local = world.aFile('proof.txt', 'proof');
      const { sizeBytes = 0, sha256 = '' } = (await mediaStore.identify(local)) ?? {};
      const first = aFile({ appealId, sizeBytes, sha256 });
      for (const file of [first, aFile({ appealId }, 2)]) await evidence.begin(file);
      await evidence.complete(first.evidenceId);
      const key = evidenceKey(first);
      const issues = async () => (await run()).issues.filter((one) => one.key.startsWith('evidence/'));
      expect(await issues()).toEqual([{ key, issue: 'missing' }]);
      await mediaStore.keep(key, world.aFile('other.txt', 'other'));
      expect(await issues()).toEqual([{ key, issue: 'damaged' }]);
      expect(await into.describe(key)).toBeUndefined();
      await mediaStore.keep(key, local);
      expect(await issues()).toEqual([]);
      expect(await into.describe(key)).toEqual({ key, sizeBytes, sha256 });
    }),
  );

  it(
    'continues where it was interrupted, and follows tracks that are imported meanwhile',
    inWorld(async (world) => {
      const { into, run } = await twoMediaStores(world);
      let left = 2;
      const failing = {
        ...into,
        keep: (key: string, file: string) =>
          left-- > 0 ? into.keep(key, file) : Promise.reject(new Error('the line was cut')),
      };
      await expect(run(failing)).rejects.toThrow('the line was cut');
      await world.aTrackWithSound();
      expect(await run()).toMatchObject({ files: 5, copied: 3, issues: [] });
    }),
  );

  it(
    'is reported if it is missing or differs from the imported file',
    inWorld(async (world) => {
      const { files, run, into } = await twoMediaStores(world);
      const [gone = '', damaged = ''] = files.slice(2).map(({ key }) => key);
      const other = join(world.folder, 'other');
      await writeFile(other, 'another sound');
      await world.ports.mediaStore.keep(damaged, other);
      await rm(join(world.folder, 'media', 'kept', gone), { recursive: true });
      expect(await run()).toMatchObject({
        files: 4,
        copied: 2,
        issues: [
          { key: gone, issue: 'missing' },
          { key: damaged, issue: 'damaged' },
        ],
      });
      expect(await into.describe(damaged)).toBeUndefined();
    }),
  );
});
