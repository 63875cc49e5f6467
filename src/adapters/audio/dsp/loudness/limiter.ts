import { framesIn, scaled, type Block } from '../pcm.ts';
import { truePeaks } from './true-peak.ts';

const { max, min } = Math;

const lookaheadSeconds = 0.005;
const releaseSeconds = 0.08;

/** The true peak over all channels, frame by frame. */
export const envelope = (block: Block): Float32Array => {
  const [first = new Float32Array(framesIn(block)), ...rest] = block.map(truePeaks);
  for (const peaks of rest)
    for (let i = 0; i < first.length; i++) first[i] = max(first[i] ?? 0, peaks[i] ?? 0);
  return first;
};

/**
 * The block amplified by `gain`, turned down around whatever would pass `ceiling`: a limiter with look-ahead, whose
 * gain is the running mean of a running minimum, so that it can be nowhere above what a peak allows.
 */
export const limited = (
  block: Block,
  peaks: Float32Array,
  gain: number,
  ceiling: number,
  sampleRate: number,
): Block => {
  if (allWithin(peaks, gain, ceiling)) return scaled(block, gain);
  const width = max(1, Math.round(lookaheadSeconds * sampleRate));
  const needed = new Float64Array(peaks.length);
  for (let i = 0; i < needed.length; i++) needed[i] = min(1, ceiling / (gain * (peaks[i] ?? 0)));
  const lowest = runningMinimum(needed, width);
  const release = 1 - Math.exp(-1 / (releaseSeconds * sampleRate));
  for (let i = 1; i < lowest.length; i++) {
    const before = lowest[i - 1] ?? 1;
    lowest[i] = min(lowest[i] ?? 1, before + (1 - before) * release);
  }
  const gains = runningMean(lowest, width);
  return block.map((channel) => {
    const turnedDown = new Float32Array(channel.length);
    for (let i = 0; i < turnedDown.length; i++) turnedDown[i] = (channel[i] ?? 0) * gain * (gains[i] ?? 1);
    return turnedDown;
  });
};

const allWithin = (peaks: Float32Array, gain: number, ceiling: number): boolean => {
  for (let i = 0; i < peaks.length; i++) if (!(gain * (peaks[i] ?? 0) <= ceiling)) return false;
  return true;
};

/** The least of each value and the `width − 1` after it. */
const runningMinimum = (values: Float64Array, width: number): Float64Array => {
  const lowest = new Float64Array(values.length);
  const queue = new Int32Array(values.length); // indices of rising values, the least first
  let [head, tail] = [0, 0];
  for (let i = values.length - 1; i >= 0; i--) {
    const value = values[i] ?? 1;
    while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= value) tail--;
    queue[tail++] = i;
    if ((queue[head] ?? 0) >= i + width) head++;
    lowest[i] = values[queue[head] ?? 0] ?? 1;
  }
  return lowest;
};

/** The mean of each value and the `width − 1` before it; before the beginning the first holds. */
const runningMean = (values: Float64Array, width: number): Float64Array => {
  const first = values[0] ?? 1;
  const means = new Float64Array(values.length);
  let sum = first * width;
  for (let i = 0; i < means.length; i++) {
    sum += (values[i] ?? 1) - (i < width ? first : (values[i - width] ?? 1));
    means[i] = sum / width;
  }
  return means;
};
