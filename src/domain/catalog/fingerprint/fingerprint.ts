/**
 * The acoustic fingerprint of a recording: its spectral peaks, about ten a second. They survive lossy formats, equalizers and a
 * changed speed. Only fingerprints of the same version can be compared.
 */
export interface Fingerprint {
  readonly version: number;
  /** The peaks in order of time, four characters each: 12 bits of frames since the peak before, 12 bits of pitch. */
  readonly peaks: string;
}

/** Increase it if peaks are found or encoded in another way. */
export const fingerprintVersion = 1;

/** The length of a frame in milliseconds: 1,024 samples at 22,050 Hz. */
export const frameMs = (1000 * 1024) / 22_050;

/** The lowest pitch in Hz. Other pitches are counted from it. */
export const lowestHz = 150;

/** Spectral peaks in order of time. */
export interface Peaks {
  /** The frames since the beginning of the recording. */
  readonly frames: Float64Array;
  /** Semitones over `lowestHz`. */
  readonly pitches: Float64Array;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitOf = new Uint8Array(128);
for (let value = 0; value < digits.length; value++) digitOf[digits.charCodeAt(value)] = value;

const stepsASemitone = 64;
const max = 0xfff;
/** A pitch that no peak has: time passes, and nothing else. */
const rest = max;
const highest = max - 1;

const charactersOf = (value: number): string => (digits[value >> 6] ?? '') + (digits[value & 63] ?? '');

/** Returns peaks with whole frames, in order of time, as a fingerprint. */
export const fingerprintOf = ({ frames, pitches }: Peaks): Fingerprint => {
  const parts: string[] = [];
  let last = 0;
  frames.forEach((frame, i) => {
    for (; frame - last > max; last += max) parts.push(charactersOf(max), charactersOf(rest));
    const steps = Math.round(stepsASemitone * (pitches[i] ?? 0));
    parts.push(charactersOf(frame - last), charactersOf(Math.min(highest, Math.max(0, steps))));
    last = frame;
  });
  return { version: fingerprintVersion, peaks: parts.join('') };
};

/** Returns the peaks of a fingerprint, their pitches to 1/64 of a semitone. */
export const peaksOf = ({ peaks }: Fingerprint): Peaks => {
  const count = peaks.length / 4;
  const [frames, pitches] = [new Float64Array(count), new Float64Array(count)];
  const valueAt = (place: number) =>
    64 * (digitOf[peaks.charCodeAt(place)] ?? 0) + (digitOf[peaks.charCodeAt(place + 1)] ?? 0);
  let [frame, kept] = [0, 0];
  for (let place = 0; place < peaks.length; place += 4) {
    frame += valueAt(place);
    const steps = valueAt(place + 2);
    if (steps === rest) continue;
    frames[kept] = frame;
    pitches[kept++] = steps / stepsASemitone;
  }
  return { frames: frames.subarray(0, kept), pitches: pitches.subarray(0, kept) };
};

/** Returns peaks as they are at the original speed, if the recording is played at `speed` times that. */
export const atOriginalSpeed = ({ frames, pitches }: Peaks, speed: number): Peaks => {
  const higher = 12 * Math.log2(speed);
  return { frames: frames.map((frame) => frame * speed), pitches: pitches.map((pitch) => pitch - higher) };
};
