/** Samples of one stretch of sound, one array a channel, all of one length; full scale is ±1. */
export type Block = readonly Float32Array[];

export interface Pcm {
  readonly sampleRate: number;
  readonly channels: Block;
}

export const framesIn = (block: Block): number => block[0]?.length ?? 0;

export const sliced = (block: Block, from: number, to?: number): Block =>
  block.map((channel) => channel.subarray(from, to));

/** The mean of the channels. */
export const monoMix = (block: Block): Float32Array => mixInto(new Float32Array(framesIn(block)), block);

/** Returns a function that returns the mean of the channels, valid until its next call. */
export const reusedMonoMix = (): ((block: Block) => Float32Array) => {
  let mix = new Float32Array(0);
  return (block) => {
    const frames = framesIn(block);
    if (mix.length < frames) mix = new Float32Array(frames);
    return mixInto(mix.subarray(0, frames), block);
  };
};

/** Writes the mean of the channels to `mix`, unless there is one channel only, which is returned. */
const mixInto = (mix: Float32Array, [left, right]: Block): Float32Array => {
  if (left === undefined || right === undefined) return left ?? mix;
  for (let i = 0; i < mix.length; i++) mix[i] = ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
  return mix;
};

/** Two channels: a mono sound in both. */
export const asStereo = (block: Block): Block => (block.length === 1 ? [...block, ...block] : block);

export const joined = (blocks: readonly Block[]): Block =>
  (blocks[0] ?? []).map((_, channel) => {
    const whole = new Float32Array(blocks.reduce((frames, block) => frames + framesIn(block), 0));
    let at = 0;
    for (const block of blocks) {
      whole.set(block[channel] ?? [], at);
      at += framesIn(block);
    }
    return whole;
  });

export const scaled = (block: Block, gain: number): Block =>
  block.map((channel) => {
    const changed = new Float32Array(channel.length);
    for (let i = 0; i < changed.length; i++) changed[i] = (channel[i] ?? 0) * gain;
    return changed;
  });

/** Returns the highest absolute value, or NaN if a sample is NaN. */
export const highestSample = (block: Block): number => {
  let highest = 0;
  for (const channel of block)
    for (let i = 0; i < channel.length; i++) {
      const size = Math.abs(channel[i] ?? 0);
      // The negation is also true of NaN. Math.max in each step takes twice as long.
      if (!(size <= highest)) {
        if (Number.isNaN(size)) return NaN;
        highest = size;
      }
    }
  return highest;
};

export const decibels = (ratio: number): number => 20 * Math.log10(ratio);
export const ratioOf = (db: number): number => 10 ** (db / 20);
