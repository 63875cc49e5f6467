import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { produce } from '@platform-licensing/demo/produce';
import { rowOf } from '@platform-licensing/demo';
import { demoTracks } from '@platform-licensing/demo';
import { openAudioProcessor } from '../../src/adapters/audio/index.ts';
import { seeded } from '../../src/adapters/audio/dsp/seeded.ts';
import { ForensicMark } from '../../src/domain/licensing/forensic-mark.ts';
import type { FoundMark } from '../../src/ports/driven/media/audio-processor.ts';
import { aTune } from '../../test/support/audio/sounds.ts';
import {
  beyond,
  cutFrom,
  cutSeconds,
  survivals,
  survived,
  type Survival,
} from '../../test/support/stories/survivals.ts';
import { wavBytes } from '../../test/support/audio/wav.ts';
import { rounded, type Bench, type BenchLine } from '../figures.ts';

type AudioProcessor = ReturnType<typeof openAudioProcessor>;

interface Marked {
  readonly master: string;
  readonly file: string;
  readonly mark: ForensicMark;
  readonly seconds: number;
}

const valueOf = <T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!outcome.ok) throw new Error('a recording of the bench was rejected');
  return outcome.value;
};

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const outcome = await work();
  const { user, system } = process.cpuUsage(cpu);
  return [outcome, Math.min((user + system) / 1e6, (performance.now() - began) / 1000)];
};

/**
 * Applies every change that a mark survives to `cuts` of thirty seconds of each demo track, then searches `minutes` of recordings
 * without a mark. Measures the CPU time of marking and detection in this process, in seconds.
 */
export const run: Bench = async function* ([cuts = '2', minutes = '120']) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-mark-'));
  const audioProcessor = openAudioProcessor({ codec: 'wasm', workers: 1, markKey: Buffer.alloc(32, 11) });
  try {
    const tracks = yield* marking(audioProcessor, folder);
    const next = seeded('cuts');
    for (const [name, survival] of [...Object.entries(survivals), ...Object.entries(beyond)])
      yield await surviving(name, survival, tracks, Number(cuts), next, audioProcessor, folder);
    yield await falseIdentifications(tracks, Number(minutes), audioProcessor, folder);
  } finally {
    await audioProcessor.close();
    await rm(folder, { recursive: true });
  }
};

/** Marks every track, and measures the cost beside a render without a mark, and the level. */
async function* marking(
  audioProcessor: AudioProcessor,
  folder: string,
): AsyncGenerator<BenchLine, readonly Marked[]> {
  const tracks: Marked[] = [];
  for (const [n, spec] of demoTracks.entries()) {
    produce(spec, folder);
    const master = join(folder, rowOf(spec).file);
    const file = join(folder, `${spec.slug}.wav`);
    const mark = ForensicMark((n * 0x9e37_79b9_7f4b + 1) % 2 ** 48);
    const [, plain] = await timed(() => audioProcessor.render(master, file, 'wav'));
    const [rendered, marked] = await timed(() => audioProcessor.render(master, file, 'wav', { mark }));
    const seconds = valueOf(rendered).durationMs / 1000;
    tracks.push({ master, file, mark, seconds });
    const { residualDb } = valueOf(await audioProcessor.compareStems(master, [file]));
    yield {
      track: spec.slug,
      markUnderSoundDb: rounded(-residualDb),
      markingCpuSecondsPerMinute: rounded(((marked - plain) / seconds) * 60, 3),
      renderingCpuSecondsPerMinute: rounded((plain / seconds) * 60, 3),
    };
  }
  return tracks;
}

const surviving = async (
  trial: string,
  survival: Survival,
  tracks: readonly Marked[],
  cuts: number,
  next: () => number,
  audioProcessor: AudioProcessor,
  folder: string,
): Promise<BenchLine> => {
  const found: (FoundMark | undefined)[] = [];
  let [named, wrong, cpu] = [0, 0, 0];
  for (const { file, mark, seconds } of tracks)
    for (let cut = 0; cut < cuts; cut++) {
      const part = await cutFrom(file, next() * (seconds - cutSeconds), join(folder, 'cut.wav'));
      const recording = await survived(part, survival, folder);
      const [search, spent] = await timed(() => audioProcessor.findMark(recording));
      const value = valueOf(search);
      found.push(value);
      cpu += spent;
      if (value?.mark === mark) named++;
      else if (value) wrong++;
    }
  const confidences = found.flatMap((one) => one?.confidence ?? []);
  return {
    trial,
    tries: found.length,
    named,
    wrong,
    minConfidence: rounded(Math.min(...confidences), 1),
    identifyCpuSeconds: rounded(cpu / found.length),
  };
};

/** Returns original tracks, tracks marked with another key, and generated tunes. */
const falseIdentifications = async (
  tracks: readonly Marked[],
  minutes: number,
  audioProcessor: AudioProcessor,
  folder: string,
): Promise<BenchLine> => {
  let [seconds, cpu, named] = [0, 0, 0];
  const listen = async (file: string, length: number) => {
    const [search, spent] = await timed(() => audioProcessor.findMark(file));
    if (valueOf(search)) named++;
    seconds += length;
    cpu += spent;
  };
  const otherKey = openAudioProcessor({ codec: 'wasm', workers: 1, markKey: Buffer.alloc(32, 12) });
  const foreign = join(folder, 'foreign.wav');
  for (const { master, mark, seconds: length } of tracks) {
    await listen(master, length);
    valueOf(await otherKey.render(master, foreign, 'wav', { mark }));
    await listen(foreign, length);
  }
  await otherKey.close();
  const tune = join(folder, 'tune.wav');
  for (let n = 0; seconds < minutes * 60; n++) {
    await writeFile(tune, wavBytes(aTune({ seconds: 300, channels: 1, seed: `unmarked ${n}` })));
    await listen(tune, 300);
  }
  return {
    trial: 'without a mark',
    minutes: Math.round(seconds / 60),
    named,
    identifyCpuSecondsPerMinute: rounded((cpu / seconds) * 60),
  };
};
