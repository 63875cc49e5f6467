import type { TrackId } from '../../shared/ids.ts';
import { atOriginalSpeed, frameMs, type Peaks } from './fingerprint.ts';
import { landmarksOf, searchedFan } from './landmarks.ts';

/** The speeds at which a recording may be played, and still be found: those of turntables and of film transfers are within 2 %. */
export const speeds: readonly number[] = [1, 0.98, 0.985, 0.99, 0.995, 1.005, 1.01, 1.015, 1.02];

/** A landmark of a stored fingerprint, and the frames at which it is. */
export interface LandmarkEntry {
  readonly hash: number;
  readonly trackId: TrackId;
  readonly frames: readonly number[];
}

/** A landmark of the recording that is searched for: the frame at the original speed, and the place of that speed in `speeds`. */
interface Searched {
  readonly frame: number;
  readonly speedAt: number;
}

/** The landmarks of a recording at all speeds, by hash. */
export type Search = ReadonlyMap<number, readonly Searched[]>;

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

/** Returns everything that has to be looked up to find a recording. */
export const searchFor = (peaks: Peaks): Search => {
  const search = new Map<number, Searched[]>();
  for (const [speedAt, speed] of speeds.entries())
    for (const { hash, frame } of landmarksOf(atOriginalSpeed(peaks, speed), searchedFan)) {
      const before = search.get(hash);
      if (before) before.push({ frame, speedAt });
      else search.set(hash, [{ frame, speedAt }]);
    }
  return search;
};

/** More tracks than these have a landmark in common by chance; it says nothing. */
const mostTracks = 50;
const leastVotes = 4;
const mostSuspects = 20;

export const windowFrames = Math.round(20_000 / frameMs);
const stretch = windowFrames / 2;
const offsetStep = 4;
const offsets = 2 ** 20;

/**
 * Returns the tracks whose landmarks are at the same distances as those of the recording within 20 s, each at
 * its best place, those with the most support first.
 */
export const suspectsIn = (search: Search, entries: readonly LandmarkEntry[]): readonly Suspect[] => {
  const best = new Map<TrackId, Suspect>();
  for (const [trackId, own] of byTrack(entries)) {
    const suspect = bestPlace(trackId, ballots(search, own));
    if (suspect && suspect.votes >= leastVotes) best.set(trackId, suspect);
  }
  return [...best.values()]
    .toSorted((a, b) => b.votes - a.votes || (a.trackId < b.trackId ? -1 : 1))
    .slice(0, mostSuspects);
};

const byTrack = (entries: readonly LandmarkEntry[]): ReadonlyMap<TrackId, readonly LandmarkEntry[]> => {
  const tracks = new Map<number, number>();
  for (const { hash } of entries) tracks.set(hash, (tracks.get(hash) ?? 0) + 1);
  const rare = entries.filter(({ hash }) => (tracks.get(hash) ?? 0) <= mostTracks);
  return Map.groupBy(rare, ({ trackId }) => trackId);
};

/** Counts by speed, stretch of 10 s and offset how many landmarks agree. */
const ballots = (search: Search, entries: readonly LandmarkEntry[]): ReadonlyMap<number, number> => {
  const counted = new Map<number, number>();
  for (const { hash, frames } of entries)
    for (const { frame, speedAt } of search.get(hash) ?? [])
      for (const theirs of frames) {
        const place = Math.floor(frame / stretch) * speeds.length + speedAt;
        const ballot = place * offsets + Math.round((theirs - frame) / offsetStep) + offsets / 2;
        counted.set(ballot, (counted.get(ballot) ?? 0) + 1);
      }
  return counted;
};

/** Returns the window of two stretches, and of two neighboring offsets, that has the most votes. */
const bestPlace = (trackId: TrackId, counted: ReadonlyMap<number, number>): Suspect | undefined => {
  const next = speeds.length * offsets;
  let best: { readonly ballot: number; readonly votes: number } | undefined;
  for (const ballot of counted.keys()) {
    const votes = [0, 1, next, next + 1].reduce((sum, by) => sum + (counted.get(ballot + by) ?? 0), 0);
    if (votes > (best?.votes ?? 0)) best = { ballot, votes };
  }
  if (!best) return undefined;
  const place = Math.floor(best.ballot / offsets);
  return {
    trackId,
    speed: speeds[place % speeds.length] ?? 1,
    begin: Math.floor(place / speeds.length) * stretch,
    offset: ((best.ballot % offsets) - offsets / 2) * offsetStep,
    votes: best.votes,
  };
};
