import { binCount, framesPerBlock, type ForensicPattern } from './forensic-pattern.ts';

const { clz32, floor, log } = Math;

const maxContrast = 1.2; // A greater contrast, in nepers, is caused by the music.
const maxAgreement = 8;
const nothing = 1e-9;

/** Returns the level of a frequency, in nepers. */
export const levelOf = (power: number): number => 0.5 * log(power + nothing);

/** Returns how far each frequency's level differs from those in the frames before and after. */
export const contrast = (
  before: Float32Array,
  here: Float32Array,
  after: Float32Array,
  into: Float32Array,
): void => {
  for (let bin = 0; bin < binCount; bin++) {
    const difference = (here[bin] ?? 0) - 0.5 * ((before[bin] ?? 0) + (after[bin] ?? 0));
    into[bin] =
      difference > maxContrast ? maxContrast : difference < -maxContrast ? -maxContrast : difference;
  }
};

/** Returns how strongly contrasts indicate the symbol of a frame of a block. */
export const agreement = (contrasts: Float32Array, { signs }: ForensicPattern, frame: number): number => {
  const first = (frame % framesPerBlock) * binCount;
  let sum = 0;
  for (let bin = 0; bin < binCount; bin++) sum += (contrasts[bin] ?? 0) * (signs[first + bin] ?? 0);
  return bounded(sum);
};

const bounded = (sum: number): number =>
  sum > maxAgreement ? maxAgreement : sum < -maxAgreement ? -maxAgreement : sum;

const together = 5;
const ways = 2 ** together;
const groups = binCount / together;

/**
 * Returns the same for many frames of a block together: the sums of all 32 signs of every five frequencies are
 * computed first, and each frame is then a sum of twenty of these in place of a hundred.
 */
export const agreements = ({ signs }: ForensicPattern, frames: readonly number[]) => {
  const sums = new Float64Array(groups * ways);
  const chosen = Uint16Array.from({ length: frames.length * groups }, (_, i) => {
    const group = i % groups;
    const first = (frames[floor(i / groups)] ?? 0) * binCount + group * together;
    let way = 0;
    for (let k = 0; k < together; k++) if ((signs[first + k] ?? 0) > 0) way |= 1 << k;
    return group * ways + way;
  });
  const addUp = (contrasts: Float32Array): void => {
    for (let group = 0; group < groups; group++) {
      const [first, at] = [group * together, group * ways];
      let none = 0;
      for (let k = 0; k < together; k++) none -= contrasts[first + k] ?? 0;
      sums[at] = none;
      for (let way = 1; way < ways; way++) {
        const turned = contrasts[first + 31 - clz32(way & -way)] ?? 0;
        sums[at + way] = (sums[at + (way & (way - 1))] ?? 0) + 2 * turned;
      }
    }
  };
  return (contrasts: Float32Array, into: Float32Array): void => {
    addUp(contrasts);
    for (let i = 0; i < frames.length; i++) {
      let sum = 0;
      for (let k = i * groups; k < (i + 1) * groups; k++) sum += sums[chosen[k] ?? 0] ?? 0;
      into[i] = bounded(sum);
    }
  };
};
