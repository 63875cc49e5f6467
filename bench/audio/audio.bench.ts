import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor, type CodecName } from '../../src/adapters/audio/index.ts';
import { audioFormats } from '../../src/domain/catalog/audio.ts';
import { aTune } from '../../test/support/audio/sounds.ts';
import { wavBytes } from '../../test/support/audio/wav.ts';
import { rounded, type Bench, type BenchLine } from '../figures.ts';

const rounds = 3;

/** Measures both codecs on a track of four minutes, or of the given seconds: one thread, the median of three rounds. */
export const run: Bench = async function* ([seconds = '240']) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-audio-'));
  const wav = join(folder, 'master.wav');
  await writeFile(wav, wavBytes(aTune({ seconds: Number(seconds), loudFrom: 60, loudTo: 100 })));
  try {
    for (const codec of available()) {
      const audioProcessor = openAudioProcessor({ codec, workers: 1 });
      const flac = join(folder, 'master.flac');
      const out = join(folder, 'out');
      await audioProcessor.render(wav, flac, 'flac');
      const resultOf = async (
        task: string,
        work: () => Promise<{ readonly ok: boolean }>,
      ): Promise<BenchLine> => ({
        codec,
        task,
        seconds: Number(seconds),
        ...(await measured(work)),
      });
      yield await resultOf('examine WAV', () => audioProcessor.examine(wav));
      yield await resultOf('examine FLAC', () => audioProcessor.examine(flac));
      yield await resultOf('preview FLAC', () => audioProcessor.preview(flac, out, 'bench'));
      for (const format of audioFormats) {
        const line = await resultOf(`FLAC to ${format}`, () => audioProcessor.render(flac, out, format));
        yield { ...line, megabytes: rounded((await stat(out)).size / 1e6) };
      }
      await audioProcessor.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
};

const available = (): readonly CodecName[] => {
  const best = openAudioProcessor().codec;
  return best === 'wasm' ? [best] : ['wasm', best];
};

/** Returns elapsed time and the CPU time of this process, without that of ffmpeg. */
const measured = async (work: () => Promise<{ readonly ok: boolean }>) => {
  const samples: { readonly wallMs: number; readonly threadCpuMs: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    if (!(await work()).ok) throw new Error('the bench track was rejected');
    const { user, system } = process.cpuUsage(cpu);
    samples.push({
      wallMs: Math.round(performance.now() - began),
      threadCpuMs: Math.round((user + system) / 1000),
    });
  }
  const [, median = samples[0]] = samples.toSorted((a, b) => a.wallMs - b.wallMs);
  return median;
};
