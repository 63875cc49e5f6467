import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { memoryCatalogIndex } from '../../../src/adapters/memory/index.ts';
import { readAbout } from '../../../src/adapters/memory/catalog-index/snapshot/open-snapshot.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import { noon } from '../builders/builders.ts';
import { dice, randomRequest, randomTrack } from '../builders/catalog/random-catalog.ts';
import { quickRules } from '../builders/catalog/quick-rules.ts';
import { referenceIndex } from '../builders/catalog/reference-index.ts';
import { openLibrary, type OpenLibrary } from '../worlds/open-library.ts';

type Index = ReturnType<typeof memoryCatalogIndex>;

export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let waited = 0; !(await holds()); waited += 20) {
    if (waited > 60_000) throw new Error('it did not happen within a minute');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

export const neverAborted = new AbortController().signal;

export const versionIn = async (path: string): Promise<number | undefined> =>
  ((await readAbout(path)) as { fingerprint: { version: number } } | undefined)?.fingerprint.version;

export interface Stage {
  readonly path: string;
  /** The lines that were reported. */
  readonly lines: string[];
  now: number;
  readonly open: (library: OpenLibrary) => Index;
}

export const onStage = async (story: (stage: Stage) => Promise<void>): Promise<void> => {
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
          minTracks: 10,
          intervalMs: 0,
          checkMs: 10,
          // A machine under load needs longer than a second.
          longestPauseMs: 60_000,
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
    // A snapshot may still be written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
};

/** The libraries that `filled` returned, by what it was called with. */
const contentOf = new WeakMap<OpenLibrary, string>();

/** The tracks of libraries that a process filled: drawing them takes longer than putting them. */
const drawn = new Map<string, readonly ReturnType<typeof randomTrack>[]>();

export const filled = (seed: number, count: number): OpenLibrary => {
  const key = `${seed} ${count}`;
  const by = dice(seed);
  const tracks = drawn.get(key) ?? Array.from({ length: count }, (_, n) => randomTrack(by, n + 1));
  drawn.set(key, tracks);
  const library = openLibrary();
  for (const track of tracks) library.put(track);
  contentOf.set(library, key);
  return library;
};

export const down = (track: Track): Track =>
  track.moderationStatus === 'approved'
    ? { ...track, moderationStatus: 'taken_down', takedown: { reason: 'withdrawn', effectiveAt: noon } }
    : track;

/** A library like another one that continues from an earlier version of it, as a restored backup does. */
export const restoredFrom = (library: OpenLibrary, version: number): OpenLibrary => {
  const restored = openLibrary();
  for (const track of library.tracks()) if (track.catalogVersion <= version) restored.put(track);
  return restored;
};

/** Expects what the rules of the domain respond to random requests: a few show that an index was built from its library. */
export const expectSameResponses = async (
  index: Index,
  library: OpenLibrary,
  now: number,
  requests = 60,
): Promise<void> => {
  const by = dice(99);
  const rules = referenceIndex(library.tracks, () => new Map(), quickRules);
  const different: unknown[] = [];
  for (let i = 0; i < requests; i++) {
    const request = randomRequest(by);
    const [found, expected] = [await index.search(request, now), await rules.search(request, now)];
    if (!isDeepStrictEqual(found, expected)) different.push({ request, found, expected });
  }
  expect(different).toEqual([]);
};

/** The snapshots of libraries of `filled` that a process wrote: one of the same tracks has the same bytes. */
const snapshots = new Map<string, Uint8Array>();

/** Writes a snapshot of a library as `filled` returned it, and returns its version. */
export const written = async (
  { open, path, now }: Pick<Stage, 'open' | 'path' | 'now'>,
  library: OpenLibrary,
): Promise<number> => {
  const version = await library.head();
  const key = `${contentOf.get(library)} ${version} ${now}`;
  const known = snapshots.get(key);
  if (known) {
    await writeFile(path, known);
    return version;
  }
  const index = open(library);
  await until(() => existsSync(path));
  await until(async () => (await versionIn(path)) === version);
  index.close();
  snapshots.set(key, await readFile(path));
  return version;
};
