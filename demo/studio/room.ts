import { exp } from '../sound/arithmetic.ts';
import { smoothing } from '../sound/filters.ts';
import { reusedSamples, sampleRate, type Sound } from '../sound/sound.ts';
import type { Placement } from '../score/song.ts';

/**
 * Reverberation: eight delay lines that feed one another, each losing its highs (Jot's network with Householder's
 * matrix). A room answers without the topmost octave, so it is reckoned at half the sample rate.
 */
const { max, min, round } = Math;

const lengths = [619, 691, 809, 887, 977, 1103, 1229, 1327];
const blockFrames = 256;

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

/** Takes a block out of a line, for all lines to share and for one ear. */
const taken = (line: Line, sum: Float32Array, audible: Float32Array, sign: number): void => {
  const { buffer, out, keep } = line;
  let { dulled, place } = line;
  for (let i = 0; i < audible.length; i++) {
    dulled += 0.7 * ((buffer[place] ?? 0) - dulled);
    const value = dulled * keep;
    out[i] = value;
    sum[i] = (sum[i] ?? 0) + value;
    audible[i] = (audible[i] ?? 0) + sign * value;
    place = place + 1 === buffer.length ? 0 : place + 1;
  }
  line.dulled = dulled;
};

const given = (line: Line, sum: Float32Array, input: Float32Array): void => {
  const { buffer, out } = line;
  let { place } = line;
  for (let i = 0; i < input.length; i++) {
    // A trace of DC keeps silence from becoming denormal numbers, which are slow.
    buffer[place] = (out[i] ?? 0) - 0.25 * (sum[i] ?? 0) + (input[i] ?? 0) + 1e-18;
    place = place + 1 === buffer.length ? 0 : place + 1;
  }
  line.place = place;
};

const [leftHalf, rightHalf] = [reusedSamples(), reusedSamples()];

/** Two samples become one, without frequencies under 180 Hz. Each call overwrites what the call before returned. */
const halved = ({ left, right }: Sound): readonly [Float32Array, Float32Array] => {
  const length = (left.length + 1) >> 1;
  const [halfLeft, halfRight] = [leftHalf(length), rightHalf(length)];
  const k = smoothing(360);
  let [lowLeft, lowRight] = [0, 0];
  for (let i = 0; i < length; i++) {
    const next = 2 * i + 1 < left.length ? 2 * i + 1 : -1; // the last one of an odd number has no neighbor
    const l = 0.5 * ((left[2 * i] ?? 0) + (next < 0 ? 0 : (left[next] ?? 0)));
    const r = 0.5 * ((right[2 * i] ?? 0) + (next < 0 ? 0 : (right[next] ?? 0)));
    lowLeft += k * (l - lowLeft);
    lowRight += k * (r - lowRight);
    halfLeft[i] = l - lowLeft;
    halfRight[i] = r - lowRight;
  }
  return [halfLeft, halfRight];
};

const addDoubled = (samples: Float32Array, half: Float32Array, gain: number): void => {
  let before = 0;
  for (let i = 0; i < half.length; i++) {
    const now = half[i] ?? 0;
    const at = 2 * i;
    samples[at] = (samples[at] ?? 0) + gain * 0.5 * (before + now);
    if (at + 1 < samples.length) samples[at + 1] = (samples[at + 1] ?? 0) + gain * now;
    before = now;
  }
};

/** The delay lines alternate between left and right; this is the sign of their output. */
const signs = [1, 1, -1, -1, 1, 1, -1, -1];

export const reverberated = (sound: Sound, { seconds, level }: NonNullable<Placement['room']>): void => {
  const size = min(1.5, max(0.6, seconds / 1.8));
  const lines = lengths.map((length) => lineOf(round(length * size), seconds));
  const inputs = halved(sound);
  const total = inputs[0].length;
  const answers = [new Float32Array(blockFrames), new Float32Array(blockFrames)] as const;
  const sum = new Float32Array(blockFrames);
  for (let from = 0; from < total; from += blockFrames) {
    const to = min(total, from + blockFrames);
    sum.fill(0);
    const audible = answers.map((answer) => answer.fill(0).subarray(0, to - from));
    const fed = inputs.map((input) => input.subarray(from, to));
    lines.forEach((line, index) => taken(line, sum, audible[index % 2] ?? sum, signs[index] ?? 1));
    lines.forEach((line, index) => given(line, sum, fed[index % 2] ?? sum));
    // The answer of the room takes the place of its input, which saves the memory for both.
    fed.forEach((input, side) => input.set(audible[side] ?? input));
  }
  addDoubled(sound.left, inputs[0], level * 0.5);
  addDoubled(sound.right, inputs[1], level * 0.5);
};
