import { chance, exp, exp2, hertz, noise, sine, tangent } from './arithmetic.ts';
import { faded, frames, mono, sampleRate, toneSamples, type Instrument, type Tone } from './sound.ts';

const { max, min } = Math;

/** A synthesizer voice: oscillators, a low-pass filter that opens and closes, an envelope. Times in seconds. */
export interface Patch {
  readonly wave: 'saw' | 'square' | 'triangle';
  /** Oscillators a side, spread over `detune` cents. */
  readonly oscillators: number;
  readonly detune: number;
  /** Sine an octave below. */
  readonly sub?: number;
  /** Breath: noise before the filter. */
  readonly air?: number;
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  readonly filter: {
    /** Hz at middle C, and how far it follows the keyboard (1: fully). */
    readonly cutoff: number;
    readonly follow: number;
    /** Octaves that it opens at the start, and how fast it closes. */
    readonly sweep: number;
    readonly closes: number;
    /** 0 … 1. */
    readonly resonance: number;
  };
  readonly vibrato?: { readonly hz: number; readonly cents: number; readonly after: number };
  /** Left and right differ. */
  readonly wide?: boolean;
}

/** Rounds the step of a saw off at the wrap-around, against aliasing (PolyBLEP). */
const corner = (phase: number, step: number): number => {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
};

export const saw = (phase: number, step: number): number => 2 * phase - 1 - corner(phase, step);

const square = (phase: number, step: number): number => {
  const half = phase < 0.5 ? phase + 0.5 : phase - 0.5;
  return saw(phase, step) - saw(half, step);
};

const triangle = (phase: number): number => (phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase);

const controlFrames = 32;

const side = (patch: Patch, tone: Tone, seed: number): Float32Array => {
  const held = frames(tone.seconds);
  const length = held + frames(patch.release * 1.2);
  const out = toneSamples(length);
  const random = chance(seed);
  const hiss = noise(seed + 7);
  const count = patch.oscillators;
  const phases = new Float64Array(count);
  const steps = new Float64Array(count);
  const now = new Float64Array(count);
  for (let o = 0; o < count; o++) {
    const spread = count > 1 ? o / (count - 1) - 0.5 : 0;
    steps[o] = (hertz(tone.pitch) * exp2((spread * patch.detune + (random() - 0.5) * 2) / 1200)) / sampleRate;
    phases[o] = random();
  }
  const { cutoff, follow, sweep, closes, resonance } = patch.filter;
  const rest = cutoff * exp2(((tone.pitch - 60) / 12) * follow) * (0.6 + 0.4 * tone.force);
  const damping = 2 - 1.9 * resonance;
  const under = hertz(tone.pitch) / sampleRate / 2;
  const gain = 1 / (0.4 + 0.6 * count);
  const rise = max(1, frames(patch.attack));
  const fall = 1 - exp(-1 / (patch.decay * sampleRate));
  const releaseShare = 1 - exp(-4.6 / (patch.release * sampleRate));
  let level = 0;
  let subPhase = 0;
  let [g, a1, one, two] = [0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    if (i % controlFrames === 0) {
      const open = sweep * tone.force * exp(-i / (closes * sampleRate));
      g = tangent(min(0.4, (rest * exp2(open)) / sampleRate));
      a1 = 1 / (1 + g * (g + damping));
      const bend = patch.vibrato ? vibratoAt(patch.vibrato, i) : 1;
      for (let o = 0; o < count; o++) now[o] = (steps[o] ?? 0) * bend;
    }
    let v = 0;
    for (let o = 0; o < count; o++) {
      const step = now[o] ?? 0;
      let phase = (phases[o] ?? 0) + step;
      if (phase >= 1) phase -= 1;
      phases[o] = phase;
      v +=
        patch.wave === 'saw'
          ? saw(phase, step)
          : patch.wave === 'square'
            ? square(phase, step)
            : triangle(phase);
    }
    v *= gain;
    if (patch.sub) {
      subPhase += under;
      v += patch.sub * sine(subPhase);
    }
    if (patch.air) v += patch.air * hiss();
    const v3 = v - two;
    const v1 = a1 * (one + g * v3);
    const v2 = two + g * v1;
    one = 2 * v1 - one;
    two = 2 * v2 - two;
    if (i >= held) level -= level * releaseShare;
    else if (i < rise) level = i / rise;
    else level += (patch.sustain - level) * fall;
    out[i] = v2 * level;
  }
  return faded(out, 0.001, 0.006);
};

const vibratoAt = ({ hz, cents, after }: NonNullable<Patch['vibrato']>, frame: number): number => {
  const at = frame / sampleRate;
  const depth = cents * min(1, max(0, (at - after) / 0.25));
  return exp2((depth * sine(hz * at)) / 1200);
};

export const analogue =
  (patch: Patch): Instrument =>
  (tone) => {
    const seed = tone.pitch * 31 + 5;
    const left = side(patch, tone, seed);
    return patch.wide ? { left, right: side(patch, tone, seed + 1000) } : mono(left);
  };
