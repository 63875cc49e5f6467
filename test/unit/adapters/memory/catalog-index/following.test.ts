import { follow } from '../../../../../src/adapters/memory/catalog-index/follower.ts';
import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import type {
  SearchCriteria,
  SearchRequest,
} from '../../../../../src/domain/catalog/search/search-criteria.ts';
import type { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { aTerms, aTrack, noon, trackId } from '../../../../support/builders/builders.ts';
import { openLibrary, type OpenLibrary } from '../../../../support/worlds/open-library.ts';
import { seenSoon } from '../../../../support/eventually.ts';

const asking = (criteria: SearchCriteria = {}, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  criteria,
  sort: 'newest',
  order: 'asc',
  limit: 100,
  facets: [],
  ...changes,
});

type Index = ReturnType<typeof memoryCatalogIndex>;

const following = async (
  story: (index: Index, library: OpenLibrary) => Promise<void>,
  { tracks = 0, plays = async (): Promise<ReadonlyMap<TrackId, number>> => new Map() } = {},
): Promise<void> => {
  const library = openLibrary();
  for (let n = 1; n <= tracks; n++) library.put(aTrack({}, n));
  const index = memoryCatalogIndex({ library, journal: { playsSince: plays }, clock: { now: () => noon } });
  try {
    await story(index, library);
  } finally {
    index.close();
  }
};

const total = async (index: Index, criteria: SearchCriteria = {}, now = noon): Promise<number> =>
  (await index.search(asking(criteria), now)).total;

/** The index may not include the change that was reported last yet. */
const totalSoon = async (index: Index, expected: number, criteria: SearchCriteria = {}): Promise<number> =>
  seenSoon(
    () => total(index, criteria),
    (found) => found === expected,
  );

const elapse = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const until = async (holds: () => boolean): Promise<void> => {
  for (let waited = 0; !holds(); waited += 10) {
    if (waited > 60_000) throw new Error('it never came to hold');
    await elapse(10);
  }
};

describe('an index that follows its library', () => {
  it('is ready once it has read the whole library, and a search waits for that', async () => {
    await following(
      async (index) => {
        expect(index.ready()).toBe(false);
        expect(await total(index)).toBe(1_000);
        expect(index.ready()).toBe(true);
      },
      { tracks: 1_000 },
    );
  });

  it('leaves the event loop free while it reads', async () => {
    await following(
      async (index) => {
        let turns = 0;
        while (!index.ready()) {
          await new Promise((resolve) => setImmediate(resolve));
          turns++;
        }
        expect(turns).toBeGreaterThan(2_000 / 100);
      },
      { tracks: 2_000 },
    );
  });

  it('reads changes without requests', async () => {
    await following(async (index, library) => {
      await total(index);
      for (let n = 1; n <= 300; n++) library.put(aTrack({}, n));
      await until(() => library.reported() >= 300);
    });
  });

  it('applies a hundred changes before it responds, and more of them afterwards', async () => {
    await following(async (index, library) => {
      await total(index);
      for (let n = 1; n <= 100; n++) library.put(aTrack({}, n));
      expect(await total(index)).toBe(100);
      for (let n = 101; n <= 5_000; n++) library.put(aTrack({}, n));
      expect(await total(index)).toBeLessThan(5_000);
      await until(() => library.reported() >= 5_000);
      expect(await totalSoon(index, 5_000)).toBe(5_000);
    });
  });

  it('fails while the library is unavailable, and follows it again afterwards', async () => {
    await following(
      async (index, library) => {
        library.broken = true;
        await expect(total(index)).rejects.toThrow('the library is out');
        expect(index.ready()).toBe(false);
        library.broken = false;
        library.put(aTrack({}, 2));
        expect(await total(index)).toBe(2);
        library.broken = true;
        await expect(total(index)).rejects.toThrow('the library is out');
        library.broken = false;
        expect(await total(index)).toBe(2);
      },
      { tracks: 1 },
    );
  });

  it('reads nothing from the library after it is closed', async () => {
    await following(async (index, library) => {
      await total(index);
      index.close();
      library.put(aTrack({}, 1));
      await elapse(600);
      expect(library.reported()).toBe(0);
    });
  });

  it('is rebuilt when most of its entries are outdated, with the same results', async () => {
    await following(async (index, library) => {
      for (let round = 1; round <= 60; round++) {
        for (let n = 1; n <= 200; n++) library.put(aTrack({ bpm: 60 + round, title: `Round ${round}` }, n));
        // Every change of a round is read before the next round replaces it.
        expect(await totalSoon(index, 200, { bpmMin: 60 + round, bpmMax: 60 + round })).toBe(200);
      }
      // Who rebuilds an index reads the whole library once more.
      await until(() => library.reported() >= 61 * 200);
      // The next steps include the change that was reported last.
      expect(await totalSoon(index, 200, { bpmMin: 120, q: 'round 60' })).toBe(200);
      expect(await total(index, { bpmMax: 119 })).toBe(0);
      library.put({ ...aTrack({}, 1), moderationStatus: 'pending_review' });
      expect(await total(index)).toBe(199);
    });
  });

  it('handles the terms of thousands of tracks that take effect at the same time', async () => {
    await following(async (index, library) => {
      const next = aTerms({ version: 2, effectiveAt: noon + 5, contentTypes: ['film'] });
      for (let n = 1; n <= 3_000; n++) library.put(aTrack({ terms: [aTerms(), next] }, n));
      await until(() => library.reported() >= 3_000);
      expect(await totalSoon(index, 3_000)).toBe(3_000);
      expect(await total(index, { contentTypes: ['film'] }, noon + 4)).toBe(0);
      expect(await total(index, { contentTypes: ['film'] }, noon + 5)).toBe(3_000);
      expect(await total(index, { contentTypes: ['ugc_video'] }, noon + 5)).toBe(0);
    });
  });
});

