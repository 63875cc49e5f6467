import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import type { Follower } from '../../../../../../src/adapters/memory/catalog-index/follower.ts';
import {
  indexedCatalog,
  indexTrack,
} from '../../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { stateOf } from '../../../../../../src/adapters/memory/catalog-index/saved-state.ts';
import { aboutOf } from '../../../../../../src/adapters/memory/catalog-index/snapshot/about.ts';
import { flatten } from '../../../../../../src/adapters/memory/catalog-index/snapshot/flat.ts';
import { snapshotKeeper } from '../../../../../../src/adapters/memory/catalog-index/snapshot/snapshot-keeper.ts';
import { aTerms, aTrack, noon } from '../../../../../support/builders/builders.ts';
import {
  expectSameResponses,
  filled,
  neverAborted,
  onStage,
  until,
  versionIn,
} from '../../../../../support/stores/snapshot-stage.ts';

describe('a snapshot of the index', () => {
  it('is written by a process that is some changes behind, and fits the store afterwards', async () => {
    await onStage(async (stage) => {
      const library = filled(5, 1_300);
      const catalog = indexedCatalog();
      for (const track of library.tracks()) if (track.catalogVersion <= 1_200) indexTrack(catalog, track);
      catalog.asOf = noon;
      let head = 6_201;
      const { save } = snapshotKeeper(
        {
          path: stage.path,
          findMany: library.findMany,
          report: (line) => stage.lines.push(line),
          minTracks: 10,
        },
        { library: { ...library, head: async () => head }, clock: { now: () => noon } },
      );
      const follower = {
        ready: () => true,
        catalog: () => catalog,
        pausedFor: (_: number, act: Parameters<Follower['pausedFor']>[1]) => act(catalog, neverAborted),
      };
      await save(follower);
      expect(existsSync(stage.path)).toBe(false);
      // An index that is too far behind is tried again immediately, not after ten minutes.
      head = 6_200;
      await save(follower);
      expect(await versionIn(stage.path)).toBe(1_200);
      const index = stage.open(library);
      await until(() => index.ready());
      await expectSameResponses(index, library, stage.now);
      expect(stage.lines).toEqual([]);
    });
  });

  it('is written once at a time', async () => {
    await onStage(async ({ path, lines }) => {
      const library = filled(5, 1_300);
      const catalog = indexedCatalog();
      for (const track of library.tracks()) indexTrack(catalog, track);
      const { save } = snapshotKeeper(
        {
          path,
          findMany: library.findMany,
          report: (line) => lines.push(line),
          minTracks: 10,
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

  it('is not written by a process that is far behind the store, nor in place of a later one', async () => {
    await onStage(async ({ path, lines }) => {
      const library = filled(5, 1_300);
      const upTo = (version: number) => {
        const catalog = indexedCatalog();
        for (const track of library.tracks()) if (track.catalogVersion <= version) indexTrack(catalog, track);
        catalog.asOf = noon;
        return catalog;
      };
      const saved = async (version: number, head: number): Promise<number | undefined> => {
        const catalog = upTo(version);
        const { save } = snapshotKeeper(
          { path, findMany: library.findMany, report: (line) => lines.push(line), minTracks: 10 },
          { library: { ...library, head: async () => head }, clock: { now: () => noon } },
        );
        await save({
          ready: () => true,
          catalog: () => catalog,
          pausedFor: (_, act) => act(catalog, neverAborted),
        });
        return versionIn(path);
      };
      expect(await saved(1_200, 6_201)).toBeUndefined();
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
  it('contains offers that take effect later in arrays, not in its JSON', () => {
    const next = aTerms({ version: 2, effectiveAt: noon + 5, contentTypes: ['film'] });
    const catalog = indexedCatalog();
    const jsonAfter = (from: number, to: number): number => {
      for (let n = from; n <= to; n++) {
        const track = aTrack({ title: 'Same', terms: [aTerms(), next] }, n);
        indexTrack(catalog, { ...track, catalogVersion: n });
      }
      return JSON.stringify(flatten(stateOf(catalog).due).plain).length;
    };
    const [few, many] = [jsonAfter(1, 100), jsonAfter(101, 1_000)];
    // Both terms of a track take effect after the time of a new index.
    expect(stateOf(catalog).due.at).toHaveLength(2_000);
    expect(many - few).toBeLessThan(50);
  });

  it('changes its name when the same tracks are indexed or compared differently', async () => {
    const library = filled(12, 400);
    const catalog = indexedCatalog();
    for (const track of library.tracks()) indexTrack(catalog, track);
    const { plain, arrays } = flatten(stateOf(catalog));
    const about = { ...(await aboutOf(library, catalog)), unicode: '' };
    const hash = createHash('sha256').update(JSON.stringify([about, plain]));
    for (const array of arrays) hash.update(array);
    // If this fails, raise the number of `format` in snapshot-file.ts, and then change the digest here.
    expect(hash.digest('hex')).toBe('709cc6e54a1f8b3e913f0ab2dadb28fd019f7cf0e694c6c6ed08285a52eef759');
  });
});
