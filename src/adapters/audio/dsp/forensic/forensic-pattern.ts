import { createHash } from 'node:crypto';
import { codedBits, encoded } from './forensic-code.ts';

/** The samples of a frame, 23 ms, which carries one symbol. */
export const frameSize = 1024;
/**
 * The frequencies of a frame that carry its symbol, by their index: about 0.9 to 5.2 kHz, which every codec
 * preserves.
 */
export const firstBin = 20;
export const binCount = 100;

const syncFrames = 120;
/** A block lasts 9.3 s and then repeats. */
export const framesPerBlock = syncFrames + codedBits;

/** The rates at which marks are embedded and detected, according to the rate of the sound. */
export const markRates = [44100, 48000] as const;
export const markRateFor = (sampleRate: number): (typeof markRates)[number] =>
  sampleRate % 11025 === 0 ? 44100 : 48000;

/**
 * The pattern of a key: the symbol in each place of a block, and the effect of a symbol on each frequency of
 * its frame.
 */
export interface ForensicPattern {
  /** The symbol of each frame that does not depend on the payload: ±1, or 0 for a bit of the payload. */
  readonly sync: Int8Array;
  /** The coded bit in each frame that is not for synchronization. */
  readonly codedBit: Uint16Array;
  /** Frame by frame, `binCount` each: +1 where a symbol of +1 raises the frequency, −1 where it lowers it. */
  readonly signs: Int8Array;
}

/**
 * Returns the pattern of a key, without which nobody can detect, read or remove a mark. The same key always
 * returns the same pattern.
 */
export const forensicPattern = (key: Uint8Array): ForensicPattern => {
  const order = shuffles(key, 'frames', framesPerBlock, 1)[0] ?? [];
  const sync = new Int8Array(framesPerBlock);
  const codedBit = new Uint16Array(framesPerBlock);
  order.forEach((frame, i) => {
    if (i < syncFrames) sync[frame] = i % 2 === 0 ? 1 : -1;
    else codedBit[frame] = i - syncFrames;
  });
  const signs = new Int8Array(framesPerBlock * binCount);
  shuffles(key, 'frequencies', binCount, framesPerBlock).forEach((bins, frame) => {
    bins.forEach((bin, i) => (signs[frame * binCount + bin] = i < binCount / 2 ? 1 : -1));
  });
  return { sync, codedBit, signs };
};

/** Returns the symbol of each frame of a block for a payload: ±1. */
export const symbolsOf = ({ sync, codedBit }: ForensicPattern, payload: number): Int8Array => {
  const code = encoded(payload);
  return sync.map((sign, frame) => (sign !== 0 ? sign : (code[codedBit[frame] ?? 0] ?? 1)));
};

/**
 * Returns permutations of the numbers below `length` that depend on the key: each number gets 32 bits, by
 * which they are sorted.
 */
const shuffles = (
  key: Uint8Array,
  purpose: string,
  length: number,
  count: number,
): readonly (readonly number[])[] => {
  const draws = createHash('shake256', { outputLength: 4 * length * count })
    .update(key)
    .update(`forensic mark/${purpose}`)
    .digest();
  return Array.from({ length: count }, (_, n) => {
    // The random bits and the number are combined, so that they are sorted together.
    const drawn = Float64Array.from(
      { length },
      (_, i) => draws.readUInt32LE(4 * (n * length + i)) * length + i,
    ).sort();
    return Array.from(drawn, (value) => value % length);
  });
};
