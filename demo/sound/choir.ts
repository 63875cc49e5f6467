import { chance, exp, exp2, hertz, noise, sine } from './arithmetic.ts';
import { saw } from './analogue.ts';
import { bandpass, highpass } from './filters.ts';
import { faded, frames, sampleRate, toneSamples, type Instrument, type Tone } from './sound.ts';

const { min } = Math;

/** Formants of a sung vowel: Hz, width as Q, level. */
const vowels = {
  ah: [
    [800, 8, 1],
    [1150, 10, 0.6],
    [2900, 14, 0.18],
    [3900, 14, 0.08],
  ],
  ooh: [
    [360, 6, 1],
    [780, 9, 0.35],
    [2600, 14, 0.05],
    [3400, 14, 0.03],
  ],
} as const;

/** Voices that sing one vowel together, each a little late, a little off and with a vibrato of its own. */
export interface Choir {
  readonly vowel: keyof typeof vowels;
  readonly singers: number;
  readonly attack: number;
  readonly release: number;
}

const side = ({ vowel, singers, attack, release }: Choir, tone: Tone, seed: number): Float32Array => {
  const random = chance(seed);
  const breath = noise(seed);
  const held = frames(tone.seconds);
  const length = held + frames(release * 1.2);
  const folds = toneSamples(length);
  for (let singer = 0; singer < singers; singer++) {
    const base = (hertz(tone.pitch) * exp2(((random() - 0.5) * 16) / 1200)) / sampleRate;
    const rate = 4.6 + random() * 1.4;
    const depth = 14 + random() * 12;
    const offset = random();
    let phase = random();
    let step = base;
    for (let i = 0; i < length; i++) {
      if (i % 64 === 0) {
        const at = i / sampleRate;
        const settled = min(1, at / 0.5);
        step = base * exp2((depth * settled * sine(rate * at + offset) - 25 * exp(-at * 18)) / 1200);
      }
      phase += step;
      if (phase >= 1) phase -= 1;
      folds[i] = (folds[i] ?? 0) + saw(phase, step);
    }
  }
  const mouth = vowels[vowel].map(([hz, q, level]) => ({ resonance: bandpass(hz, q), level }));
  const thin = highpass(120);
  const rise = frames(attack);
  const releaseShare = 1 - exp(-4.6 / (release * sampleRate));
  let level = 0;
  for (let i = 0; i < length; i++) {
    const source = thin((folds[i] ?? 0) / singers + 0.03 * breath());
    let v = 0.06 * source;
    for (const { resonance, level: strength } of mouth) v += strength * resonance(source);
    if (i >= held) level -= level * releaseShare;
    else level = min(1, i / rise);
    folds[i] = v * level;
  }
  return faded(folds, 0.001, 0.01);
};

export const choir =
  (voices: Choir): Instrument =>
  (tone) => ({
    left: side(voices, tone, tone.pitch * 17 + 1),
    right: side(voices, tone, tone.pitch * 17 + 501),
  });
