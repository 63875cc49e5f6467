import { rise } from './fades.ts';
import { framesIn, type Block, type Pcm } from './pcm.ts';
import { seeded } from './seeded.ts';

const { PI, min, sin } = Math;

const noteSeconds = 0.14;
const intervals = [0, 7, 4, 12]; // semitones: the four notes of the chirp, in an order that the seed turns
const level = 0.2;
const duckedTo = 0.35;
const attackSeconds = 0.06;
const releaseSeconds = 0.25;

export const chirpSeconds = noteSeconds * intervals.length;

/** One chirp: when it begins, its lowest note in Hz, and the note of the four that comes first. */
export interface Chirp {
  readonly at: number;
  readonly pitch: number;
  readonly turn: number;
}

/** Where the seed puts the chirps of a sound of so many seconds: at least one, then one every four to six seconds. */
export const chirpsFor = (seed: string, seconds: number): readonly Chirp[] => {
  const next = seeded(seed);
  const last = Math.max(0, seconds - chirpSeconds - 0.2);
  const chirps: Chirp[] = [];
  let at = next() * min(2.5, last);
  do {
    chirps.push({ at, pitch: 740 * 2 ** ((next() - 0.5) / 15), turn: Math.floor(next() * intervals.length) });
    at += 4 + 2 * next();
  } while (at <= last);
  return chirps;
};

export const chirpSamples = ({ pitch, turn }: Chirp, sampleRate: number): Float32Array => {
  const note = Math.round(noteSeconds * sampleRate);
  const samples = new Float32Array(note * intervals.length);
  for (let k = 0; k < intervals.length; k++) {
    const frequency = pitch * 2 ** ((intervals[(k + turn) % intervals.length] ?? 0) / 12);
    for (let i = 0; i < note; i++) {
      const t = i / sampleRate;
      const phase = 2 * PI * frequency * (t + 0.18 * t * t);
      const tone = sin(phase) + 0.4 * sin(2 * phase) + 0.25 * sin(3 * phase);
      const shape = min(rise(t / 0.005), rise((noteSeconds - t) / 0.02));
      samples[k * note + i] = level * shape * tone;
    }
  }
  return samples;
};

/** The sound with its chirps over it, itself ducked under them. Meant for sound at about −16 LUFS. */
export const watermarked = ({ sampleRate, channels }: Pcm, seed: string): Block => {
  const frames = framesIn(channels);
  const duck = new Float32Array(frames).fill(1);
  const voice = new Float32Array(frames);
  for (const chirp of chirpsFor(seed, frames / sampleRate)) {
    const start = Math.round(chirp.at * sampleRate);
    const samples = chirpSamples(chirp, sampleRate);
    voice.set(samples.subarray(0, frames - start), start);
    const attack = Math.round(attackSeconds * sampleRate);
    const release = Math.round(releaseSeconds * sampleRate);
    const end = min(frames, start + samples.length + release);
    for (let i = Math.max(0, start - attack); i < end; i++) {
      const depth = min(
        rise((i - start + attack) / attack),
        rise((start + samples.length + release - i) / release),
      );
      duck[i] = min(duck[i] ?? 1, 1 - (1 - duckedTo) * depth);
    }
  }
  return channels.map((channel) => {
    const sounding = new Float32Array(frames);
    for (let i = 0; i < frames; i++) sounding[i] = (channel[i] ?? 0) * (duck[i] ?? 1) + (voice[i] ?? 0);
    return sounding;
  });
};
