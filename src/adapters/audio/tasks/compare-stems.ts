import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected, StemComparison } from '../../../ports/driven/media/audio-processor.ts';
import { rejection, rejected, type Blocks } from '../codecs/codec.ts';
import { decoding, type DecodingSettings, type DecodedSound } from '../codecs/decoding.ts';
import { framesPerStep } from '../dsp/loudness/loudness.ts';
import { framesIn, type Block } from '../dsp/pcm.ts';

const maxStems = 32;
const minDb = -120;
const lengthSlackSeconds = 0.1; // an encoder's padding, not another take

/** Master and stems are decoded side by side, step by step, so that a long recording needs no more memory. */
export const compareStems = async (
  { master, stems }: { readonly master: string; readonly stems: readonly string[] },
  settings: DecodingSettings,
): Promise<Result<StemComparison, AudioRejected>> => {
  if (stems.length > maxStems) return rejected('mismatch', `There are more than ${maxStems} stems.`);
  return decoding(master, { ...settings, silent: 'rejected', reusesBlocks: true }, (sound) =>
    withStems(stems, settings, [], (sounds) => compare(sound, sounds)),
  );
};

const withStems = (
  [file, ...files]: readonly string[],
  settings: DecodingSettings,
  open: readonly DecodedSound[],
  use: (sounds: readonly DecodedSound[]) => Promise<Result<StemComparison, AudioRejected>>,
): Promise<Result<StemComparison, AudioRejected>> =>
  file === undefined
    ? use(open)
    : decoding(file, { ...settings, silent: 'accepted', stem: open.length, reusesBlocks: true }, (sound) =>
        withStems(files, settings, [...open, sound], use),
      );

const compare = async (
  master: DecodedSound,
  stems: readonly DecodedSound[],
): Promise<Result<StemComparison, AudioRejected>> => {
  const misfit = stems.findIndex(
    ({ sampleRate, channels }) => sampleRate !== master.sampleRate || channels > master.channels,
  );
  if (misfit >= 0)
    return mismatch(misfit, 'The file has another sample rate or more channels than the master.');

  const readers = stems.map(({ blocks }) => stepReader(blocks));
  const rests = new Float64Array(framesPerStep(master.sampleRate));
  let [frames, difference, whole] = [0, 0, 0];
  try {
    for await (const block of master.blocks) {
      if (!block.ok) return block;
      const parts: Block[] = [];
      for (const reader of readers) {
        const part = await reader.next();
        if (!part.ok) return part;
        parts.push(part.value);
      }
      const [less, all] = energies(block.value, parts, rests);
      frames += framesIn(block.value);
      difference += less;
      whole += all;
    }
    for (const [i, reader] of readers.entries()) {
      const rest = await reader.drain();
      if (!rest.ok) return rest;
      if (Math.abs(rest.value - frames) > lengthSlackSeconds * master.sampleRate)
        return mismatch(i, 'The file is not as long as the master.');
    }
  } finally {
    for (const reader of readers) await reader.close();
  }
  return ok({
    residualDb: Math.max(minDb, Math.round(1000 * Math.log10(difference / whole)) / 100),
    stems: stems.map(({ sound: { container } }, i) => ({
      container,
      durationMs: Math.round(((readers[i]?.frames() ?? 0) / master.sampleRate) * 1000),
    })),
  });
};

const mismatch = (stem: number, detail: string) => fail({ ...rejection('mismatch', detail), stem });

/** Step after step of one stem; silence once it has ended. */
const stepReader = (blocks: Blocks) => {
  const iterator = blocks[Symbol.asyncIterator]();
  let frames = 0;
  const next = async (): Promise<Result<Block, AudioRejected>> => {
    const step = await iterator.next();
    if (step.done === true) return ok([]);
    if (step.value.ok) frames += framesIn(step.value.value);
    return step.value;
  };
  return {
    next,
    frames: () => frames,
    /** Reads to the end; returns the number of frames. */
    drain: async (): Promise<Result<number, AudioRejected>> => {
      for (;;) {
        const block = await next();
        if (!block.ok) return block;
        if (framesIn(block.value) === 0) return ok(frames);
      }
    },
    close: async () => {
      await iterator.return?.();
    },
  };
};

/**
 * Returns the energy of the master less the sum of the stems, and of the master. A mono stem is in both
 * channels. `rests` has room for the samples of a step.
 */
const energies = (
  master: Block,
  stems: readonly Block[],
  rests: Float64Array,
): readonly [difference: number, whole: number] => {
  let difference = 0;
  let whole = 0;
  for (const [k, channel] of master.entries()) {
    for (let i = 0; i < channel.length; i++) {
      const sample = channel[i] ?? 0;
      rests[i] = sample;
      whole += sample * sample;
    }
    for (const stem of stems) subtract(rests, stem[stem.length === 1 ? 0 : k]);
    for (let i = 0; i < channel.length; i++) {
      const rest = rests[i] ?? 0;
      difference += rest * rest;
    }
  }
  return [difference, whole];
};

const subtract = (rests: Float64Array, samples: Float32Array = new Float32Array(0)): void => {
  const frames = Math.min(rests.length, samples.length);
  for (let i = 0; i < frames; i++) rests[i] = (rests[i] ?? 0) - (samples[i] ?? 0);
};
