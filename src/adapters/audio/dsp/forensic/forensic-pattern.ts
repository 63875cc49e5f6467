import { createHash } from 'node:crypto';
import { codedBits, encoded } from './forensic-code.ts';

/** Samples in a frame, 23 ms: one symbol. */
export const frameSize = 1024;
/** The frequencies of a frame that carry its symbol, by their index: about 0.9 to 5.2 kHz, which every codec keeps. */
export const firstBin = 20;
export const binCount = 100;

const syncFrames = 120;
/** 9.3 s; then it all begins again. */
export const framesPerBlock = syncFrames + codedBits;

/** Rates at which marks are laid and heard: the mark of a sound is laid at the one of its family. */
export const markRates = [44100, 48000] as const;
export const markRateFor = (sampleRate: number): (typeof markRates)[number] =>
  sampleRate % 11025 === 0 ? 44100 : 48000;

/** What a key decides: where in a block which symbol stands, and what a symbol does to each frequency of its frame. */
export interface ForensicPattern {
  /** What is said in each frame whatever the payload: ±1, or 0 where a bit of the payload stands. */
  readonly sync: Int8Array;
  /** Which of the coded bits stands in each frame that is not for synchronization. */
  readonly codedBit: Uint16Array;
  /** Frame by frame, `binCount` each: +1 where a symbol of +1 raises the frequency, −1 where it lowers it. */
  readonly signs: Int8Array;
}

/** Without the key nobody can tell, hear out or erase what is written; the same key gives the same pattern for ever. */
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

/** What each frame of a block says for a payload: ±1. */
export const symbolsOf = ({ sync, codedBit }: ForensicPattern, payload: number): Int8Array => {
  const code = encoded(payload);
  return sync.map((sign, frame) => (sign !== 0 ? sign : (code[codedBit[frame] ?? 0] ?? 1)));
};

/** Orders of the numbers below `length`, drawn by the key: each number is given 32 bits, and the least comes first. */
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
    // Draw and number in one: sorted as one.
    const drawn = Float64Array.from(
      { length },
      (_, i) => draws.readUInt32LE(4 * (n * length + i)) * length + i,
    ).sort();
    return Array.from(drawn, (value) => value % length);
  });
};
