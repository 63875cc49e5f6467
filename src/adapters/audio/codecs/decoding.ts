import { closeSync } from 'node:fs';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import { framesPerStep } from '../dsp/loudness/loudness.ts';
import { framesIn, highestSample, ratioOf, sliced, type Block } from '../dsp/pcm.ts';
import type { AudioLimits, PartnerLimits } from '../limits.ts';
import { isTaggedAsPreview } from '../tags/reading.ts';
import { rejection, rejected, type AudioCodec, type Blocks, type PcmStream, type Sound } from './codec.ts';
import { lengthBreach, openSource } from './source.ts';

/** The settings with which files are opened. */
export interface DecodingSettings {
  readonly codec: AudioCodec;
  readonly limits: AudioLimits;
  /** Limits for audio of partners, over the other limits. */
  readonly partnerLimits?: PartnerLimits | undefined;
  /** Without it, marks are neither embedded nor detected. */
  readonly markKey?: Uint8Array | undefined;
}

/** A decoded file: whole steps of 100 ms, then the rest. */
export interface DecodedSound extends PcmStream {
  readonly sound: Sound;
  /** Whether its tags mark it as a preview of this service, with an audible watermark. */
  readonly isPreview: boolean;
}

const silenceBelow = ratioOf(-80);
const maxSample = ratioOf(24); // Float samples may exceed full scale; beyond this they are not sound.
// In frames. Decoders of lossy formats differ on the first and last frames; those of lossless formats do not.
const slack = { mp3: 3 * 1152, ogg: 2048, wav: 0, flac: 0 };

export interface Downsampling {
  readonly over: number;
  readonly at: number;
}

export interface DecodingOptions extends DecodingSettings {
  readonly silent: 'rejected' | 'accepted';
  /** Sound with a rate above `over` is decoded at `at`, in Hz. */
  readonly downsample?: Downsampling;
  /** The place of the file if it is a stem. */
  readonly stem?: number;
  /** Each block overwrites the one before, which saves most of the memory that a pass over a file allocates. */
  readonly reusesBlocks?: boolean;
}

/**
 * Calls `use` with the sound of a file and then closes the file. If the samples exceed a limit or contradict
 * the headers, the last item of the blocks is a failure.
 */
export const decoding = async <Value>(
  file: string,
  { codec, limits, silent, downsample, stem, reusesBlocks = false }: DecodingOptions,
  use: (decoded: DecodedSound) => Promise<Result<Value, AudioRejected>>,
): Promise<Result<Value, AudioRejected>> => {
  const opened = openSource(file, limits);
  if (!opened.ok) return located(opened.failure, stem);
  const { fd, reader } = opened.value;
  const sound = expectedOf(opened.value.sound, downsample);
  try {
    const isPreview = sound.container === 'mp3' && isTaggedAsPreview(reader);
    const whole = withoutPadding(codec.decode(opened.value, sound.sampleRate), sound);
    const steps = inSteps(whole, sound.channels, framesPerStep(sound.sampleRate), reusesBlocks);
    const blocks = checked(steps, sound, { limits, silent, stem });
    return await use({ sound, isPreview, sampleRate: sound.sampleRate, channels: sound.channels, blocks });
  } finally {
    closeSync(fd);
  }
};

/** Resamplers differ by some frames at the end. */
const resampledSlack = 256;

/**
 * Returns the expected sound: `slack` is the number of frames by which decoders may differ from the headers.
 */
const expectedOf = (sound: Sound, downsample: Downsampling | undefined): Expected => {
  if (downsample === undefined || sound.sampleRate <= downsample.over)
    return { ...sound, slack: slack[sound.container] };
  const scale = downsample.at / sound.sampleRate;
  return {
    ...sound,
    sampleRate: downsample.at,
    ...(sound.frames !== undefined && { frames: Math.ceil(sound.frames * scale) }),
    slack: Math.ceil(slack[sound.container] * scale) + resampledSlack,
  };
};

