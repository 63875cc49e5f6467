import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryCatalogIndex } from '../../src/adapters/memory/index.ts';
import { sqliteStorage, type SqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { aLicense, anEvent, aPlatform, contentId, licenseId, noon } from '../../test/support/builders.ts';
import { rounded, type BenchLine } from '../figures.ts';
import { began, track } from '../search/generated.ts';
import { drawn, kinds } from '../search/questions.ts';

const tracks = 10_000;
const rounds = 5;
const now = began + 400 * 86_400_000;

/** Operations a second and CPU of each, all threads of the process; the median of some rounds. */
const measured = async (
  operation: string,
  count: number,
  abreast: number,
  act: (n: number) => Promise<unknown>,
): Promise<BenchLine> => {
  const results: { readonly aSecond: number; readonly cpuUs: number }[] = [];
  let n = 0;
  for (let round = 0; round < rounds; round++) {
    const until = n + count;
    const cpu = process.cpuUsage();
    const started = performance.now();
    const one = async () => {
      while (n < until) await act(n++);
    };
    await Promise.all(Array.from({ length: abreast }, one));
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    results.push({ aSecond: count / seconds, cpuUs: (user + system) / count });
  }
  const median = (of: keyof (typeof results)[number]) =>
    results.map((result) => result[of]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
  return {
    bench: 'storage',
    result: 'sqlite',
    operation,
    abreast,
    operationsASecond: rounded(median('aSecond'), 0),
    cpuUsAPiece: rounded(median('cpuUs'), 1),
  };
};

const filled = async ({ library, registry }: SqliteStorage): Promise<void> => {
  await registry.register({ platform: aPlatform(), credentials: [] });
  const numbers = Array.from({ length: tracks }, (_, n) => n + 1);
  for (let first = 0; first < tracks; first += 200) {
    await Promise.all(
      numbers.slice(first, first + 200).map((n) => {
        const { catalogVersion: _, ...fresh } = track(n);
        return library.commit({ track: fresh, guards: { catalogVersion: 'absent' }, events: [] });
      }),
    );
  }
};

/** Issue, read and search over a file of ten thousand tracks, without HTTP. */
export async function* sqliteFigures(): AsyncGenerator<BenchLine> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-storage-'));
  const storage = sqliteStorage({ file: join(folder, 'licensing.db') });
  const { ledger, library, journal } = storage;
  await filled(storage);
  const versions = new Map(
    (await library.changes(0, tracks)).map((each) => [each.trackId, each.catalogVersion]),
  );
  const index = memoryCatalogIndex({ library, journal, clock: { now: () => now } });
  try {
    while (!index.ready()) await wait(5);
    let issued = 0;
    const issue = () => {
      const n = ++issued;
      const { trackId } = track(1 + (n % tracks));
      const candidate = aLicense({ trackId, contentId: contentId(n) }, n);
      return ledger.open({
        candidate,
        guards: {
          track: { trackId, catalogVersion: versions.get(trackId) ?? 0 },
          platform: { platformId: candidate.platformId, version: 1 },
          quota: { month: '2026-11', limit: null },
        },
        events: [anEvent({}, n)],
      });
    };
    const opened = await issue();
    if (opened.outcome !== 'opened') throw new Error(`no license was issued: ${JSON.stringify(opened)}`);
    yield await measured('issue a license', 200, 1, issue);
    yield await measured('issue a license', 2_000, 64, issue);
    yield await measured('read a license', 20_000, 1, (n) => ledger.find(licenseId(1 + (n % issued))));
    const list = { platformId: aPlatform().platformId };
    yield await measured('list 50 licenses', 500, 1, () => ledger.list(list, { limit: 50, now: noon }));
    yield await measured('read a track', 20_000, 1, (n) => library.find(track(1 + (n % tracks)).trackId));
    const questions = Object.values(kinds).flatMap((kind) => drawn(kind, 20, tracks));
    yield await measured('search, and read the 20 tracks found', 2_000, 1, async (n) => {
      const question = questions[n % questions.length];
      if (!question) throw new Error('there are no questions');
      const { hits } = await index.search({ ...question, limit: 20 }, now);
      return library.findMany(hits.map(({ trackId }) => trackId));
    });
  } finally {
    index.close();
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  }
}
