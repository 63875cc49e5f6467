import type { PlacedSection } from '../score/form.ts';
import type { AirPart, Song } from '../score/song.ts';
import { chance, exp, exp2, noise, sine } from '../sound/arithmetic.ts';
import { bandpass, lowpass } from '../sound/filters.ts';
import { faded, frames, sampleRate, type Sound } from '../sound/sound.ts';

type Air = (seconds: number, seed: number) => Float32Array;

/** Noise whose brightness and level rise until the end. */
const rise: Air = (seconds, seed) => {
  const hiss = noise(seed);
  const out = new Float32Array(frames(seconds));
  let [low, band] = [0, 0];
  for (let i = 0; i < out.length; i++) {
    const way = i / out.length;
    const step = (6.283185 * 260 * exp2(way * 4.6)) / sampleRate;
    low += step * band;
    band += step * (hiss() - low - 0.5 * band);
    out[i] = band * way * way * 0.5;
  }
  return faded(out, 0.02, 0.03);
};

/** Dust and scratches. */
const crackle: Air = (seconds, seed) => {
  const random = chance(seed);
  const hiss = noise(seed);
  const soft = lowpass(2400);
  const needle = bandpass(2900, 0.8);
  const out = new Float32Array(frames(seconds));
  for (let i = 0; i < out.length; i++) {
    const strength = random() < 22 / sampleRate ? random() : 0;
    const tick = strength === 0 ? 0 : (random() < 0.5 ? -1 : 1) * (0.25 + strength * strength * strength);
    out[i] = 0.03 * soft(hiss()) + needle(tick);
  }
  return faded(out, 0.4, 0.4);
};

/** Surf: hiss that swells every few seconds. */
const wave: Air = (seconds, seed) => {
  const hiss = noise(seed);
  const soft = lowpass(900);
  const out = new Float32Array(frames(seconds));
  for (let i = 0; i < out.length; i++) {
    const swell = 0.5 - 0.5 * sine(i / sampleRate / 7.4 + 0.25);
    out[i] = soft(hiss()) * (0.15 + 0.85 * swell * swell) * (1 - exp(-i / sampleRate / 2));
  }
  return faded(out, 0.5, 1.5);
};

const kinds = { rise, crackle, wave };

/** A rise fills the last two bars of its section; the others last as long as it. */
export const airs = (part: AirPart, song: Song, sections: readonly PlacedSection[], into: Sound): void => {
  const beat = 60 / song.bpm;
  for (const section of sections) {
    const kind = part.airs[section.name];
    if (!kind || (kind === 'rise' && section.closing)) continue;
    const from = kind === 'rise' ? Math.max(section.from, section.to - 2 * song.beatsPerBar) : section.from;
    const seconds = (section.to - from) * beat;
    const sides = [into.left, into.right].map((side, index) => ({
      side,
      air: kinds[kind](seconds, song.seed * 3 + index + section.from),
    }));
    for (const { side, air } of sides) {
      const at = frames(from * beat);
      for (let i = 0; i < air.length && at + i < side.length; i++) {
        side[at + i] = (side[at + i] ?? 0) + (air[i] ?? 0);
      }
    }
  }
};
