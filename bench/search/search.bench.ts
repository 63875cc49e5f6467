import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memoryCatalogIndex, type MemoryCatalogIndex } from '../../src/adapters/memory/index.ts';
import type { SearchRequest } from '../../src/domain/catalog/search/search-criteria.ts';
import type { ApprovedTrack, Track } from '../../src/domain/catalog/track.ts';
import type { TrackId } from '../../src/domain/shared/ids.ts';
import { percentile, rounded, type Bench, type BenchLine } from '../figures.ts';
import { began, generatedLibrary, track } from './generated.ts';
import { drawn, kinds, ownKinds } from './questions.ts';
import { sqlSearch, type SqlSearch } from './sql.ts';
import { beside, growthVerdicts, mixVerdicts } from './targets.ts';

const now = began + 400 * 86_400_000;
const clock = { now: () => now };
/** SQL needs minutes to insert a million rows, and a tenth of a second per search. */
const maxForSql = 100_000;
/** The size for which targets are stated, and the one that it is compared with. */
const [million, tenth] = [1_000_000, 100_000];
/** The least number of tracks for which the index writes a snapshot. */
const minForSnapshot = 10_000;
/** The number of queries of a kind whose turns are measured. */
const turnsMeasured = 40;
/** The time that one kind of query may take SQL, in microseconds, before it runs fewer of them. */
const timeoutUs = 3_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Buffers are released a while after they were collected. */
const heldMb = async (): Promise<number> => {
  collectGarbage();
  await wait(500);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};
const cpuSeconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Plays of the first tenth of the tracks, most for the first ones. */
const plays = (size: number) => ({
  playsSince: async () => {
    const counts = new Map<TrackId, number>();
    for (let n = 1; n <= size / 10; n++) counts.set(track(n).trackId, Math.ceil(size / n));
    return counts;
  },
});

const isApproved = (candidate: Track): candidate is ApprovedTrack =>
  candidate.moderationStatus === 'approved';

const snapshotIn = (path: string, size: number) => ({
  path,
  findMany: generatedLibrary(size).findMany,
  report: (line: string) => console.error(line),
});

interface Built {
  readonly index: MemoryCatalogIndex;
  readonly line: BenchLine;
  readonly bytesPerTrack: number;
}

const build = async (size: number, path: string): Promise<Built> => {
  const before = await heldMb();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.cpuUsage();
  const started = performance.now();
  const index = memoryCatalogIndex({
    library: generatedLibrary(size),
    journal: plays(size),
    clock,
    ...(size >= minForSnapshot && { snapshot: snapshotIn(path, size) }),
  });
  while (!index.ready()) await wait(5);
  const seconds = (performance.now() - started) / 1000;
  const used = cpuSeconds(cpu);
  delay.disable();
  const generating = process.cpuUsage();
  for (let n = 1; n <= Math.min(size, 50_000); n++) track(n);
  const making = (cpuSeconds(generating) * size) / Math.min(size, 50_000);
  // While a snapshot is written, its copy of the offers would be measured, too.
  while (size >= minForSnapshot && !existsSync(path)) await wait(20);
  const megabytes = (await heldMb()) - before;
  const line = {
    bench: 'search',
    result: 'build',
    tracks: size,
    seconds: rounded(seconds),
    cpuSeconds: rounded(used),
    cpuSecondsOfMakingTracks: rounded(making),
    megabytes: rounded(megabytes, 0),
    bytesPerTrack: rounded((megabytes * 1e6) / size, 0),
    eventLoopDelayP99Ms: rounded(delay.percentile(99) / 1e6),
    eventLoopDelayMaxMs: rounded(delay.max / 1e6),
  };
  return { index, line, bytesPerTrack: (megabytes * 1e6) / size };
};

/** Measures how soon another process is ready from the snapshot. */
async function* restart(size: number, path: string): AsyncGenerator<BenchLine> {
  const before = await heldMb();
  const cpu = process.cpuUsage();
  const started = performance.now();
  const index = memoryCatalogIndex({
    library: generatedLibrary(size),
    clock,
    snapshot: snapshotIn(path, size),
  });
  while (!index.ready()) await wait(1);
  const seconds = (performance.now() - started) / 1000;
  const used = cpuSeconds(cpu);
  const megabytes = (await heldMb()) - before;
  index.close();
  yield {
    bench: 'search',
    result: 'ready from a snapshot',
    tracks: size,
    seconds: rounded(seconds),
    cpuSeconds: rounded(used),
    fileMegabytes: rounded((await stat(path)).size / 1e6, 0),
    bytesPerTrack: rounded((megabytes * 1e6) / size, 0),
  };
  if (size === million)
    yield { bench: 'search', result: 'target', tracks: size, ...beside('readyCpuSeconds', used) };
}

const tries = 5;

/** Returns the shortest of several runs in microseconds, which other work on the machine affects least. */
const timed = async <T>(act: () => T): Promise<readonly [us: number, answer: Awaited<T>]> => {
  let min = Infinity;
  for (let i = 1; ; i++) {
    const started = performance.now();
    const answer = await act();
    min = Math.min(min, (performance.now() - started) * 1000);
    if (i === tries) return [min, answer];
  }
};

