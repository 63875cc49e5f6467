import { peaksOf, type Fingerprint, type Peaks } from './fingerprint.ts';

/**
 * Three spectral peaks that follow one another closely, as one number. Recordings that have several of them
 * at the same distances are compared peak by peak.
 */
export interface Landmark {
  /** A whole number below 2^32 × `keptShare`. */
  readonly hash: number;
  /** The frame of the first peak. */
  readonly frame: number;
}

/** How many of the next peaks are combined with each: fewer in what is stored than in what is searched for. */
const storedFan = 5;
export const searchedFan = 8;

/**
 * The share of all hashes that is used, on both sides the same, so that a store keeps three landmarks for each
 * second and not a hundred.
 */
const keptShare = 0.03;
const keptBelow = keptShare * 2 ** 32;

const [minFrames, maxFrames] = [2, 64];
const stepsASemitone = 3;
const framesAStep = 3;

/** Spreads the bits of a whole number: the hash function of Thomas Mueller (https://stackoverflow.com/a/12996028). */
const mixed = (value: number): number => {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** Returns the places of the next peaks that may be combined with a peak. */
const following = (frames: Float64Array, first: number, fan: number): readonly number[] => {
  const places: number[] = [];
  const from = frames[first] ?? 0;
  for (let i = first + 1; i < frames.length && places.length < fan; i++) {
    const apart = (frames[i] ?? 0) - from;
    if (apart > maxFrames) break;
    if (apart >= minFrames) places.push(i);
  }
  return places;
};

/** Returns the landmarks of peaks in order of time. */
export const landmarksOf = (peaks: Peaks, fan: number): readonly Landmark[] => {
  const { frames, pitches } = peaks;
  const found: Landmark[] = [];
  const steps = pitches.map((pitch) => Math.round(pitch * stepsASemitone));
  for (let i = 0; i < frames.length; i++) {
    const [frame = 0, base = 0] = [frames[i], steps[i]];
    const after = (place: number) => Math.round(((frames[place] ?? 0) - frame) / framesAStep);
    const over = (place: number) => (steps[place] ?? 0) - base + 512;
    const places = following(frames, i, fan);
    places.forEach((one, x) => {
      for (const other of places.slice(x + 1)) {
        // Peaks of one frame have no order of time.
        const isSwapped = frames[one] === frames[other] && (pitches[other] ?? 0) < (pitches[one] ?? 0);
        const [second, third] = isSwapped ? [other, one] : [one, other];
        const pitchBits = mixed(mixed(base * 1024 + over(second)) + over(third));
        const hash = mixed(pitchBits + after(second) * 64 + after(third));
        if (hash < keptBelow) found.push({ hash, frame });
      }
    });
  }
  return found;
};

/** Returns the frames of each hash among the landmarks of peaks. */
export const landmarksByHash = (peaks: Peaks, fan: number): ReadonlyMap<number, readonly number[]> => {
  const frames = new Map<number, number[]>();
  for (const { hash, frame } of landmarksOf(peaks, fan)) {
    const before = frames.get(hash);
    if (before) before.push(frame);
    else frames.set(hash, [frame]);
  }
  return frames;
};

/** Returns the landmarks of a fingerprint that are stored. */
export const storedLandmarks = (fingerprint: Fingerprint): ReadonlyMap<number, readonly number[]> =>
  landmarksByHash(peaksOf(fingerprint), storedFan);
