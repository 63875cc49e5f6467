const { max, min, round } = Math;

export const sampleRate = 44_100;

/** Stereo samples; full scale is ±1. Both sides are the same array where the sound is mono. */
export interface Sound {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** A note as an instrument plays it. */
export interface Tone {
  /** MIDI note number, 60 = middle C. */
  readonly pitch: number;
  /** From key down to key up; the sound may ring on. */
  readonly seconds: number;
  /** The velocity, 0 to 1. It changes the timbre; the mix sets the loudness. */
  readonly force: number;
}

/** The same tone always gives the same sound. */
export type Instrument = (tone: Tone) => Sound;

export const frames = (seconds: number): number => round(seconds * sampleRate);

export const silence = (length: number): Sound => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

/** Longer than any song of the demo catalog, in seconds. */
export const maxSeconds = 60;

/**
 * Returns a function that returns samples of a length. All share the same memory, so that they are overwritten with the next use, and a
 * song leaves no garbage of its length.
 */
export const reusedSamples = (): ((length: number) => Float32Array) => {
  let kept = new Float32Array(frames(maxSeconds));
  return (length) => {
    if (kept.length < length) kept = new Float32Array(length);
    return kept.subarray(0, length);
  };
};

/** Buffers of released tones, the smallest first. */
const released: Float32Array<ArrayBuffer>[] = [];

/**
 * Returns silent samples for a tone, in the smallest buffer of a released one that is large enough. A buffer is a small object with much memory, which V8
 * would collect late: the tones of a song would take a hundred megabytes.
 */
export const toneSamples = (length: number): Float32Array<ArrayBuffer> => {
  const place = released.findIndex((buffer) => buffer.length >= length);
  // If none is large enough, the largest is replaced: there are never more buffers than tones that sound at one time.
  const [found] = released.splice(place, 1);
  const buffer = found && found.length >= length ? found : new Float32Array(length);
  return buffer.subarray(0, length).fill(0);
};

/** Lets other tones overwrite a sound of `toneSamples`. */
export const releaseTone = ({ left, right }: Sound): void => {
  for (const { buffer } of left === right ? [left] : [left, right])
    released.push(new Float32Array(buffer as ArrayBuffer));
  released.sort((one, other) => one.length - other.length);
};

export const mono = (samples: Float32Array): Sound => ({ left: samples, right: samples });

/** Brings the ends of a sound to nothing, so that it neither starts nor stops with a click. */
export const faded = (samples: Float32Array, inSeconds: number, outSeconds: number): Float32Array => {
  const length = samples.length;
  const rise = min(length, frames(inSeconds));
  const fall = min(length, frames(outSeconds));
  for (let i = 0; i < rise; i++) samples[i] = (samples[i] ?? 0) * (i / rise);
  for (let i = max(0, length - fall); i < length; i++) {
    samples[i] = (samples[i] ?? 0) * ((length - 1 - i) / fall);
  }
  return samples;
};

/** Adds a sound into a longer one at a frame; what does not fit is left out. */
export const addTo = (into: Sound, sound: Sound, at: number, left: number, right: number): void => {
  const from = max(0, -at);
  const to = min(sound.left.length, into.left.length - at);
  for (let i = from; i < to; i++) {
    into.left[at + i] = (into.left[at + i] ?? 0) + (sound.left[i] ?? 0) * left;
    into.right[at + i] = (into.right[at + i] ?? 0) + (sound.right[i] ?? 0) * right;
  }
};