describe('a pause of an index', () => {
  it('ends after its time although its function waits for a disk, which then must not use the index', async () => {
    const library = openLibrary();
    library.put(aTrack({}, 1));
    const follower = follow({ library, clock: { now: () => noon } });
    try {
      await follower.toHead();
      const disk = Promise.withResolvers<undefined>();
      let deadline: AbortSignal | undefined;
      const pause = follower.pausedFor(3_000, async (_, signal) => {
        deadline = signal;
        await disk.promise;
      });
      await elapse(0);
      library.put(aTrack({}, 2));
      await follower.toHead();
      expect(follower.catalog().version).toBe(1);
      expect(deadline?.aborted).toBe(false);
      await pause;
      expect(deadline?.aborted).toBe(true);
      await follower.toHead();
      expect(follower.catalog().version).toBe(2);
      disk.resolve(undefined);
    } finally {
      follower.close();
    }
  });
});

describe('popularity', () => {
  const minute = 60_000;
  const first = async (index: Index, now: number) =>
    (await index.search(asking({}, { sort: 'popularity', order: 'desc', limit: 1 }), now)).hits[0];

  it('is read again after a minute, not earlier', async () => {
    let plays = new Map([[trackId(2), 5]]);
    await following(
      async (index) => {
        expect(await first(index, noon)).toEqual({ value: 5, trackId: trackId(2) });
        plays = new Map([[trackId(3), 9]]);
        expect(await first(index, noon + minute - 1)).toEqual({ value: 5, trackId: trackId(2) });
        expect(await first(index, noon + minute)).toEqual({ value: 9, trackId: trackId(3) });
        plays = new Map();
        expect(await first(index, noon + 2 * minute)).toEqual({ value: 0, trackId: trackId(1) });
      },
      { tracks: 3, plays: async () => plays },
    );
  });

  it('is kept for a track that changes, or is taken down and reinstated', async () => {
    await following(
      async (index, library) => {
        await first(index, noon);
        library.put(aTrack({ title: 'Changed' }, 2));
        expect(await first(index, noon)).toEqual({ value: 5, trackId: trackId(2) });
        library.put({ ...aTrack({}, 2), moderationStatus: 'pending_review' });
        expect(await first(index, noon)).toEqual({ value: 0, trackId: trackId(1) });
        library.put(aTrack({}, 2));
        expect(await first(index, noon)).toEqual({ value: 5, trackId: trackId(2) });
      },
      { tracks: 3, plays: async () => new Map([[trackId(2), 5]]) },
    );
  });

  it('counts the plays of the last thirty days', async () => {
    await following(
      async (index) => {
        expect((await first(index, noon))?.value).toBe(1);
      },
      { tracks: 1, plays: async (day?: string) => new Map(day === '2026-10-22' ? [[trackId(1), 1]] : []) },
    );
  });

  it('is read again after the journal failed', async () => {
    let isOut = true;
    const plays = async () => {
      if (isOut) throw new Error('the journal is out');
      return new Map([[trackId(2), 5]]);
    };
    await following(
      async (index) => {
        await expect(first(index, noon)).rejects.toThrow('the journal is out');
        isOut = false;
        expect(await first(index, noon)).toEqual({ value: 5, trackId: trackId(2) });
      },
      { tracks: 3, plays },
    );
  });

  it('stays unchanged while newer numbers are read, and if they cannot be read', async () => {
    const readings: (() => Promise<ReadonlyMap<TrackId, number>>)[] = [];
    const plays = () => (readings.shift() ?? (async () => new Map([[trackId(3), 9]])))();
    const { promise: slow, resolve } = Promise.withResolvers<ReadonlyMap<TrackId, number>>();
    const failing = () => Promise.reject(new Error('the journal is out'));
    readings.push(
      async () => new Map([[trackId(2), 5]]),
      failing,
      () => slow,
    );
    await following(
      async (index) => {
        const older = { value: 5, trackId: trackId(2) };
        expect(await first(index, noon)).toEqual(older);
        expect(await first(index, noon + minute)).toEqual(older);
        expect(await first(index, noon + minute)).toEqual(older);
        expect(await first(index, noon + minute)).toEqual(older);
        resolve(new Map([[trackId(1), 7]]));
        const newer = await seenSoon(
          () => first(index, noon + minute),
          (seen) => seen?.value === 7,
        );
        expect(newer).toEqual({ value: 7, trackId: trackId(1) });
        expect(await first(index, noon + 3 * minute)).toEqual({ value: 9, trackId: trackId(3) });
      },
      { tracks: 3, plays },
    );
  });

  it('includes tracks that arrive while thousands of numbers are sorted', async () => {
    const plays = new Map(Array.from({ length: 4_000 }, (_, i) => [trackId(i + 1), i + 1] as const));
    await following(
      async (index, library) => {
        await total(index);
        const ranking = first(index, noon);
        for (let n = 3_001; n <= 4_000; n++) library.put(aTrack({}, n));
        await ranking;
        await until(() => library.reported() >= 4_000);
        expect(await totalSoon(index, 4_000)).toBe(4_000);
        expect(await first(index, noon)).toEqual({ value: 4_000, trackId: trackId(4_000) });
      },
      { tracks: 3_000, plays: async () => plays },
    );
  });
});
