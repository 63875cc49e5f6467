import FFT from 'fft.js';
import {
  binCount,
  firstBin,
  forensicPattern,
  frameSize,
  framesPerBlock,
  markRateFor,
  symbolsOf,
} from './forensic-pattern.ts';
import { framesIn, joined, ratioOf, sliced, type Block } from '../pcm.ts';
import { resampler } from '../resample.ts';
import { rise } from '../fades.ts';

const depthDb = 0.7; // How far a frequency is raised or lowered within its frame.
const tonalRatio = 10; // The ratio to the mean power of the surroundings.
const tonalShare = 0.3; // A share of the depth, because a lone tone that trembles is more audible than a changed timbre.
const taperFrames = 64;
const crossings = 12; // Zero crossings of the filters to the mark's rate and back: the mark ends far below their cutoff.

/** A mark and its key. */
export interface ForensicInk {
  readonly key: Uint8Array;
  /** A number below 2^48. */
  readonly payload: number;
}

/**
 * Returns the sound with the mark, with the same length and position to the sample, in blocks of other
 * lengths.
 */
export interface ForensicMarker {
  readonly push: (block: Block) => Block;
  readonly finish: () => Block;
}

/**
 * Embeds a mark in a sound: in every frame of 23 ms some frequencies are raised and the others lowered a
 * little, in a pattern that depends on the key. The difference is computed at 44.1 or 48 kHz and resampled to
 * the sound's own rate, so the sound itself is never resampled. The same input returns the same output. A
 * rest shorter than a frame has no mark.
 */
export const forensicMarker = (sampleRate: number, channels: number, ink: ForensicInk): ForensicMarker => {
  const rate = markRateFor(sampleRate);
  const change = changes(channels, ink);
  const down = resampler(sampleRate, rate, channels, crossings);
  const up = resampler(rate, sampleRate, channels, crossings);
  const same = rate === sampleRate;
  let sound: Block = silent(channels, 0);
  let added: Block = silent(channels, 0);
  const sum = (frames: number): Block => {
    const whole = sliced(sound, 0, frames).map((channel, c) => {
      const more = added[c] ?? new Float32Array(frames);
      const both = new Float32Array(channel.length);
      for (let i = 0; i < both.length; i++) both[i] = (channel[i] ?? 0) + (more[i] ?? 0);
      return both;
    });
    [sound, added] = [sliced(sound, frames), sliced(added, frames)];
    return whole;
  };
  return {
    push: (block) => {
      sound = joined([sound, block]);
      added = joined([added, same ? change(block) : up.push(change(down.push(block)))]);
      return sum(Math.min(framesIn(sound), framesIn(added)));
    },
    finish: () => {
      if (!same) added = joined([added, up.push(change(down.finish())), up.finish()]);
      return sum(framesIn(sound));
    },
  };
};

/** Returns the difference to add at the mark's own rate, by whole frames. */
const changes = (channels: number, { key, payload }: ForensicInk): ((block: Block) => Block) => {
  const pattern = forensicPattern(key);
  const symbols = symbolsOf(pattern, payload);
  const transform = new FFT(frameSize);
  // Two channels are one complex signal: equal gains for k and −k do not mix them.
  const [samples, spectrum] = [new Float64Array(2 * frameSize), new Float64Array(2 * frameSize)];
  const gains = new Float64Array(binCount);
  let held: Block = silent(channels, 0);
  let frame = 0;

  const changed = (left: Float32Array, right: Float32Array | undefined, into: Block): void => {
    for (let i = 0; i < frameSize; i++) {
      samples[2 * i] = left[i] ?? 0;
      samples[2 * i + 1] = right?.[i] ?? 0;
    }
    transform.transform(spectrum, samples);
    gainsFor(symbols[frame] ?? 1, pattern.signs.subarray(frame * binCount), spectrum, gains);
    samples.fill(0);
    gains.forEach((gain, bin) => {
      for (const at of [2 * (firstBin + bin), 2 * (frameSize - firstBin - bin)]) {
        samples[at] = gain * (spectrum[at] ?? 0);
        samples[at + 1] = gain * (spectrum[at + 1] ?? 0);
      }
    });
    transform.inverseTransform(spectrum, samples);
    into.forEach((channel, c) => {
      for (let i = 0; i < frameSize; i++) channel[i] = (spectrum[2 * i + c] ?? 0) * (taper[i] ?? 0);
    });
    frame = (frame + 1) % framesPerBlock;
  };

  return (block) => {
    held = joined([held, block]);
    const whole = framesIn(held) - (framesIn(held) % frameSize);
    const added = silent(channels, whole);
    for (let at = 0; at < whole; at += frameSize) {
      const [left = new Float32Array(frameSize), right] = sliced(held, at, at + frameSize);
      changed(left, right, sliced(added, at, at + frameSize));
    }
    held = sliced(held, whole);
    return added;
  };
};

const raised = ratioOf(depthDb) - 1;
const lowered = ratioOf(-depthDb) - 1;

/** Computes the gain of each frequency. */
const gainsFor = (symbol: number, signs: Int8Array, spectrum: Float64Array, into: Float64Array): void => {
  const power = (bin: number): number => {
    const [at, mirror] = [2 * (firstBin + bin), 2 * (frameSize - firstBin - bin)];
    return (
      (spectrum[at] ?? 0) ** 2 +
      (spectrum[at + 1] ?? 0) ** 2 +
      (spectrum[mirror] ?? 0) ** 2 +
      (spectrum[mirror + 1] ?? 0) ** 2
    );
  };
  const powers = Float64Array.from({ length: binCount + 12 }, (_, i) => power(i - 6));
  const tonal = (bin: number): boolean => {
    let around = 0;
    for (let away = 2; away <= 6; away++)
      around += (powers[bin + 6 - away] ?? 0) + (powers[bin + 6 + away] ?? 0);
    return (powers[bin + 6] ?? 0) * 10 > tonalRatio * around;
  };
  const tones = Uint8Array.from({ length: binCount + 2 }, (_, i) => (tonal(i - 1) ? 1 : 0));
  for (let bin = 0; bin < binCount; bin++) {
    const near = (tones[bin] ?? 0) + (tones[bin + 1] ?? 0) + (tones[bin + 2] ?? 0) > 0;
    into[bin] = (symbol * (signs[bin] ?? 0) > 0 ? raised : lowered) * (near ? tonalShare : 1);
  }
};

/** Smooths steps between frames. */
const taper = Float64Array.from({ length: frameSize }, (_, i) =>
  Math.min(rise((i + 0.5) / taperFrames), rise((frameSize - i - 0.5) / taperFrames)),
);

const silent = (channels: number, frames: number): Block =>
  Array.from({ length: channels }, () => new Float32Array(frames));
