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
const blockFrames = 256;

interface Line {
  readonly buffer: Float32Array;
  /** What comes out over one block, highs and strength lost. */
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

const taken = (line: Line, sum: Float32Array, count: number): void => {
  const { buffer, out, keep } = line;
  let { dulled, place } = line;
  for (let i = 0; i < count; i++) {
    dulled += 0.7 * ((buffer[place] ?? 0) - dulled);
    const value = dulled * keep;
    out[i] = value;
    sum[i] = (sum[i] ?? 0) + value;
    place = place + 1 === buffer.length ? 0 : place + 1;
  }
  line.dulled = dulled;
};

const given = (line: Line, sum: Float32Array, input: Float32Array, count: number): void => {
  const { buffer, out } = line;
  let { place } = line;
  for (let i = 0; i < count; i++) {
    // A trace of DC keeps silence from becoming denormal numbers, which are slow.
    buffer[place] = (out[i] ?? 0) - 0.25 * (sum[i] ?? 0) + (input[i] ?? 0) + 1e-18;
    place = place + 1 === buffer.length ? 0 : place + 1;
  }
  line.place = place;
};

/** Two samples become one, what lies under 180 Hz left out. */
const halved = (samples: Float32Array): Float32Array => {
  const half = new Float32Array((samples.length + 1) >> 1);
  const k = smoothing(360);
  let low = 0;
  for (let i = 0; i < half.length; i++) {
    const x = 0.5 * ((samples[2 * i] ?? 0) + (samples[2 * i + 1] ?? 0));
    low += k * (x - low);
    half[i] = x - low;
  }
  return half;
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

/** Which lines are heard on the left and on the right, and with what sign. */
const ears = [
  [1, 0, -1, 0.4, 1, 0, -1, -0.4],
  [0, 1, 0.4, -1, 0, 1, -0.4, -1],
] as const;

export const reverberated = (sound: Sound, { seconds, level }: NonNullable<Placement['room']>): void => {
  const size = min(1.5, max(0.6, seconds / 1.8));
  const lines = lengths.map((length) => lineOf(round(length * size), seconds));
  const inputs = [halved(sound.left), halved(sound.right)];
  const answers = inputs.map(({ length }) => new Float32Array(length));
  const sum = new Float32Array(blockFrames);
  const total = inputs[0]?.length ?? 0;
  for (let from = 0; from < total; from += blockFrames) {
    const count = min(blockFrames, total - from);
    sum.fill(0);
    for (const line of lines) taken(line, sum, count);
    lines.forEach((line, index) => {
      const input = inputs[index % 2]?.subarray(from, from + count);
      if (input) given(line, sum, input, count);
    });
    answers.forEach((answer, ear) => {
      lines.forEach(({ out }, index) => {
        const share = ears[ear]?.[index] ?? 0;
        if (share === 0) return;
        for (let i = 0; i < count; i++) answer[from + i] = (answer[from + i] ?? 0) + share * (out[i] ?? 0);
      });
    });
  }
  addDoubled(sound.left, answers[0] ?? sum, level * 0.5);
  addDoubled(sound.right, answers[1] ?? sum, level * 0.5);
};
