import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import {
  indexedCatalog,
  stateOf,
  takeIn,
} from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { flatten } from '../../../../../src/adapters/memory/catalog-index/snapshot/flat.ts';
import { snapshotKeeper } from '../../../../../src/adapters/memory/catalog-index/snapshot/snapshot-keeper.ts';
import { readAbout } from '../../../../../src/adapters/memory/catalog-index/snapshot/snapshot-file.ts';
import type { Track } from '../../../../../src/domain/catalog/track.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { dice, randomRequest, randomTrack } from '../../../../support/builders/random-catalog.ts';
import { referenceIndex } from '../../../../support/builders/reference-index.ts';
import { openLibrary, type OpenLibrary } from '../../../../support/worlds/open-library.ts';

type Index = ReturnType<typeof memoryCatalogIndex>;

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let waited = 0; !(await holds()); waited += 20) {
    if (waited > 60_000) throw new Error('it did not happen within a minute');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const neverAborted = new AbortController().signal;

const versionIn = async (path: string): Promise<number | undefined> =>
  ((await readAbout(path)) as { fingerprint: { version: number } } | undefined)?.fingerprint.version;

interface Stage {
  readonly path: string;
  /** The lines that were reported. */
  readonly lines: string[];
  now: number;
  readonly open: (library: OpenLibrary) => Index;
}

const onStage = async (story: (stage: Stage) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  const opened: Index[] = [];
  const stage: Stage = {
    path: join(folder, 'index.snapshot'),
    lines: [],
    now: noon,
    open: (library) => {
      const index = memoryCatalogIndex({
        library,
        clock: { now: () => stage.now },
        snapshot: {
          path: stage.path,
          findMany: library.findMany,
          report: (line) => stage.lines.push(line),
          leastTracks: 10,
          intervalMs: 0,
        },
      });
      opened.push(index);
      return index;
    },
  };
  try {
    await story(stage);
  } finally {
    for (const index of opened) index.close();
    await rm(folder, { recursive: true });
  }
};

const filled = (seed: number, count: number): OpenLibrary => {
  const by = dice(seed);
  const library = openLibrary();
  for (let n = 1; n <= count; n++) library.put(randomTrack(by, n));
  return library;
};

const down = (track: Track): Track =>
  track.moderationStatus === 'approved'
    ? { ...track, moderationStatus: 'taken_down', takedown: { reason: 'withdrawn', effectiveAt: noon } }
    : track;

/** A library like another one that continues from an earlier version of it, as a restored backup does. */
const restoredFrom = (library: OpenLibrary, version: number): OpenLibrary => {
  const restored = openLibrary();
  for (const track of library.tracks()) if (track.catalogVersion <= version) restored.put(track);
  return restored;
};

const expectSameResponses = async (index: Index, library: OpenLibrary, now: number): Promise<void> => {
  const by = dice(99);
  const rules = referenceIndex(library.tracks, () => new Map());
  for (let i = 0; i < 60; i++) {
    const request = randomRequest(by);
    expect(await index.search(request, now)).toEqual(await rules.search(request, now));
  }
};

/** Writes a snapshot of a library and returns its version. */
const written = async ({ open, path }: Stage, library: OpenLibrary): Promise<number> => {
  const index = open(library);
  await until(() => existsSync(path));
  await until(async () => (await versionIn(path)) === (await library.head()));
  index.close();
  return library.head();
};

describe('a snapshot of the index', () => {
  it('responds as a new index does, without reading the tracks again', async () => {
    await onStage(async (stage) => {
      const library = filled(1, 1_300);
      await written(stage, library);
      const before = library.told();
      stage.now += 1_500;
      const index = stage.open(library);
      await until(() => index.ready());
      expect(library.told() - before).toBeLessThan(600);
      await expectSameResponses(index, library, stage.now);
      expect(stage.lines).toEqual([]);
    });
  });

  it('is caught up with everything that changed since, takedowns and terms too', async () => {
    await onStage(async (stage) => {
      const library = filled(2, 1_300);
      await written(stage, library);
      const by = dice(3);
      for (let i = 0; i < 300; i++) {
        const track = library.tracks()[by.roll(1_300)];
        if (track) library.put(by.chance(0.3) ? down(track) : randomTrack(by, 1 + by.roll(1_400)));
      }
      stage.now += 3_000;
      const index = stage.open(library);
      await until(() => index.ready());
      await expectSameResponses(index, library, stage.now);
      for (let n = 1; n <= 40; n++) library.put(randomTrack(by, n));
      await expectSameResponses(index, library, stage.now);
      expect(stage.lines).toEqual([]);
    });
  });

  it.each([
    ['is cut', async (path: string) => truncate(path, (await stat(path)).size - 100)],
    ['is empty', async (path: string) => truncate(path, 0)],
    ['is another kind of file', async (path: string) => writeFile(path, 'x'.repeat(100_000))],
  ])('that %s is ignored with one line, and replaced', async (_, spoil) => {
    await onStage(async (stage) => {
      const library = filled(4, 1_300);
      await written(stage, library);
      await spoil(stage.path);
      const index = stage.open(library);
      await until(() => index.ready());
      expect(stage.lines).toEqual([expect.stringMatching(/^Snapshot of the search index ignored: /)]);
      await expectSameResponses(index, library, stage.now);
      await until(async () => existsSync(stage.path) && (await versionIn(stage.path)) === 1_300);
    });
  });

  it.each([
    ['another store', () => filled(6, 1_300)],
    ['a backup', (library: OpenLibrary) => restoredFrom(library, 1_200)],
    [
      'a backup that then reached the same version',
      (library: OpenLibrary) => {
        const restored = restoredFrom(library, 1_299);
        restored.put(randomTrack(dice(8), 1_301));
        return restored;
      },
    ],
    [
      'a backup that then went on beyond it',
      (library: OpenLibrary) => {
        const restored = restoredFrom(library, 1_250);
        for (let n = 1_301; n <= 1_400; n++) restored.put(randomTrack(dice(n), n));
        return restored;
      },
    ],
    [
      'a backup in which an old track then changed in place of the last one',
      (library: OpenLibrary) => {
        const restored = restoredFrom(library, 1_299);
        restored.put(randomTrack(dice(8), 5));
        const last = library.tracks().at(-1);
        if (last) restored.put(last);
        return restored;
      },
    ],
  ])('is ignored for %s', async (_, replaced) => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      const other = replaced(library);
      const index = stage.open(other);
      await until(() => index.ready());
      expect(stage.lines).toEqual([
        'Snapshot of the search index ignored: it belongs to another store, or to this one before a backup was restored. The index is built from the store.',
      ]);
      await expectSameResponses(index, other, stage.now);
    });
  });

  it('fits a store that contains the same tracks with the same versions', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      const moved = restoredFrom(library, 1_300);
      const index = stage.open(moved);
      await until(() => index.ready());
      expect(stage.lines).toEqual([]);
      expect(moved.told()).toBeLessThan(600);
    });
  });

  it('from a time later than now is ignored', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      stage.now -= 1;
      const index = stage.open(library);
      await until(() => index.ready());
      expect(stage.lines).toEqual([expect.stringContaining('a later time than now')]);
    });
  });

  it('is read when the store is available again, if it was not at first', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      const before = library.told();
      library.broken = true;
      const index = stage.open(library);
      await expect(index.search(randomRequest(dice(1)), stage.now)).rejects.toThrow('the library is out');
      library.broken = false;
      await until(() => index.ready());
      expect(stage.lines).toEqual([]);
      expect(library.told() - before).toBeLessThan(600);
    });
  });

  it('is written once at a time', async () => {
    await onStage(async ({ path, lines }) => {
      const library = filled(5, 1_300);
      const catalog = indexedCatalog();
      for (const track of library.tracks()) takeIn(catalog, track);
      const { save } = snapshotKeeper(
        {
          path,
          findMany: library.findMany,
          report: (line) => lines.push(line),
          leastTracks: 10,
          intervalMs: 0,
        },
        { library, clock: { now: () => noon } },
      );
      const disk = Promise.withResolvers<undefined>();
      let pauses = 0;
      const pausedFor = async (): Promise<void> => {
        pauses++;
        await disk.promise;
      };
      const follower = { ready: () => true, catalog: () => catalog, pausedFor };
      const first = save(follower);
      await save(follower);
      expect(pauses).toBe(1);
      disk.resolve(undefined);
      await first;
      await save(follower);
      expect(pauses).toBe(2);
    });
  });

  it('is not written by a process that is behind the store, nor in place of a later one', async () => {
    await onStage(async ({ path, lines }) => {
      const library = filled(5, 1_300);
      const upTo = (version: number) => {
        const catalog = indexedCatalog();
        for (const track of library.tracks()) if (track.catalogVersion <= version) takeIn(catalog, track);
        catalog.asOf = noon;
        return catalog;
      };
      const saved = async (version: number, head: number): Promise<number | undefined> => {
        const catalog = upTo(version);
        const { save } = snapshotKeeper(
          { path, findMany: library.findMany, report: (line) => lines.push(line), leastTracks: 10 },
          { library: { ...library, head: async () => head }, clock: { now: () => noon } },
        );
        await save({
          ready: () => true,
          catalog: () => catalog,
          pausedFor: (act) => act(catalog, neverAborted),
        });
        return versionIn(path);
      };
      expect(await saved(1_200, 1_300)).toBeUndefined();
      expect(await saved(1_300, 1_300)).toBe(1_300);
      expect(await saved(1_200, 1_200)).toBe(1_300);
      await truncate(path, 50);
      expect(await saved(1_200, 1_200)).toBe(1_200);
      expect(await saved(1_300, 1_300)).toBe(1_300);
      expect(lines).toEqual([]);
    });
  });
});

describe('the format of snapshots', () => {
  it('changes its name when the same tracks are indexed differently', () => {
    const by = dice(12);
    const catalog = indexedCatalog();
    for (let n = 1; n <= 400; n++) takeIn(catalog, { ...randomTrack(by, n), catalogVersion: n });
    const { plain, arrays } = flatten(stateOf(catalog));
    const hash = createHash('sha256').update(JSON.stringify(plain));
    for (const array of arrays) hash.update(array);
    // If this fails, raise the number of `format` in snapshot-file.ts, and then change the digest here.
    expect(hash.digest('hex')).toBe('5eb156cc0c7505c76377fdf640c1e12307f8023d53f26bc0afc3c594f88fb71d');
  });
});
