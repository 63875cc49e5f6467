import { atOriginalSpeed, frameMs, type Peaks } from './fingerprint.ts';
import { windowFrames, type Suspect } from './suspects.ts';

/** Where a recording contains the same as another one, in milliseconds. */
export interface SameRecording {
  /** Where the common part begins in the recording, and in the other one. */
  readonly fromMs: number;
  readonly otherFromMs: number;
  /** The length of the common part in the recording. */
  readonly lengthMs: number;
  /** How much faster than the other one it is: 1.02 is 2 % faster. */
  readonly speed: number;
  /** The share of the spectral peaks that coincide within 20 s, 0 to 1. */
  readonly share: number;
}

/**
 * The share of peaks from which two recordings are the same. Measured over 20 s: at least 0.7 of the same recording after
 * every change that is promised, at most 0.11 of different ones.
 */
export const minShare = 0.4;

/** Fewer peaks than in 8 s of usual music decide nothing. */
const minPeaks = 80;
const minMs = 8_000;
const [apartFrames, apartSemitones] = [1.6, 0.3];

/** A straight line: frame x of the recording, at its original speed, is frame x + offset of the other one. */
interface Aligned {
  readonly begin: number;
  readonly end: number;
  readonly offset: number;
  readonly share: number;
  /** How far common peaks are apart, frames. */
  readonly error: number;
  /** How much higher common peaks are in the other recording, in semitones: the rest of the difference in speed. */
  readonly higher: number;
}

type Line = Pick<Aligned, 'begin' | 'end' | 'offset'>;

/** Returns the first place whose frame is not less. */
const placeOf = (frames: Float64Array, frame: number): number => {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle] ?? 0) < frame) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Counts the peaks from `begin` to `end` that may be in the other recording, and those that are. */
const coincidences = (
  mine: Peaks,
  other: Peaks,
  { begin, end, offset }: Line,
): Pick<Aligned, 'error' | 'higher'> & { readonly peaks: number; readonly common: number } => {
  const lastFrame = (other.frames.at(-1) ?? 0) + apartFrames;
  let [peaks, common, error, higher] = [0, 0, 0, 0];
  let from = placeOf(other.frames, begin + offset - apartFrames);
  for (let i = placeOf(mine.frames, begin); i < mine.frames.length; i++) {
    const [frame = 0, pitch = 0] = [mine.frames[i], mine.pitches[i]];
    const place = frame + offset;
    if (frame >= end || place > lastFrame) break;
    if (place < 0) continue;
    peaks++;
    while ((other.frames[from] ?? Infinity) < place - apartFrames) from++;
    for (let k = from; (other.frames[k] ?? Infinity) <= place + apartFrames; k++)
      if (Math.abs((other.pitches[k] ?? 0) - pitch) <= apartSemitones) {
        common++;
        error += Math.abs((other.frames[k] ?? 0) - place);
        higher += (other.pitches[k] ?? 0) - pitch;
        break;
      }
  }
  const each = Math.max(1, common);
  return { peaks, common, error: error / each, higher: higher / each };
};

/** Returns the best of some lines near one. */
const bestOf = (mine: Peaks, other: Peaks, lines: readonly Line[], min: number): Aligned | undefined => {
  const aligned = lines.flatMap((line) => {
    const { peaks, common, ...apart } = coincidences(mine, other, line);
    return peaks >= min ? [{ ...line, ...apart, share: common / peaks }] : [];
  });
  return aligned.toSorted((a, b) => b.share - a.share || a.error - b.error)[0];
};

const around = (middle: number, reach: number): readonly number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, i) => middle - reach + i);

const stepFrames = windowFrames / 4;
const minPeaksAStep = 10;

/** Follows the common part step by step from one of its ends, and returns its other end and the last line. */
const followed = (mine: Peaks, other: Peaks, from: Aligned, way: 1 | -1): Aligned => {
  let reached = from;
  for (;;) {
    const edge = way === 1 ? reached.end : reached.begin - stepFrames;
    const lines = around(reached.offset, 2).map((offset) => ({
      begin: edge,
      end: edge + stepFrames,
      offset,
    }));
    const next = bestOf(mine, other, lines, minPeaksAStep);
    if (!next || next.share < minShare) return reached;
    reached = next;
  }
};

/** Returns what two recordings have in common about the place of a suspicion, if they are the same there. */
export const sameRecordingAt = (
  { speed, begin, offset }: Pick<Suspect, 'speed' | 'begin' | 'offset'>,
  recording: Peaks,
  other: Peaks,
): SameRecording | undefined => {
  const mine = atOriginalSpeed(recording, speed);
  const lines = [-stepFrames, 0, stepFrames].flatMap((by) =>
    around(offset + 2, 4).map((line) => {
      const at = Math.max(0, begin + by);
      return { begin: at, end: at + windowFrames, offset: line };
    }),
  );
  const best = bestOf(mine, other, lines, minPeaks);
  if (!best || best.share < minShare) return undefined;
  const [first, last] = [followed(mine, other, best, -1), followed(mine, other, best, 1)];
  const ownEnd = mine.frames.at(-1) ?? 0;
  const otherEnd = (other.frames.at(-1) ?? 0) - last.offset;
  const from = Math.max(0, first.begin, -first.offset);
  const length = Math.min(last.end, ownEnd, otherEnd) - from;
  const found = {
    fromMs: Math.round((from / speed) * frameMs),
    otherFromMs: Math.round((from + first.offset) * frameMs),
    lengthMs: Math.round((length / speed) * frameMs),
    speed: Math.round(1000 * speed * 2 ** (-best.higher / 12)) / 1000,
    share: Math.round(best.share * 100) / 100,
  };
  return found.lengthMs >= minMs ? found : undefined;
};