interface Expected extends Sound {
  readonly slack: number;
}

const located = ({ reason, detail }: AudioRejected, stem: number | undefined) =>
  fail({ ...rejection(reason, detail), ...(stem !== undefined && { stem }) });

/** Some decoders keep the padding that an encoder added at the end; `checked` detects any further frames. */
async function* withoutPadding(
  blocks: Blocks,
  { slack: padding, frames: declared = Infinity }: Expected,
): Blocks {
  let frames = 0;
  for await (const block of blocks) {
    if (!block.ok || padding === 0) {
      yield block;
      continue;
    }
    const before = frames;
    frames += framesIn(block.value);
    const excess = frames > declared + padding ? 0 : Math.max(0, frames - Math.max(declared, before));
    yield ok(sliced(block.value, 0, framesIn(block.value) - excess));
  }
}

async function* inSteps(blocks: Blocks, channels: number, frames: number, isReused: boolean): Blocks {
  const fresh = () => Array.from({ length: channels }, () => new Float32Array(frames));
  let step = fresh();
  let filled = 0;
  for await (const block of blocks) {
    if (!block.ok) {
      yield block;
      return;
    }
    for (let at = 0; at < framesIn(block.value);) {
      const part = sliced(block.value, at, at + frames - filled);
      step.forEach((channel, i) => channel.set(part[i] ?? [], filled));
      at += framesIn(part);
      filled += framesIn(part);
      if (filled < frames) break;
      yield ok(step);
      filled = 0;
      if (!isReused) step = fresh();
    }
  }
  if (filled > 0) yield ok(sliced(step, 0, filled));
}

async function* checked(
  blocks: Blocks,
  sound: Expected,
  {
    limits,
    silent,
    stem,
  }: Pick<DecodingOptions, 'limits' | 'silent'> & { readonly stem: number | undefined },
): Blocks {
  let [frames, highest] = [0, 0];
  const breach = (block: Block) => {
    frames += framesIn(block);
    highest = Math.max(highest, highestSample(block));
    if (frames > limits.maxSeconds * sound.sampleRate) return lengthBreach(Infinity, limits);
    if (frames > (sound.frames ?? Infinity) + sound.slack) return contradiction(frames, sound);
    // The negation also rejects NaN.
    if (!(highest <= maxSample))
      return rejection('undecodable', 'The file contains samples far beyond full scale.');
    if (
      silent === 'rejected' &&
      highest < silenceBelow &&
      frames >= limits.maxSilentSeconds * sound.sampleRate
    )
      return rejection('silent', `The first ${limits.maxSilentSeconds} s of the file are silent.`);
    return undefined;
  };
  for await (const block of blocks) {
    // A failure with the position of the decoder is more useful, unless the decoder was killed.
    if (!block.ok && block.failure.isKilled) {
      yield block;
      return;
    }
    const found = block.ok ? breach(block.value) : (contradiction(frames, sound) ?? block.failure);
    yield found === undefined ? block : located(found, stem);
    if (found !== undefined) return;
  }
  const end = contradiction(frames, sound) ?? lengthBreach(frames / sound.sampleRate, limits);
  if (end !== undefined) yield located(end, stem);
  else if (silent === 'rejected' && highest < silenceBelow)
    yield rejected('silent', 'The file contains no audible sound.');
}

const contradiction = (
  frames: number,
  { slack: padding, sampleRate, frames: declared = frames }: Expected,
) => {
  const seconds = (count: number) => (count / sampleRate).toFixed(2);
  if (frames < declared - padding)
    return rejection(
      'truncated',
      `Only ${seconds(frames)} s of the ${seconds(declared)} s that the file declares can be decoded: it is cut or damaged.`,
    );
  if (frames > declared + padding)
    return rejection(
      'undecodable',
      `The file contains more than the ${seconds(declared)} s that it declares.`,
    );
  return undefined;
};
