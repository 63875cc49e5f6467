/**
 * The arithmetic of the generator, built from + − × ÷ alone: these are exact in every engine on every machine, so the
 * samples are too. `Math.sin`, `Math.exp` and `**` may differ in the last bit between versions.
 */
const { floor, round } = Math;

/** sin 2πt, to 10⁻⁷. */
export const sine = (turns: number): number => {
  let t = turns - floor(turns + 0.5);
  if (t > 0.25) t = 0.5 - t;
  else if (t < -0.25) t = -0.5 - t;
  const x = t * 6.283185307179586;
  const q = x * x;
  return x * (1 + q * (-1 / 6 + q * (1 / 120 + q * (-1 / 5040 + q * (1 / 362880 + (q * -1) / 39916800)))));
};

export const cosine = (turns: number): number => sine(turns + 0.25);

/** tan πt for 0 ≤ t < ½. */
export const tangent = (halfTurns: number): number => sine(halfTurns / 2) / cosine(halfTurns / 2);

/** 2ˣ, to 10⁻⁸ of itself. */
export const exp2 = (x: number): number => {
  let whole = round(x);
  const y = (x - whole) * 0.6931471805599453;
  let power =
    1 + y * (1 + y * (1 / 2 + y * (1 / 6 + y * (1 / 24 + y * (1 / 120 + y * (1 / 720 + y / 5040))))));
  for (; whole > 0; whole--) power *= 2;
  for (; whole < 0; whole++) power /= 2;
  return power;
};

/** eˣ. */
export const exp = (x: number): number => exp2(x * 1.4426950408889634);

/** The factor of an amplitude. */
export const decibels = (db: number): number => exp2(db * 0.16609640474436813);

/** MIDI note number to Hz; 69 is A at 440 Hz. */
export const hertz = (pitch: number): number => 440 * exp2((pitch - 69) / 12);

/** Soft clipping, near tanh: −1 … 1. */
export const saturated = (x: number): number => {
  if (x > 3) return 1;
  if (x < -3) return -1;
  return (x * (27 + x * x)) / (27 + 9 * x * x);
};

/** Numbers in [0, 1), always the same for a seed (mulberry32). */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** White noise in (−1, 1), always the same for a seed. */
export const noise = (seed: number): (() => number) => {
  let state = (seed * 2654435761) | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2147483648;
  };
};
