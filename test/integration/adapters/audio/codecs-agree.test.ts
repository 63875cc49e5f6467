import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor, type CodecName } from '../../../../src/adapters/audio/index.ts';
import { audioFormats } from '../../../../src/domain/catalog/audio.ts';
import { placed, taken, theTuneAsWav } from '../../../contract/media/audio-processor/stage.ts';
import { needing } from '../../../support/needing.ts';

const timeout = 240_000;
const codecs: readonly CodecName[] = ['wasm', 'ffmpeg'];

const inFolder = async (story: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'audio-'));
  await story(folder).finally(() => rm(folder, { recursive: true }));
};

needing('ffmpeg', 'both codecs', () => {
  it(
    'find the same in what either of them wrote',
    () =>
      inFolder(async (folder) => {
        const audioProcessors = codecs.map((codec) => openAudioProcessor({ codec, workers: 1 }));
        const master = await placed(folder, 'tune.wav', theTuneAsWav);
        for (const writer of audioProcessors) {
          for (const format of audioFormats) {
            const file = join(folder, `by-${writer.codec}.${format}`);
            taken(await writer.render(master, file, format));
            const found = await Promise.all(
              audioProcessors.map(async (reader) => taken(await reader.examine(file))),
            );
            const [one, other] = found.map(({ peaks: _, loudnessLufs, peakDbfs, ...rest }) => rest);
            expect(one).toEqual(other);
            const [loudness = 0, otherLoudness = 0] = found.map(({ loudnessLufs }) => loudnessLufs);
            expect(Math.abs(loudness - otherLoudness)).toBeLessThan(0.02);
            for (const reader of audioProcessors) {
              const { residualDb } = taken(await reader.compareStems(master, [file]));
              expect(residualDb).toBeLessThan(format === 'wav' || format === 'flac' ? -119 : -15);
            }
          }
        }
        await Promise.all(audioProcessors.map((audioProcessor) => audioProcessor.close()));
      }),
    timeout,
  );
});

describe('a codec', () => {
  it(
    'writes the same bytes in every thread',
    () =>
      inFolder(async (folder) => {
        const audioProcessor = openAudioProcessor({ codec: 'wasm', workers: 2 });
        const master = await placed(folder, 'tune.wav', theTuneAsWav);
        for (const format of audioFormats) {
          const files = [1, 2].map((n) => join(folder, `${n}.${format}`));
          await Promise.all(
            files.map(async (file) => taken(await audioProcessor.render(master, file, format))),
          );
          const [one, other] = await Promise.all(files.map((file) => readFile(file)));
          expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
        }
        await audioProcessor.close();
      }),
    timeout,
  );
});
