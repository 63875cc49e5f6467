import { joined, type Block, type Pcm } from '../../../src/adapters/audio/dsp/pcm.ts';
import { seeded } from '../../../src/adapters/audio/dsp/seeded.ts';

// Looked up once: in Jest's realms every use of a global costs.
const { PI, sin, exp, min, max, round, floor } = Math;

/** Test signals, made here so that the repository contains no audio. */
export const sine = (hz: number, dbfs: number, seconds: number, sampleRate = 48000): Float32Array => {
  const amplitude = 10 ** (dbfs / 20);
  return silence(seconds, sampleRate).map((_, i) => amplitude * sin((2 * PI * hz * i) / sampleRate));
};

export const stereo = (left: Float32Array, right: Float32Array = left): Block => [left, right];

export const silence = (seconds: number, sampleRate = 48000): Float32Array =>
  new Float32Array(round(seconds * sampleRate));

export const noise = (dbfs: number, seconds: number, sampleRate = 48000, seed = 'noise'): Float32Array => {
  const next = seeded(seed);
  const amplitude = 10 ** (dbfs / 20);
  return silence(seconds, sampleRate).map(() => amplitude * (2 * next() - 1));
};

export const inTurn = (...parts: readonly Float32Array[]): Float32Array =>
  joined(parts.map((part) => [part]))[0] ?? new Float32Array(0);

/** A tune of chords, bass and drums, quiet but for `loudFrom` to `loudTo` seconds. It replaces a real recording. */
export const aTune = ({
  seconds = 12,
  sampleRate = 44100,
  channels = 2,
  seed = 'tune',
  loudFrom = 0,
  loudTo = Infinity,
  level = 0.5,
} = {}): Pcm => {
  const next = seeded(seed);
  const frames = round(seconds * sampleRate);
  const voices = Array.from({ length: channels }, () => new Float32Array(frames));
  const beat = 60 / (84 + floor(next() * 70));
  const root = 110 * 2 ** (floor(next() * 12) / 12);
  const steps = [0, 3, 5, 7, 10, 12, 15, 19];
  for (let at = 0, count = 0; at < seconds; at += beat / 2, count++) {
    const notes = [root / 2, ...[0, 1, 2].map(() => root * 2 ** ((steps[floor(next() * 8)] ?? 0) / 12))];
    const loud = at >= loudFrom && at < loudTo ? level : level / 6;
    const pan = 0.3 + 0.4 * next();
    const drum = count % 4 === 2 ? 0.4 : count % 4 === 0 ? 0.15 : 0.05;
    const from = round(at * sampleRate);
    const to = min(frames, from + round(beat * 0.9 * sampleRate));
    for (let i = from; i < to; i++) {
      const t = (i - from) / sampleRate;
      const shape = min(1, t / 0.004) * exp(-3 * t);
      const tones = notes.reduce((sum, hz) => sum + sin(2 * PI * hz * t) + 0.3 * sin(6 * PI * hz * t), 0);
      const sample = loud * (0.16 * shape * tones + drum * exp(-30 * t) * (2 * next() - 1));
      voices.forEach((voice, k) => (voice[i] = (voice[i] ?? 0) + sample * (k === 0 ? 1 - pan : pan) * 1.4));
    }
  }
  return {
    sampleRate,
    channels: voices.map((voice) => voice.map((v) => max(-0.99, min(0.99, v)))),
  };
};
