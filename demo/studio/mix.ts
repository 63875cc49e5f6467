import { placedSections, secondsOf } from '../score/form.ts';
import type { Part, Song } from '../score/song.ts';
import { decibels } from '../sound/arithmetic.ts';
import { thinned } from '../sound/filters.ts';
import { frames, reusedSamples, silence, type Sound } from '../sound/sound.ts';
import { driven, ducked, echoed } from './effects.ts';
import { gatedPower, powerAt } from './loudness.ts';
import { limiting, type Ride, ridden } from './limiter.ts';
import { kicks, perform } from './performance.ts';
import { reverberated } from './room.ts';

const { min, sqrt } = Math;

export interface Mixed {
  readonly master: Sound;
  /** In the order of the song's parts. */
  readonly stems: readonly Sound[];
}

/**
 * The faders' way through the song: a quiet section is up to 7 dB under a full one, and the last chord fades. One
 * gain for every frame, shared by all parts.
 */
const faders = (song: Song, gains: Float32Array): Float32Array => {
  const { length } = gains;
  const sections = placedSections(song);
  const aims = sections.map(({ energy }) => decibels(7 * (energy - 1)));
  let gain = aims[0] ?? 1;
  let i = 0;
  sections.forEach(({ to }, index) => {
    const end = index === sections.length - 1 ? length : min(length, frames((to * 60) / song.bpm));
    const aim = aims[index] ?? 1;
    for (; i < end; i++) gains[i] = gain += (aim - gain) * 0.0005;
  });
  const fall = frames(song.ending * 0.6);
  for (let j = length - fall; j < length; j++) {
    const way = (length - 1 - j) / fall;
    gains[j] = (gains[j] ?? 0) * way * way;
  }
  return gains;
};

const apply = (sound: Sound, gains: Float32Array): void => {
  for (const side of [sound.left, sound.right]) {
    for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) * (gains[i] ?? 0);
  }
};

/** Records a part with its effects, as loud as it is played, over what was recorded before. */
const record = (part: Part, song: Song, gains: Float32Array, sound: Sound): void => {
  perform(part, song, sound);
  if (part.drive !== undefined) driven(sound, part.drive);
  if (part.duck !== undefined) ducked(sound, kicks(song), part.duck);
  thinned(sound, part.thin ?? 25);
  if (part.echo) echoed(sound, part.echo, (part.echo.beats * 60) / song.bpm);
  if (part.room) reverberated(sound, part.room);
  apply(sound, gains);
};

/** Returns the gain that brings a sound to the given LUFS. */
const gainTo = (lufs: number, sound: Sound, every: number): number => {
  const power = gatedPower(sound, every);
  return power > 0 ? sqrt(powerAt(lufs) / power) : 0;
};

const addScaled = (sum: Sound, { left, right }: Sound, gain: number): void => {
  for (let i = 0; i < left.length; i++) {
    sum.left[i] = (sum.left[i] ?? 0) + gain * (left[i] ?? 0);
    sum.right[i] = (sum.right[i] ?? 0) + gain * (right[i] ?? 0);
  }
};

/** Where the parts of a song wait until the gain of the whole is known. */
export interface Takes {
  readonly keep: (part: Sound) => void;
  /**
   * Returns the parts in the order in which they were kept. Each may be read into the given sound, of the same length, and
   * be overwritten when the next one is asked for.
   */
  readonly kept: (into: Sound) => Iterable<Sound>;
}

/** The memory of a song while it is recorded: the sum of its parts, one part, and the gain of each frame. */
export interface Buffers {
  readonly sum: (length: number) => Sound;
  readonly take: (length: number) => Sound;
  readonly gains: (length: number) => Float32Array;
}

const freshBuffers: Buffers = {
  sum: silence,
  take: silence,
  gains: (length) => new Float32Array(length),
};

const reusedSound = (): ((length: number) => Sound) => {
  const [left, right] = [reusedSamples(), reusedSamples()];
  return (length) => ({ left: left(length), right: right(length) });
};

/** Returns buffers for one song after another: each overwrites the sounds of the one before. */
export const reusedBuffers = (): Buffers => ({
  sum: reusedSound(),
  take: reusedSound(),
  gains: reusedSamples(),
});

/**
 * Returns the master, then the stems in the order of the song's parts: all parts, balanced; one gain rides them all, so
 * that they still sum to the master. Each sound may be overwritten when the next one is asked for.
 */
export function* recordings(song: Song, takes: Takes, buffers = freshBuffers): Generator<Sound, void> {
  const length = frames(secondsOf(song));
  const gains = faders(song, buffers.gains(length));
  const sum = buffers.sum(length);
  for (const side of [sum.left, sum.right]) side.fill(0);
  const balance: number[] = [];
  const take = buffers.take(length);
  for (const part of song.parts) {
    record(part, song, gains, take);
    const gain = gainTo(-20 + part.level, take, 2.3);
    addScaled(sum, take, gain);
    balance.push(gain);
    takes.keep(take);
  }
  const gain = gainTo(song.loudness, sum, 1);
  const ride: Ride = { gain, ...limiting(sum, gain) };
  yield ridden(sum, ride);
  let place = 0;
  for (const part of takes.kept(take)) yield ridden(part, { ...ride, gain: gain * (balance[place++] ?? 0) });
}

/** Keeps the parts in memory, a copy of each. */
const takesInMemory = (): Takes => {
  const parts: Sound[] = [];
  return {
    keep: ({ left, right }) => void parts.push({ left: left.slice(), right: right.slice() }),
    kept: () => parts,
  };
};

/** Returns all recordings of a song together. */
export const mixed = (song: Song): Mixed => {
  const [master = silence(0), ...stems] = recordings(song, takesInMemory());
  return { master, stems };
};
