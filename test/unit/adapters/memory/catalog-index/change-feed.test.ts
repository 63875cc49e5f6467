import fc from 'fast-check';
import { changeFeed } from '../../../../../src/adapters/memory/catalog-index/change-feed.ts';
import { aTrack } from '../../../../support/builders/builders.ts';
import { openLibrary } from '../../../../support/worlds/open-library.ts';

const filled = (tracks: number) => {
  const library = openLibrary();
  for (let n = 1; n <= tracks; n++) library.put(aTrack({}, n));
  return library;
};

/** The versions that are reported from one on, some at a time, until there are none. */
const readOn = async (
  feed: ReturnType<typeof changeFeed>,
  from = 0,
  max = 50,
): Promise<readonly number[]> => {
  const versions: number[] = [];
  for (;;) {
    const some = await feed(versions.at(-1) ?? from, max);
    expect(some.length).toBeLessThanOrEqual(max);
    if (some.length === 0) return versions;
    versions.push(...some.map(({ catalogVersion }) => catalogVersion));
  }
};

const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, i) => from + i);

describe('a feed of changes', () => {
  it('returns each change once, in the order of versions, whatever the page size', async () => {
    const sizes = fc.integer({ min: 0, max: 1_200 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 300 }), async (tracks, max) => {
        expect(await readOn(changeFeed(filled(tracks)), 0, max)).toEqual(upTo(tracks));
      }),
      { numRuns: 30 },
    );
  });

  it('reads hundreds of changes from the library at a time', async () => {
    const library = filled(10_000);
    let requested = 0;
    const counting = {
      changes: (after: number, limit: number) => (requested++, library.changes(after, limit)),
    };
    await readOn(changeFeed(counting));
    expect(requested).toBeLessThan(50);
  });

  it('returns what was committed after it had reached the end', async () => {
    for (const before of [0, 1, 49, 50, 249, 250, 251, 500]) {
      for (const meetsEnd of [false, true]) {
        const library = filled(before);
        const feed = changeFeed(library);
        for (let at = 0; at < before; at += 50) await feed(at, Math.min(50, before - at));
        if (meetsEnd) expect(await feed(before, 50)).toEqual([]);
        library.put(aTrack({}, 9_001));
        expect(await readOn(feed, before)).toEqual([before + 1]);
      }
    }
  });

  it('returns a change by the second call after its commit', async () => {
    for (const before of [1, 49, 50, 60, 99, 250, 299]) {
      const library = filled(before);
      const feed = changeFeed(library);
      let version = 0;
      while (before - version >= 100) version = (await feed(version, 50)).at(-1)?.catalogVersion ?? version;
      version = (await feed(version, 50)).at(-1)?.catalogVersion ?? version;
      library.put(aTrack({}, 9_001));
      for (const _ of [1, 2]) version = (await feed(version, 50)).at(-1)?.catalogVersion ?? version;
      expect(version).toBe(before + 1);
    }
  });

  it('loses nothing while the library is unavailable', async () => {
    const library = filled(600);
    const feed = changeFeed(library);
    const versions: number[] = [];
    for (let requested = 0; versions.at(-1) !== 600; requested++) {
      library.broken = requested % 3 > 0;
      const some = await feed(versions.at(-1) ?? 0, 70).catch(() => []);
      versions.push(...some.map(({ catalogVersion }) => catalogVersion));
    }
    expect(versions).toEqual(upTo(600));
  });
});
