import { isDeepStrictEqual } from 'node:util';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import type { CatalogIndex } from '../../../../src/ports/driven/catalog/catalog-index.ts';
import { openLibrary, type OpenLibrary } from '../../worlds/open-library.ts';
import { noon, trackId } from '../builders.ts';
import { quickRules } from './quick-rules.ts';
import { dice, randomRequest, randomTrack, type Dice } from './random-catalog.ts';
import { referenceIndex } from './reference-index.ts';

/** An index under test. */
export interface FollowingIndex extends CatalogIndex {
  /** Resolves when searches find all changes so far. */
  readonly followed: () => Promise<void>;
  readonly close: () => void | Promise<void>;
}

export interface RandomWorld {
  readonly library: OpenLibrary;
  readonly journal: { readonly playsSince: () => Promise<ReadonlyMap<TrackId, number>> };
  readonly clock: { readonly now: () => number };
}

const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;

/** A change as it comes: a new track, another version of one, a takedown or a reinstatement. */
const changed = (by: Dice, tracks: readonly Track[]): Track => {
  const track = tracks[by.roll(tracks.length)];
  if (!track || by.chance(0.2)) return randomTrack(by, tracks.length + 1);
  if (by.chance(0.5)) return randomTrack(by, Number(track.trackId.slice(4)));
  if (track.moderationStatus === 'approved') return { ...track, moderationStatus: 'taken_down', takedown };
  return { ...track, moderationStatus: 'approved' };
};

/** Returns those of a thousand random searches over two thousand changing tracks whose results differ from the rules of the domain. */
export const differencesFromRules = async (
  open: (world: RandomWorld) => FollowingIndex,
): Promise<readonly unknown[]> => {
  const by = dice(20_261_121);
  const library = openLibrary();
  for (let n = 1; n <= 2_000; n++) library.put(randomTrack(by, n));
  const plays = new Map<TrackId, number>();
  for (let n = 1; n <= 2_000; n += 1 + by.roll(4)) plays.set(trackId(n), by.roll(9));
  let now = noon - 2_000;
  const index = open({ library, journal: { playsSince: async () => plays }, clock: { now: () => now } });
  const rules = referenceIndex(library.tracks, () => plays, quickRules);
  const different: unknown[] = [];
  const compare = (request: unknown, found: unknown, expected: unknown): void => {
    if (!isDeepStrictEqual(found, expected)) different.push({ request, found, expected });
  };
  try {
    await index.followed();
    for (let i = 0; i < 1_000; i++) {
      now += by.roll(10);
      if (by.chance(0.1)) {
        for (let n = by.roll(6); n > 0; n--) library.put(changed(by, library.tracks()));
        await index.followed();
      }
      const request = randomRequest(by);
      const expected = await rules.search(request, now);
      compare(request, await index.search(request, now), expected);
      if (i % 4 > 0) continue;
      const after = expected.hits[by.roll(expected.hits.length)];
      if (!after) continue;
      if (by.chance(0.3)) {
        const same = library.tracks().filter((track) => track.trackId === after.trackId);
        library.put(changed(by, same));
        await index.followed();
      }
      const next = { ...request, after };
      compare(next, await index.search(next, now), await rules.search(next, now));
    }
    return different;
  } finally {
    await index.close();
  }
};
