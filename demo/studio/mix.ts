import { placedSections, secondsOf } from '../score/form.ts';
import type { Part, Song } from '../score/song.ts';
import { decibels } from '../sound/arithmetic.ts';
import { thinned } from '../sound/filters.ts';
import { frames, reusedSamples, silence, type Sound } from '../sound/sound.ts';
import { driven, ducked, echoed } from './effects.ts';
import { gatedPower, powerAt } from './loudness.ts';
import { limiting, type Ride, ridden, stepFrames } from './limiter.ts';
import { kicks, perform } from './performance.ts';
import { reverberated } from './room.ts';

const { ceil, max, min, sqrt } = Math;

export interface Mixed {
  readonly master: Sound;
  /** In the order of the song's parts. */
  readonly stems: readonly Sound[];
}

/**
 * The faders' way through the song: a quiet section is up to 7 dB under a full one, and the last chord fades. One
 * gain over time, shared by all parts.
 */
const faders = (song: Song, length: number): Ride => {
  const steps = new Float64Array(ceil(length / stepFrames) + 1);
  const sections = placedSections(song).map(({ to, energy }) => ({
    end: frames((to * 60) / song.bpm),
    aim: decibels(7 * (energy - 1)),
  }));
  const fall = frames(song.ending * 0.6);
  let gain = sections[0]?.aim ?? 1;
  let place = 0;
  for (let step = 0; step < steps.length; step++) {
    const at = step * stepFrames;
    while (place < sections.length - 1 && at >= (sections[place]?.end ?? 0)) place++;
    const way = min(1, max(0, (length - 1 - at) / fall));
    steps[step] = gain * way * way;
    gain += ((sections[place]?.aim ?? 1) - gain) * 0.0315;
  }
  return { gain: 1, steps };
};

/** Records a part with its effects, as loud as it is played, over what was recorded before. */
const record = (part: Part, song: Song, way: Ride, sound: Sound): void => {
  perform(part, song, sound);
  if (part.drive !== undefined) driven(sound, part.drive);
  if (part.duck !== undefined) ducked(sound, kicks(song), part.duck);
  thinned(sound, part.thin ?? 25);
  if (part.echo) echoed(sound, part.echo, (part.echo.beats * 60) / song.bpm);
  if (part.room) reverberated(sound, part.room);
  ridden(sound, way);
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

/** The memory of a song while it is recorded: the sum of its parts, and one part. */
export interface Buffers {
  readonly sum: (length: number) => Sound;
  readonly take: (length: number) => Sound;
}

const freshBuffers: Buffers = { sum: silence, take: silence };

const reusedSound = (): ((length: number) => Sound) => {
  const [left, right] = [reusedSamples(), reusedSamples()];
  return (length) => ({ left: left(length), right: right(length) });
};

/** Returns buffers for one song after another: each overwrites the sounds of the one before. */
export const reusedBuffers = (): Buffers => ({
  sum: reusedSound(),
  take: reusedSound(),
});

/**
 * Returns the master, then the stems in the order of the song's parts: all parts, balanced; one gain rides them all, so
 * that they still sum to the master. Each sound may be overwritten when the next one is asked for.
 */
export function* recordings(song: Song, takes: Takes, buffers = freshBuffers): Generator<Sound, void> {
  const length = frames(secondsOf(song));
  const way = faders(song, length);
  const sum = buffers.sum(length);
  for (const side of [sum.left, sum.right]) side.fill(0);
  const balance: number[] = [];
  const take = buffers.take(length);
  for (const part of song.parts) {
    record(part, song, way, take);
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
