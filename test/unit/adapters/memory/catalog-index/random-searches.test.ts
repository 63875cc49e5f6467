import { isDeepStrictEqual } from 'node:util';
import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import type { SearchPosition } from '../../../../../src/domain/catalog/search/search-criteria.ts';
import { matches, sortValue } from '../../../../../src/domain/catalog/search/search-matching.ts';
import type { Track } from '../../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { noon, trackId } from '../../../../support/builders/builders.ts';
import { openLibrary } from '../../../../support/worlds/open-library.ts';
import {
  dice,
  filterNames,
  randomFilter,
  randomRequest,
  randomTrack,
  type Dice,
} from '../../../../support/builders/catalog/random-catalog.ts';
import { quickRules } from '../../../../support/builders/catalog/quick-rules.ts';
import { referenceIndex } from '../../../../support/builders/catalog/reference-index.ts';
import { seenSoon } from '../../../../support/eventually.ts';

const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;

/** A change as it comes: a new track, another version of one, a takedown or a reinstatement. */
const changed = (by: Dice, tracks: readonly Track[]): Track => {
  const track = tracks[by.roll(tracks.length)];
  if (!track || by.chance(0.2)) return randomTrack(by, tracks.length + 1);
  if (by.chance(0.5)) return randomTrack(by, Number(track.trackId.slice(4)));
  if (track.moderationStatus === 'approved') return { ...track, moderationStatus: 'taken_down', takedown };
  return { ...track, moderationStatus: 'approved' };
};

describe('catalog index in memory', () => {
  it('responds to a thousand random searches over two thousand changing tracks by the rules of the domain', async () => {
    const by = dice(20_261_121);
    const library = openLibrary();
    for (let n = 1; n <= 2_000; n++) library.put(randomTrack(by, n));
    const plays = new Map<TrackId, number>();
    for (let n = 1; n <= 2_000; n += 1 + by.roll(4)) plays.set(trackId(n), by.roll(9));
    let now = noon - 2_000;
    const index = memoryCatalogIndex({
      library,
      journal: { playsSince: async () => plays },
      clock: { now: () => now },
    });
    // A search waits 5 s for an index that is being loaded, however slow the machine is.
    await seenSoon(async () => index.ready(), Boolean, 60_000);
    const rules = referenceIndex(library.tracks, () => plays, quickRules);
    const different: unknown[] = [];
    const compare = (request: unknown, found: unknown, expected: unknown): void => {
      if (!isDeepStrictEqual(found, expected)) different.push({ request, found, expected });
    };
    try {
      for (let i = 0; i < 1_000; i++) {
        now += by.roll(10);
        if (by.chance(0.1)) for (let n = by.roll(6); n > 0; n--) library.put(changed(by, library.tracks()));
        const request = randomRequest(by);
        const expected = await rules.search(request, now);
        compare(request, await index.search(request, now), expected);
        if (i % 4 > 0) continue;
        const after = expected.hits[by.roll(expected.hits.length)];
        if (!after) continue;
        if (by.chance(0.3))
          library.put(
            changed(
              by,
              library.tracks().filter((track) => track.trackId === after.trackId),
            ),
          );
        const next = { ...request, after };
        compare(next, await index.search(next, now), await rules.search(next, now));
      }
      expect(different).toEqual([]);
    } finally {
      index.close();
    }
  });

  it('pages through every sort order to the end, with each match once', async () => {
    const by = dice(7);
    const library = openLibrary();
    for (let n = 1; n <= 400; n++) library.put(randomTrack(by, n));
    const index = memoryCatalogIndex({ library, clock: { now: () => noon } });
    // A search waits 5 s for an index that is being loaded, however slow the machine is.
    await seenSoon(async () => index.ready(), Boolean, 60_000);
    const rules = referenceIndex(library.tracks, () => new Map(), quickRules);
    try {
      for (let i = 0; i < 60; i++) {
        const request = { ...randomRequest(by), facets: [] };
        const all = await rules.search({ ...request, limit: 1_000 }, noon);
        const hits: SearchPosition[] = [];
        for (let hasMore = true; hasMore;) {
          const after = hits.at(-1);
          const page = await index.search({ ...request, ...(after && { after }) }, noon);
          expect(page.total).toBe(all.total);
          hits.push(...page.hits);
          hasMore = page.hasMore;
        }
        expect(hits).toEqual(all.hits);
      }
    } finally {
      index.close();
    }
  });
});

describe('the rules of this suite', () => {
  it('are those of the domain', () => {
    const by = dice(11);
    const tracks = Array.from({ length: 60 }, (_, i) => randomTrack(by, i + 1));
    const different: unknown[] = [];
    for (let i = 0; i < 200; i++) {
      const { criteria, sort } = randomRequest(by);
      const now = noon - 2_000 + by.roll(5_000);
      for (const track of tracks) {
        const given = { ...criteria, plays: 3 };
        const isSame =
          quickRules.matches(track, criteria, now) === matches(track, criteria, now) &&
          Object.is(quickRules.sortValue(track, sort, given), sortValue(track, sort, given));
        if (!isSame) different.push({ track, criteria, sort, now });
      }
    }
    expect(different).toEqual([]);
  });
});

describe('the random catalog', () => {
  const by = dice(12);
  const tracks = Array.from({ length: 400 }, (_, i) => randomTrack(by, i + 1));

  it.each(filterNames)('has tracks that %s finds, and tracks that it leaves out', (name) => {
    const found = Array.from({ length: 20 }, () => randomFilter(by, name)).map((criteria) => {
      const available = tracks.filter(({ moderationStatus }) => moderationStatus === 'approved');
      return available.filter((track) => matches(track, criteria, noon)).length / available.length;
    });
    expect(found.some((share) => share > 0)).toBe(true);
    expect(found.some((share) => share < 1)).toBe(true);
  });
});
