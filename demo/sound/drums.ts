import { exp, noise, saturated, sine } from './arithmetic.ts';
import { bandpass, filtered, highpass, lowpass } from './filters.ts';
import { faded, frames, sampleRate } from './sound.ts';

/** Seconds since the stroke → sample. */
type Shape = (at: number) => number;

const rendered = (seconds: number, shape: Shape): Float32Array => {
  const out = new Float32Array(frames(seconds));
  for (let i = 0; i < out.length; i++) out[i] = shape(i / sampleRate);
  return faded(out, 0.0003, 0.02);
};

const decaying = (at: number, rate: number): number => exp(-at * rate);

/** A skin whose pitch drops as it swings: kick, tom, conga, taiko. */
export interface Skin {
  readonly hz: number;
  /** Cycles that the drop adds in all, and how fast it happens. */
  readonly drop: number;
  readonly dropRate: number;
  readonly decay: number;
  readonly click: number;
  readonly drive: number;
}

export const skin = ({ hz, drop, dropRate, decay, click, drive }: Skin, seed: number): Float32Array => {
  const hiss = noise(seed);
  const soft = lowpass(4200);
  return rendered(5.5 / decay, (at) => {
    const body = sine(hz * at + drop * (1 - decaying(at, dropRate))) * decaying(at, decay);
    const stick = click * soft(hiss()) * decaying(at, 220);
    return 0.9 * saturated(drive * body + stick);
  });
};

export interface Snare {
  readonly hz: number;
  readonly body: number;
  readonly wires: number;
  readonly decay: number;
  readonly wiresDecay: number;
  readonly tone: number;
}

export const snare = ({ hz, body, wires, decay, wiresDecay, tone }: Snare, seed: number): Float32Array => {
  const hiss = noise(seed);
  const rattle = highpass(tone);
  const top = lowpass(11_000);
  return rendered(6 / Math.min(decay, wiresDecay), (at) => {
    const head =
      sine(hz * at + 1.2 * (1 - decaying(at, 45))) * decaying(at, decay) +
      0.5 * sine(hz * 1.83 * at) * decaying(at, decay * 1.4);
    return saturated(body * head + wires * top(rattle(hiss())) * decaying(at, wiresDecay)) * 0.9;
  });
};

/** Several hands, not quite together. */
export const clap = (seed: number): Float32Array => {
  const hiss = noise(seed);
  const room = bandpass(1150, 1.1);
  const top = bandpass(2300, 1.4);
  return rendered(0.32, (at) => {
    const hands = [0, 0.011, 0.021].reduce(
      (sum, late) => sum + (at >= late ? decaying(at - late, late < 0.02 ? 190 : 26) : 0),
      0,
    );
    const source = hiss();
    return 1.5 * hands * (room(source) + 0.6 * top(source));
  });
};

const metal = [2.0, 3.0, 4.16, 5.43, 6.79, 8.21];

/** Cymbals and hats: inharmonic squares and hiss, without low frequencies. */
export interface Cymbal {
  readonly hz: number;
  readonly decay: number;
  readonly attack: number;
  readonly ring: number;
  readonly bottom: number;
}

export const cymbal = ({ hz, decay, attack, ring, bottom }: Cymbal, seed: number): Float32Array => {
  const hiss = noise(seed);
  const out = rendered(Math.min(2.6, 6 / decay), (at) => {
    let strokes = 0;
    for (const ratio of metal) strokes += sine(hz * ratio * at) > 0 ? 1 : -1;
    const envelope = 0.75 * decaying(at, decay) + 0.25 * decaying(at, decay * 5);
    const swell = attack > 0 ? Math.min(1, at / attack) : 1;
    return 0.62 * (ring * 0.16 * strokes + (1 - ring) * hiss()) * envelope * swell;
  });
  return faded(filtered(out, highpass(bottom), highpass(bottom)), 0.0003, 0.02);
};

/** A shaken or brushed thing: hiss that swells and goes. */
export const shaken = (
  seconds: number,
  swell: number,
  center: number,
  q: number,
  seed: number,
): Float32Array => {
  const hiss = noise(seed);
  const grain = bandpass(center, q);
  return rendered(seconds, (at) => {
    const envelope = at < swell ? at / swell : decaying(at - swell, 4.5 / (seconds - swell));
    return 0.85 * grain(hiss()) * envelope;
  });
};

/** Two short resonances of wood: rim, clave, block. */
export const wood = (low: number, high: number, decay: number): Float32Array =>
  rendered(5 / decay, (at) => 0.6 * (sine(low * at) + 0.7 * sine(high * at)) * decaying(at, decay));
