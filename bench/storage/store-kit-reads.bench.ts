import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sqliteStorage } from '../../src/adapters/sqlite/index.ts';
import type { TrackId } from '../../src/domain/shared/ids.ts';
import type { TrackLibrary } from '../../src/ports/driven/catalog/track-library.ts';
import { rounded, type Bench } from '../figures.ts';
import { chance, track } from '../search/generated.ts';
import { noEffects } from '../../test/support/effects.ts';

const rounds = 9;
const tracks = 100_000;
/** Commits at a time while the libraries are filled. */
const batchSize = 500;
const reads = 20_000;
const pageSize = 20;
/** The page size of the search index. */
const changesPerPage = 50;

/** Imports the tracks; returns their IDs. */
const filled = async (library: TrackLibrary): Promise<readonly TrackId[]> => {
  const ids: TrackId[] = [];
  for (let first = 0; first < tracks; first += batchSize) {
    const some = Array.from({ length: batchSize }, (_, i) => track(first + i));
    ids.push(...some.map(({ trackId }) => trackId));
    const changes = some.map(({ catalogVersion: _, ...record }) => ({
      ...{ track: record, guards: { catalogVersion: 'absent' as const }, effects: noEffects },
    }));
    for (const { outcome } of await Promise.all(changes.map((change) => library.commit(change))))
      if (outcome !== 'committed') throw new Error('a track was not imported');
  }
  return ids;
};

type Work = (library: TrackLibrary, ids: readonly TrackId[], random: () => number) => Promise<number>;

const anyOf = (ids: readonly TrackId[], random: () => number): TrackId =>
  ids[Math.floor(random() * ids.length)] ?? (ids[0] as TrackId);

/** The operations; each returns how many tracks it read. The event loop runs once between requests. */
const works: Readonly<Record<string, Work>> = {
  'read a track': async (library, ids, random) => {
    for (let n = 0; n < reads; n++) {
      if (!(await library.find(anyOf(ids, random)))) throw new Error('a track is missing');
      await turn();
    }
    return reads;
  },
  'read the tracks of a page of search results': async (library, ids, random) => {
    for (let n = 0; n < reads; n += pageSize) {
      const requested = Array.from({ length: pageSize }, () => anyOf(ids, random));
      if ((await library.findMany(requested)).length < pageSize) throw new Error('a track is missing');
      await turn();
    }
    return reads;
  },
  'scan the catalog': async (library) => {
    let read = 0;
    for (let after = 0; ;) {
      const found = await library.changes(after, changesPerPage);
      read += found.length;
      if (found.length < changesPerPage) return read;
      after = found.at(-1)?.catalogVersion ?? after;
      await turn();
    }
  },
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** CPU time per track, in µs. */
const measured = async (
  work: Work,
  library: TrackLibrary,
  ids: readonly TrackId[],
  seed: number,
): Promise<number> => {
  const before = process.cpuUsage();
  const read = await work(library, ids, chance(seed));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / read;
};

/** npm run bench -- store-kit-reads measures reading a track on SQLite, the median of several rounds. */
export const run: Bench = async function* () {
  const folder = await mkdtemp(join(tmpdir(), 'store-kit-reads-'));
  const { library, close } = sqliteStorage({ file: join(folder, 'licensing.db') });
  try {
    const ids = await filled(library);
    for (const [operation, work] of Object.entries(works)) {
      const costs: number[] = [];
      // The first round only warms up.
      for (let round = 0; round <= rounds; round++) {
        const cost = await measured(work, library, ids, round);
        if (round > 0) costs.push(cost);
      }
      yield { bench: 'store-kit-reads', operation, rounds, tracks, cpuUs: rounded(median(costs), 1) };
    }
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
};
