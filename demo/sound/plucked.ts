import { chance, exp, exp2, hertz, noise } from './arithmetic.ts';
import { faded, frames, mono, sampleRate, toneSamples, type Instrument } from './sound.ts';

const { floor, max, min, round } = Math;

/** A plucked string (Karplus and Strong, extended by Jaffe and Smith). */
export interface Plucked {
  /** 0 … 1: how bright the pluck is. */
  readonly bright: number;
  /** 0 … 0.5: how fast the high partials die. */
  readonly damping: number;
  /** Seconds to fall by 60 dB at middle C. */
  readonly decay: number;
  /** Position along the string at which it is plucked, 0 to 0.5. */
  readonly pick: number;
  /** Seconds to fall by 60 dB once released. */
  readonly release: number;
}

/** One period of noise, softened, with a gap where the pick sits, and without DC. */
const burst = (period: number, bright: number, pick: number, seed: number): Float32Array => {
  const hiss = noise(seed);
  const raw = new Float32Array(period);
  let soft = 0;
  for (let i = -period; i < period; i++) {
    soft += bright * (hiss() - soft);
    if (i >= 0) raw[i] = soft;
  }
  const gap = max(1, round(period * pick));
  const combed = raw.map((value, i) => value - (raw[(i + period - gap) % period] ?? 0));
  const mean = combed.reduce((sum, value) => sum + value, 0) / period;
  const power = combed.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / period;
  const gain = 0.35 / Math.sqrt(power + 1e-12);
  return combed.map((value) => (value - mean) * gain);
};

export const plucked =
  ({ bright, damping, decay, pick, release }: Plucked): Instrument =>
  ({ pitch, seconds, force }) => {
    const hz = hertz(pitch);
    const period = sampleRate / hz - damping;
    let whole = floor(period - 0.1);
    const tuning = period - whole;
    whole = max(2, whole);
    const allpass = (1 - tuning) / (1 + tuning);
    const fall = decay * exp2((60 - pitch) / 24);
    const keep = exp(-6.907755 / (fall * hz));
    const keepDamped = exp(-6.907755 / (min(fall, release) * hz));
    const held = frames(seconds);
    const out = toneSamples(frames(min(fall * 0.8, seconds + release * 0.8) + 0.02));
    const line = burst(whole, min(1, bright * (0.5 + 0.5 * force)), pick, pitch * 7 + 3);
    let [last, passedIn, passedOut, place] = [0, 0, 0, 0];
    for (let i = 0; i < out.length; i++) {
      const x = line[place] ?? 0;
      const soft = (1 - damping) * x + damping * last;
      last = x;
      const y = allpass * soft + passedIn - allpass * passedOut;
      passedIn = soft;
      passedOut = y;
      line[place] = y * (i < held ? keep : keepDamped);
      place = place + 1 === whole ? 0 : place + 1;
      out[i] = x;
    }
    return mono(faded(out, 0.0008, 0.02));
  };

/** A strum: the same hand never plucks two strings together. Seconds after the first, by string. */
export const strumDelays = (strings: number, seconds: number, seed: number): readonly number[] => {
  const random = chance(seed);
  return Array.from({ length: strings }, (_, string) => string * seconds * (0.8 + 0.4 * random()));
};