/** Returns the longest time for which a search keeps the event loop, in microseconds: the least of several runs. */
const longestTurn = async (search: () => Promise<unknown>): Promise<number> => {
  let min = Infinity;
  for (let i = 0; i < tries; i++) {
    let [longest, last, isOver] = [0, performance.now(), false];
    const turn = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    last = performance.now();
    await search();
    turn();
    isOver = true;
    await nextTurn();
    min = Math.min(min, longest * 1000);
  }
  return min;
};

const figures = (name: string, us: readonly number[]): BenchLine => ({
  [`${name}P50Us`]: rounded(percentile(us, 0.5), 1),
  [`${name}P99Us`]: rounded(percentile(us, 0.99), 1),
  [`${name}MaxUs`]: rounded(Math.max(...us), 1),
});

interface Measured {
  readonly line: BenchLine;
  readonly own: readonly number[];
  readonly sql: readonly number[];
  readonly longestTurnUs: number;
}

let asked = 0;
/** Returns the same request as one that was not sent before: the index keeps results, and a look-up of one would be measured. */
const fresh = (request: SearchRequest): SearchRequest => Object.assign({ asked: ++asked }, request);

/** Runs one kind of query on the index and on SQL in turns. A different result ends the bench. */
const compare = async (
  name: string,
  requests: readonly SearchRequest[],
  index: MemoryCatalogIndex,
  database: SqlSearch | undefined,
): Promise<Measured> => {
  for (const request of requests.slice(0, 30)) await index.search(request, now);
  const own: number[] = [];
  const sql: number[] = [];
  let spent = 0;
  for (const request of requests) {
    const [us, page] = await timed(() => index.search(fresh(request), now));
    own.push(us);
    if (!database || spent > timeoutUs) continue;
    const [databaseUs, answer] = await timed(() => database.search(request));
    sql.push(databaseUs);
    spent += databaseUs * tries;
    const same = answer.total === page.total && answer.ids.every((id, i) => id === page.hits[i]?.trackId);
    if (!same) throw new Error(`${name}: SQL returns another result for ${JSON.stringify(request)}`);
  }
  const ratios =
    sql.length > 0
      ? {
          ...figures('sql', sql),
          sqlToIndexP50: rounded(percentile(sql, 0.5) / percentile(own, 0.5), 1),
          sqlToIndexP99: rounded(percentile(sql, 0.99) / percentile(own, 0.99), 1),
        }
      : {};
  let longestTurnUs = 0;
  for (const request of requests.slice(0, turnsMeasured))
    longestTurnUs = Math.max(longestTurnUs, await longestTurn(() => index.search(fresh(request), now)));
  return { line: { ...figures('index', own), ...ratios }, own, sql, longestTurnUs };
};

const sizesOf = (args: readonly string[]): readonly number[] =>
  args.length > 0 ? args.map(Number) : [10_000, 100_000, 1_000_000];

/**
 * Measures fifty IDs and the exact total for a mix of queries, with the index and with SQL on the same tracks.
 * npm run bench -- search [numbers of tracks].
 */
export const run: Bench = async function* (args) {
  const mixes = new Map<number, readonly number[]>();
  for (const size of sizesOf(args)) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
    const path = join(folder, 'index.snapshot');
    const { index, line, bytesPerTrack } = await build(size, path);
    yield line;
    if (size === million)
      yield { bench: 'search', result: 'target', tracks: size, ...beside('bytesPerTrack', bytesPerTrack) };
    const database = size <= maxForSql ? sqlSearch() : undefined;
    const library = generatedLibrary(size);
    for (let n = 0; database && n < size; n += 5_000)
      database.add((await library.changes(n, 5_000)).filter(isApproved));

    const started = performance.now();
    await index.search({ criteria: {}, sort: 'popularity', order: 'desc', limit: 50, facets: [] }, now);
    const ms = rounded(performance.now() - started);
    yield { bench: 'search', result: 'popularity read again', tracks: size, ms };

    const mix: { readonly own: number[]; readonly sql: number[] } = { own: [], sql: [] };
    for (const [name, kind] of [...Object.entries(kinds), ...Object.entries(ownKinds)]) {
      const comparable = name in kinds;
      const requests = drawn(kind, 200, size);
      const measured = await compare(name, requests, index, comparable ? database : undefined);
      const turn = beside('longestTurnUs', measured.longestTurnUs);
      yield { bench: 'search', result: name, tracks: size, ...measured.line, ...turn };
      if (!comparable) continue;
      mix.own.push(...measured.own);
      mix.sql.push(...measured.sql);
    }
    const ratio = database && percentile(mix.sql, 0.99) / percentile(mix.own, 0.99);
    yield {
      bench: 'search',
      result: 'all of the mix',
      tracks: size,
      ...figures('index', mix.own),
      ...(database && { ...figures('sql', mix.sql), sqlToIndexP99: rounded(ratio ?? NaN, 1) }),
    };
    mixes.set(size, mix.own);
    const verdicts = [
      ...(size === million ? mixVerdicts(mix.own) : []),
      ...(size === million && mixes.has(tenth) ? growthVerdicts(mixes.get(tenth) ?? [], mix.own) : []),
    ];
    for (const line of verdicts) yield { bench: 'search', result: 'target', tracks: size, ...line };
    database?.close();
    index.close();
    if (size >= minForSnapshot) yield* restart(size, path);
    await rm(folder, { recursive: true });
  }
};
