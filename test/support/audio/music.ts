import type { Pcm } from '../../../src/adapters/audio/dsp/pcm.ts';
import { seeded } from '../../../src/adapters/audio/dsp/seeded.ts';
import { tonics, type MusicalKey } from '../../../src/domain/catalog/musical-key.ts';

// Looked up once: in Jest's realms every use of a global costs.
const { PI, exp, floor, min, round, sin } = Math;

interface Cadence {
  readonly key?: MusicalKey;
  readonly bpm?: number;
  readonly seconds?: number;
  readonly sampleRate?: number;
  /** The level of the loudest moments; full scale is 1. */
  readonly level?: number;
  /** How far it is tuned over A = 440 Hz, semitones. */
  readonly tuning?: number;
  /** How much each harmonic falls off: 0.2 dull, 0.8 bright. */
  readonly brightness?: number;
  /** Strokes of a drum on every beat, and softer ones between. */
  readonly drums?: boolean;
  readonly seed?: string;
}

// Roots over the tonic in semitones, and the chord on each: I IV V I, i iv V i.
const progressions = {
  major: [
    [0, [0, 4, 7]],
    [5, [0, 4, 7]],
    [7, [0, 4, 7]],
    [0, [0, 4, 7]],
  ],
  minor: [
    [0, [0, 3, 7]],
    [5, [0, 3, 7]],
    [7, [0, 4, 7]],
    [0, [0, 3, 7]],
  ],
} as const;

// Sines are computed by the hundred thousand: equal requests share the same samples, and nobody changes them.
const cadences = new Map<string, Pcm>();
const notes = new Map<string, Float32Array>();

const madeOnce = <Created>(known: Map<string, Created>, requested: object, make: () => Created): Created => {
  const name = JSON.stringify(requested);
  const created = known.get(name) ?? make();
  known.set(name, created);
  return created;
};

/** A bar of each chord of a cadence again and again, a bass under it, drums with it. Mono. */
export const aCadence = (requested: Cadence = {}): Pcm =>
  madeOnce(cadences, requested, () => playedCadence(requested));

const playedCadence = ({
  key = { tonic: 'C', mode: 'major' },
  bpm = 120,
  seconds = 16,
  sampleRate = 22050,
  level = 0.5,
  tuning = 0,
  brightness = 0.5,
  drums = true,
  seed = 'cadence',
}: Cadence): Pcm => {
  const next = seeded(seed);
  const samples = new Float32Array(round(seconds * sampleRate));
  const beat = 60 / bpm;
  const add = (at: number, sound: Float32Array) => {
    const from = round(at * sampleRate);
    for (let i = 0; i < sound.length && from + i < samples.length; i++)
      samples[from + i] = (samples[from + i] ?? 0) + level * (sound[i] ?? 0);
  };
  const created = (length: number, sound: (t: number) => number) =>
    Float32Array.from({ length: round(length * sampleRate) }, (_, i) => sound(i / sampleRate));
  const note = (pitch: number, length: number, height: number): Float32Array =>
    madeOnce(notes, { pitch, length, height, tuning, brightness, sampleRate }, () => {
      const hz = 440 * 2 ** ((pitch + tuning - 69) / 12);
      const harmonics = [1, 2, 3, 4, 5].map(
        (h) => [2 * PI * h * hz, h * h, height * brightness ** (h - 1)] as const,
      );
      return created(length, (t) => {
        let sum = 0;
        for (const [turning, phase, strength] of harmonics) sum += strength * sin(turning * t + phase);
        return sum * min(1, t / 0.01) * exp(-1.5 * t);
      });
    });
  const kick = created(0.1, (t) => 0.5 * exp(-40 * t) * sin(2 * PI * 60 * t));
  const snare = created(0.1, (t) => 0.5 * exp(-40 * t) * (2 * next() - 1));
  const hat = created(0.05, (t) => 0.12 * exp(-90 * t) * (2 * next() - 1));
  for (let bar = 0; bar * 4 * beat < seconds; bar++) {
    const [root, tones] = progressions[key.mode][bar % 4] ?? [0, []];
    const lowest = 48 + tonics.indexOf(key.tonic) + root;
    for (let b = 0; b < 4; b++) {
      const at = (bar * 4 + b) * beat;
      if (b % 2 === 0) for (const tone of tones) add(at, note(lowest + 12 + tone, 2 * beat, 0.12));
      add(at, note(lowest, beat, 0.2));
      if (!drums) continue;
      add(at, b % 2 === 0 ? kick : snare);
      add(at + beat / 2, hat);
    }
  }
  return { sampleRate, channels: [samples] };
};

/** Syllables of no language: gliding voices, hisses and pauses of uneven lengths. */
export const aSpeech = (seconds: number, sampleRate = 22050, seed = 'speech'): Float32Array => {
  const next = seeded(seed);
  const samples = new Float32Array(round(seconds * sampleRate));
  for (let at = 0; at < seconds;) {
    const length = 0.09 + 0.2 * next();
    const [from, to] = [90 + 120 * next(), 90 + 120 * next()];
    const voiced = next() < 0.75;
    const [first, count] = [floor(at * sampleRate), floor(length * sampleRate)];
    let turns = 0;
    for (let i = 0; i < count && first + i < samples.length; i++) {
      const way = i / count;
      turns += (from + (to - from) * way) / sampleRate;
      const voice = [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, h) => sum + sin(2 * PI * h * turns) / h, 0);
      samples[first + i] = 0.15 * sin(PI * way) * (voiced ? voice : 2 * next() - 1);
    }
    at += length + (next() < 0.15 ? 0.3 + 0.5 * next() : 0.03 * next());
  }
  return samples;
};
