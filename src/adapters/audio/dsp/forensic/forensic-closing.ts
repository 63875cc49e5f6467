import { agreement, contrast, levelOf } from './forensic-agreement.ts';
import { fourier } from '../fft.ts';
import { binCount, firstBin, frameSize, framesPerBlock, type ForensicPattern } from './forensic-pattern.ts';

const { PI, cos, sin, sqrt } = Math;
const nothing = 1e-9;

/** The assumed position of frames: `place` is where the first begins, `shift` its number in a block. */
export interface Alignment {
  readonly place: number;
  readonly shift: number;
  readonly frames: number;
}

/** Neighboring places: their number and distance in samples, from that of an alignment on. */
export interface Places {
  readonly step: number;
  readonly count: number;
}

const cosines = Float64Array.from({ length: binCount }, (_, k) => cos((2 * PI * (firstBin + k)) / frameSize));
const sines = Float64Array.from({ length: binCount }, (_, k) => sin((2 * PI * (firstBin + k)) / frameSize));

/**
 * Returns how far the key's own symbols exceed chance at each of many neighboring places, with sharply cut
 * frames. The spectrum of a neighbor is updated rather than transformed again.
 */
export const closingReader = (pattern: ForensicPattern) => {
  const { spectrum } = fourier(frameSize);
  const [real, imaginary] = [new Float64Array(binCount), new Float64Array(binCount)];
  const contrasts = new Float32Array(binCount);

  /** Computes the levels of the frames that begin at `start` and the places after it, place by place. */
  const slid = (sound: Float32Array, start: number, { step, count }: Places, into: Float32Array): void => {
    const part = new Float32Array(frameSize + step * count);
    const before = Math.max(0, -start);
    part.set(sound.subarray(start + before, start + part.length), before);
    const whole = spectrum(part.subarray(0, frameSize));
    for (let bin = 0; bin < binCount; bin++) {
      real[bin] = whole[2 * (firstBin + bin)] ?? 0;
      imaginary[bin] = whole[2 * (firstBin + bin) + 1] ?? 0;
    }
    const changes = new Float64Array(step);
    for (let place = 0; place < count; place++) {
      const at = place * step;
      for (let i = 0; i < step; i++) changes[i] = (part[at + frameSize + i] ?? 0) - (part[at + i] ?? 0);
      for (let bin = 0; bin < binCount; bin++) {
        const [c, s] = [cosines[bin] ?? 0, sines[bin] ?? 0];
        let [re, im] = [real[bin] ?? 0, imaginary[bin] ?? 0];
        into[place * binCount + bin] = levelOf(re * re + im * im);
        for (let i = 0; i < step; i++) {
          const changed = re + (changes[i] ?? 0);
          re = changed * c - im * s;
          im = changed * s + im * c;
        }
        real[bin] = re;
        imaginary[bin] = im;
      }
    }
  };

  return (sound: Float32Array, { place, shift, frames }: Alignment, places: Places): Float64Array => {
    const agreed = new Float64Array(places.count);
    const energy = new Float64Array(places.count).fill(nothing);
    const kept = [0, 1, 2].map(() => ({ of: -2, levels: new Float32Array(places.count * binCount) }));
    const levels = (t: number): Float32Array => {
      const slot = kept[(t + 3) % 3];
      if (slot === undefined) throw new RangeError('frames are counted from -1 on');
      if (slot.of !== t) slid(sound, place + t * frameSize, places, slot.levels);
      slot.of = t;
      return slot.levels;
    };
    for (let t = 0; t < frames; t++) {
      const frame = (t + shift) % framesPerBlock;
      const sign = pattern.sync[frame] ?? 0;
      if (sign === 0) continue;
      const [before, here, after] = [levels(t - 1), levels(t), levels(t + 1)];
      for (let n = 0; n < places.count; n++) {
        const [from, to] = [n * binCount, (n + 1) * binCount];
        contrast(before.subarray(from, to), here.subarray(from, to), after.subarray(from, to), contrasts);
        const value = agreement(contrasts, pattern, frame);
        agreed[n] = (agreed[n] ?? 0) + value * sign;
        energy[n] = (energy[n] ?? 0) + value * value;
      }
    }
    return agreed.map((sum, n) => sum / sqrt(energy[n] ?? nothing));
  };
};
