import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor, type CodecName } from '../../../../src/adapters/audio/index.ts';
import { filesIn, placed } from '../../../contract/media/audio-processor/stage.ts';
import { hostileSounds, type HostileSound } from '../../../support/audio/hostile-sounds.ts';
import { needing } from '../../../support/needing.ts';
import { slowness } from '../../../support/slowness.ts';

const timeoutMs = 3_000;
const memoryBytes = 400 * 2 ** 20;

const refusing = (codec: CodecName) => () => {
  let audioProcessor: ReturnType<typeof openAudioProcessor>;
  let folder = '';
  let before = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    audioProcessor = openAudioProcessor({ codec, workers: 1 });
    before = process.memoryUsage.rss();
  });
  afterAll(async () => {
    await audioProcessor.close();
    await rm(folder, { recursive: true });
  });

  const file = async ({ name, bytes, sparseBytes = 0 }: HostileSound): Promise<string> => {
    const path = await placed(folder, name, bytes);
    await truncate(path, bytes.length + sparseBytes);
    return path;
  };

  it.each(hostileSounds.map((sound) => [sound.what, sound] as const))(
    'rejects %s, examined or analyzed: soon, in one sentence, leaving nothing',
    async (_, sound) => {
      const path = await file(sound);
      for (const work of [audioProcessor.examine(path), audioProcessor.analyze(path)]) {
        const started = performance.now();
        const result = await work;
        if (result.ok) throw new Error('the file was taken');
        const { reason, detail } = result.failure;
        expect(sound.reasons).toContain(reason);
        expect(detail).toMatch(/^[A-Z][^\n]+\.$/);
        expect(detail).not.toContain(folder);
        expect(performance.now() - started).toBeLessThan(timeoutMs * slowness());
      }
      expect(process.memoryUsage.rss() - before).toBeLessThan(memoryBytes);
      await rm(path);
      expect(await filesIn(folder)).toEqual([]);
    },
  );
};

describe('an audio processor on wasm codecs', refusing('wasm'));
needing('ffmpeg', 'an audio processor on ffmpeg', refusing('ffmpeg'));
