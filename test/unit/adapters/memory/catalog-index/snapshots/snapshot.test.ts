import { existsSync } from 'node:fs';
import { lstat, open, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { readSnapshot } from '../../../../../../src/adapters/memory/catalog-index/snapshot/open-snapshot.ts';
import { writeSnapshot } from '../../../../../../src/adapters/memory/catalog-index/snapshot/snapshot-file.ts';
import { snapshotKeeper } from '../../../../../../src/adapters/memory/catalog-index/snapshot/snapshot-keeper.ts';
import { noon } from '../../../../../support/builders/builders.ts';
import { dice, randomRequest, randomTrack } from '../../../../../support/builders/catalog/random-catalog.ts';
import type { OpenLibrary } from '../../../../../support/worlds/open-library.ts';
import {
  down,
  expectSameResponses,
  filled,
  onStage,
  restoredFrom,
  until,
  versionIn,
  written,
} from '../../../../../support/stores/snapshot-stage.ts';

/** Writes a whole file with other contents in place of a snapshot. */
const rewrite = async (
  path: string,
  change: (read: { about: unknown; state: unknown }) => { about: unknown; state: unknown },
): Promise<void> => {
  const read = await readSnapshot(path);
  if (read) await writeSnapshot(path, change(read), async () => true);
};

const damage = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  await file.write(Uint8Array.of(0xaa, 0x55, 0xaa, 0x55), 0, 4, 100);
  await file.close();
};

describe('a snapshot of the index', () => {
  it('responds as a new index does, without reading the tracks again', async () => {
    await onStage(async (stage) => {
      const library = filled(1, 1_300);
      await written(stage, library);
      const before = library.reported();
      stage.now += 1_500;
      const index = stage.open(library);
      await until(() => index.ready());
      expect(library.reported() - before).toBeLessThan(600);
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
    ['is damaged', damage],
    [
      'says nothing about its store',
      async (path: string) => rewrite(path, ({ state }) => ({ about: { unicode: '16.0' }, state })),
    ],
    [
      'lacks a part of the state',
      async (path: string) =>
        rewrite(path, ({ about, state }) => ({ about, state: { ...(state as object), words: {} } })),
    ],
    [
      'has another kind of array',
      async (path: string) =>
        rewrite(path, ({ about, state }) => ({
          about,
          state: { ...(state as object), updated: { values: new Uint32Array(9) } },
        })),
    ],
    ['has another state', async (path: string) => rewrite(path, ({ about }) => ({ about, state: null }))],
  ])('that %s is ignored with one line, and replaced', async (_, spoil) => {
    await onStage(async (stage) => {
      const library = filled(4, 1_300);
      await written(stage, library);
      await spoil(stage.path);
      const index = stage.open(library);
      await until(() => index.ready());
      expect(stage.lines).toEqual([expect.stringMatching(/^Snapshot of the search index ignored: /)]);
      await expectSameResponses(index, library, stage.now, 15);
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
      'a backup that then continued beyond it',
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
      await expectSameResponses(index, other, stage.now, 15);
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
      expect(moved.reported()).toBeLessThan(600);
    });
  });

  it('of another store is not read to its end', async () => {
    await onStage(async (stage) => {
      await written(stage, filled(5, 1_300));
      await damage(stage.path);
      const index = stage.open(filled(6, 1_300));
      await until(() => index.ready());
      expect(stage.lines).toEqual([expect.stringContaining('belongs to another store')]);
    });
  });

  it('stays where it is if it cannot be opened', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await symlink(stage.path, stage.path);
      const { restore } = snapshotKeeper(
        { path: stage.path, findMany: library.findMany, report: (line) => stage.lines.push(line) },
        { library, clock: { now: () => noon } },
      );
      expect(await restore()).toBeUndefined();
      expect(stage.lines).toEqual([expect.stringContaining('ELOOP')]);
      expect((await lstat(stage.path)).isSymbolicLink()).toBe(true);
    });
  });

  it('is used if the clock that wrote it is a few minutes ahead', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      const before = library.reported();
      stage.now -= 4 * 60_000;
      const index = stage.open(library);
      await until(() => index.ready());
      expect(stage.lines).toEqual([]);
      expect(library.reported() - before).toBeLessThan(600);
    });
  });

  it('from a time later than now is ignored and kept', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      stage.now -= 6 * 60_000;
      const index = stage.open(library);
      await until(() => index.ready());
      expect(stage.lines).toEqual([expect.stringContaining('its time is in the future')]);
      expect(await versionIn(stage.path)).toBe(1_300);
    });
  });

  it('is read when the store is available again, if it was not at first', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      const before = library.reported();
      library.broken = true;
      const index = stage.open(library);
      await expect(index.search(randomRequest(dice(1)), stage.now)).rejects.toThrow('the library is out');
      library.broken = false;
      await until(() => index.ready());
      expect(stage.lines).toEqual([]);
      expect(library.reported() - before).toBeLessThan(600);
    });
  });

  it('is not read while the store is unavailable', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      await written(stage, library);
      await truncate(stage.path, 100);
      library.broken = true;
      const index = stage.open(library);
      await expect(index.search(randomRequest(dice(1)), stage.now)).rejects.toThrow('the library is out');
      expect(stage.lines).toEqual([]);
      expect(existsSync(stage.path)).toBe(true);
      library.broken = false;
      await until(() => index.ready());
      expect(stage.lines).toEqual([expect.stringContaining('the file is cut')]);
    });
  });
});
