import { cosine, exp, hertz, noise, sine } from './arithmetic.ts';
import { lowpass } from './filters.ts';
import { faded, frames, mono, sampleRate, toneSamples, type Instrument } from './sound.ts';

const { max, min, sqrt } = Math;

/** One partial: frequency over the fundamental's, level, seconds to fall by 60 dB at middle C. */
export type Partial = readonly [ratio: number, level: number, decay: number];

/** Something struck that rings: piano, marimba, bell, music box. */
export interface Struck {
  readonly partials: readonly Partial[];
  /** Seconds to fall by 60 dB after the key is released; absent: it rings out. */
  readonly damper?: number;
  /** Noise of the blow. */
  readonly blow: number;
  /** Higher notes decay faster: 0 not, 1 in proportion to pitch. */
  readonly follow: number;
}

const ringing = (
  out: Float32Array,
  step: number,
  level: number,
  decaySeconds: number,
  held: number,
  damper: number,
): void => {
  const fall = exp(-6.907755 / (decaySeconds * sampleRate));
  const dampedFall = exp(-6.907755 / (min(decaySeconds, damper) * sampleRate));
  const turnCos = cosine(step);
  const turnSin = sine(step);
  let x = level;
  let y = 0;
  for (let i = 0; i < out.length; i++) {
    const r = i < held ? fall : dampedFall;
    const nextX = r * (x * turnCos - y * turnSin);
    y = r * (x * turnSin + y * turnCos);
    x = nextX;
    out[i] = (out[i] ?? 0) + y;
  }
};

export const struck =
  ({ partials, damper, blow, follow }: Struck): Instrument =>
  ({ pitch, seconds, force }) => {
    const hz = hertz(pitch);
    const shorter = 1 + follow * (hz / 261.6256 - 1);
    const longest = max(...partials.map(([, , decay]) => decay)) / shorter;
    const held = frames(seconds);
    const out = toneSamples(frames(min(longest * 0.8, seconds + (damper ?? longest) * 0.8) + 0.02));
    for (const [ratio, level, decay] of partials) {
      if (hz * ratio > 14_000) continue;
      // A harder blow brings out high frequencies.
      const brightness = ratio < 1.5 ? 1 : 0.35 + 0.65 * force;
      const ring = max(0.05, decay / max(0.25, shorter));
      ringing(out, (hz * ratio) / sampleRate, level * brightness, ring, held, damper ?? ring);
    }
    const hiss = noise(pitch);
    const soft = lowpass(1500 + 4000 * force);
    const knock = frames(0.03);
    for (let i = 0; i < min(knock, out.length); i++) {
      out[i] = (out[i] ?? 0) + blow * force * soft(hiss()) * (1 - i / knock) * (1 - i / knock);
    }
    return mono(faded(out, 0.0015, 0.03));
  };

/** The partials of a stiff string, each a little sharp, the high ones weaker and shorter. */
export const pianoString = (count: number, slope: number, decay: number): readonly Partial[] =>
  Array.from({ length: count }, (_, index) => {
    const n = index + 1;
    const ratio = n * sqrt(1 + 0.0004 * n * n);
    const hammer = 0.35 + 0.65 * sine(n / 14 + 0.02) * sine(n / 14 + 0.02);
    return [ratio, (0.5 * hammer) / (1 + slope * (n - 1)), decay / (1 + 0.35 * (n - 1))] as const;
  });
