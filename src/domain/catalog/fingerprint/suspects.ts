import type { TrackId } from '../../shared/ids.ts';
import { atOriginalSpeed, frameMs, type Peaks } from './fingerprint.ts';
import { landmarksByHash, searchedFan } from './landmarks.ts';

/**
 * The speeds at which a recording may be played, and still be found: turntables differ by less than 2 %. A film that is shown at 25
 * instead of 24 frames a second is 4 % faster, and is not found.
 */
export const speeds: readonly number[] = [1, 0.98, 0.985, 0.99, 0.995, 1.005, 1.01, 1.015, 1.02];

/** A landmark of a stored fingerprint, and the frames at which it is. */
export interface LandmarkEntry {
  readonly hash: number;
  readonly trackId: TrackId;
  readonly frames: readonly number[];
}

/** The landmarks of a recording at one speed: for each hash, its frames at the original speed. */
export interface Search {
  readonly speed: number;
  readonly frames: ReadonlyMap<number, readonly number[]>;
}

/** A guess: a track may be the same recording from `begin` on, a frame of the recording at the original speed. */
export interface Suspect {
  readonly trackId: TrackId;
  readonly speed: number;
  readonly begin: number;
  /** The frame of the track at which the recording began, if all of it were the same. It may be negative. */
  readonly offset: number;
  /** How many landmarks support it. */
  readonly votes: number;
}

/** Returns what has to be looked up to find a recording that is played at a speed. */
export const searchAt = (speed: number, peaks: Peaks): Search => ({
  speed,
  frames: landmarksByHash(atOriginalSpeed(peaks, speed), searchedFan),
});

/** More tracks than these have a landmark in common by chance; it says nothing. */
const maxTracks = 50;
const minVotes = 4;
const maxSuspects = 20;

export const windowFrames = Math.round(20_000 / frameMs);
const intervalFrames = windowFrames / 2;
const offsetStep = 4;
const offsets = 2 ** 20;

/**
 * Returns the tracks whose landmarks are at the same distances as those of the recording within 20 s, each at
 * its best place.
 */
export const suspectsIn = (search: Search, entries: readonly LandmarkEntry[]): readonly Suspect[] =>
  [...byTrack(entries)].flatMap(([trackId, own]) => {
    const suspect = bestPlace({ trackId, speed: search.speed }, countVotes(search, own));
    return suspect && suspect.votes >= minVotes ? [suspect] : [];
  });

/** Returns the suspects of several speeds, each track at its best speed, those with the most support first. */
export const maxSuspected = (suspects: readonly Suspect[]): readonly Suspect[] => {
  const best = new Map<TrackId, Suspect>();
  for (const suspect of suspects)
    if (suspect.votes > (best.get(suspect.trackId)?.votes ?? 0)) best.set(suspect.trackId, suspect);
  return [...best.values()]
    .toSorted((a, b) => b.votes - a.votes || (a.trackId < b.trackId ? -1 : 1))
    .slice(0, maxSuspects);
};

const byTrack = (entries: readonly LandmarkEntry[]): ReadonlyMap<TrackId, readonly LandmarkEntry[]> => {
  const tracks = new Map<number, number>();
  for (const { hash } of entries) tracks.set(hash, (tracks.get(hash) ?? 0) + 1);
  const rare = entries.filter(({ hash }) => (tracks.get(hash) ?? 0) <= maxTracks);
  return Map.groupBy(rare, ({ trackId }) => trackId);
};

/** Counts by interval of 10 s and offset how many landmarks agree. */
const countVotes = (search: Search, entries: readonly LandmarkEntry[]): ReadonlyMap<number, number> => {
  const counted = new Map<number, number>();
  for (const { hash, frames } of entries)
    for (const frame of search.frames.get(hash) ?? [])
      for (const theirs of frames) {
        const place = Math.floor(frame / intervalFrames);
        const slot = place * offsets + Math.round((theirs - frame) / offsetStep) + offsets / 2;
        counted.set(slot, (counted.get(slot) ?? 0) + 1);
      }
  return counted;
};

/** Returns the window of two intervals, and of two neighboring offsets, that has the most votes. */
const bestPlace = (
  suspected: Pick<Suspect, 'trackId' | 'speed'>,
  counted: ReadonlyMap<number, number>,
): Suspect | undefined => {
  let best: { readonly slot: number; readonly votes: number } | undefined;
  for (const slot of counted.keys()) {
    const window = [0, 1, offsets, offsets + 1];
    const votes = window.reduce((sum, by) => sum + (counted.get(slot + by) ?? 0), 0);
    if (votes > (best?.votes ?? 0)) best = { slot, votes };
  }
  if (!best) return undefined;
  return {
    ...suspected,
    begin: Math.floor(best.slot / offsets) * intervalFrames,
    offset: ((best.slot % offsets) - offsets / 2) * offsetStep,
    votes: best.votes,
  };
};
