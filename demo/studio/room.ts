import { exp } from '../sound/arithmetic.ts';
import { smoothing } from '../sound/filters.ts';
import { sampleRate, type Sound } from '../sound/sound.ts';
import type { Placement } from '../score/song.ts';

/**
 * Reverberation: eight delay lines that feed one another, each losing its highs (Jot's network with Householder's
 * matrix). A room answers without the topmost octave, so it is reckoned at half the sample rate.
 */
const { max, min, round } = Math;

const lengths = [619, 691, 809, 887, 977, 1103, 1229, 1327];
/** Shorter than every delay line, so that a block leaves all lines before it enters them. */
const blockFrames = 256;
const damping = 0.7;

interface Line {
  readonly buffer: Float32Array;
  /** The output of one block, damped and attenuated. */
  readonly out: Float32Array;
  readonly keep: number;
  place: number;
  dulled: number;
}

const lineOf = (length: number, seconds: number): Line => ({
  buffer: new Float32Array(length),
  out: new Float32Array(blockFrames),
  keep: exp((-6.907755 * length * 2) / (seconds * sampleRate)),
  place: 0,
  dulled: 0,
});

/** One side of the room: the input of a block, and its answer. */
interface Ear {
  readonly input: Float32Array;
  readonly answer: Float32Array;
  /** State of the filter before the room, and the last sample of the answer. */
  low: number;
  before: number;
}

const ear = (): Ear => ({
  input: new Float32Array(blockFrames),
  answer: new Float32Array(blockFrames),
  low: 0,
  before: 0,
});

const below180 = smoothing(360);

/** Two samples become one, without frequencies under 180 Hz. Beyond the end there is silence. */
const halve = (one: Ear, samples: Float32Array, from: number): void => {
  const { input } = one;
  let { low } = one;
  for (let i = 0; i < blockFrames; i++) {
    const sample = 0.5 * ((samples[from + 2 * i] ?? 0) + (samples[from + 2 * i + 1] ?? 0));
    low += below180 * (sample - low);
    input[i] = sample - low;
  }
  one.low = low;
};

/** Takes a block out of two lines together, one for each ear: the filters of two are calculated in the time of one. */
const take = (a: Line, b: Line, sign: number, sum: Float32Array, left: Ear, right: Ear): void => {
  const { buffer: bufferA, out: outA, keep: keepA } = a;
  const { buffer: bufferB, out: outB, keep: keepB } = b;
  const { answer: toLeft } = left;
  const { answer: toRight } = right;
  let { place: placeA, dulled: dulledA } = a;
  let { place: placeB, dulled: dulledB } = b;
  for (let i = 0; i < blockFrames; i++) {
    dulledA = (1 - damping) * dulledA + damping * (bufferA[placeA] ?? 0);
    dulledB = (1 - damping) * dulledB + damping * (bufferB[placeB] ?? 0);
    const valueA = dulledA * keepA;
    const valueB = dulledB * keepB;
    outA[i] = valueA;
    outB[i] = valueB;
    sum[i] = (sum[i] ?? 0) + valueA + valueB;
    toLeft[i] = (toLeft[i] ?? 0) + sign * valueA;
    toRight[i] = (toRight[i] ?? 0) + sign * valueB;
    placeA = placeA + 1 === bufferA.length ? 0 : placeA + 1;
    placeB = placeB + 1 === bufferB.length ? 0 : placeB + 1;
  }
  a.dulled = dulledA;
  b.dulled = dulledB;
};

const give = (line: Line, sum: Float32Array, input: Float32Array): void => {
  const { buffer, out } = line;
  let { place } = line;
  for (let i = 0; i < blockFrames; i++) {
    // A trace of DC keeps silence from becoming denormal numbers, which are slow.
    buffer[place] = (out[i] ?? 0) - 0.25 * (sum[i] ?? 0) + (input[i] ?? 0) + 1e-18;
    place = place + 1 === buffer.length ? 0 : place + 1;
  }
  line.place = place;
};

/** Adds the answer, at twice its rate, to the samples from a place on. */
const addDoubled = (samples: Float32Array, from: number, one: Ear, gain: number): void => {
  const count = min(blockFrames, (samples.length - from + 1) >> 1);
  for (let i = 0; i < count; i++) {
    const now = one.answer[i] ?? 0;
    const at = from + 2 * i;
    samples[at] = (samples[at] ?? 0) + gain * 0.5 * (one.before + now);
    if (at + 1 < samples.length) samples[at + 1] = (samples[at + 1] ?? 0) + gain * now;
    one.before = now;
  }
};

/** The lines alternate between left and right; this is the sign of the output of each two. */
const signs = [1, -1, 1, -1];

/** Adds the answer of the room to a sound, block by block. */
export const reverberated = (sound: Sound, { seconds, level }: NonNullable<Placement['room']>): void => {
  const size = min(1.5, max(0.6, seconds / 1.8));
  const lines = lengths.map((length) => lineOf(round(length * size), seconds));
  const pairs = signs.flatMap((sign, n) => {
    const [a, b] = [lines[2 * n], lines[2 * n + 1]];
    return a && b ? [{ a, b, sign }] : [];
  });
  const sum = new Float32Array(blockFrames);
  const [left, right] = [ear(), ear()];
  for (let from = 0; from < sound.left.length; from += 2 * blockFrames) {
    halve(left, sound.left, from);
    halve(right, sound.right, from);
    for (const values of [sum, left.answer, right.answer]) values.fill(0);
    for (const { a, b, sign } of pairs) take(a, b, sign, sum, left, right);
    for (const { a, b } of pairs) {
      give(a, sum, left.input);
      give(b, sum, right.input);
    }
    addDoubled(sound.left, from, left, level * 0.5);
    addDoubled(sound.right, from, right, level * 0.5);
  }
};
