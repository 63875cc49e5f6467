import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStorage, type SqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { timestampIn } from '../../src/adapters/http/vocabulary/fields.ts';
import { syncCatalog } from '../../src/application/catalog/sync-catalog.ts';
import { dayMs } from '../../src/domain/shared/calendar.ts';
import { TrackId } from '../../src/domain/shared/ids.ts';
import { percentile, rounded, type Bench, type BenchLine } from '../figures.ts';
import { began, track } from './generated.ts';
import { streamed } from './stream.ts';
import { noEffects } from '../../test/support/effects.ts';

const now = began + 400 * dayMs;
const pages = 50;
const limit = 500;
/** The number of generated documents; all other tracks differ only in their keys. */
const distinct = 2_000;

/** Commits at a time. */
const batchSize = 500;

/** One track in a thousand was taken down yesterday. */
const generated = (n: number) => {
  const { catalogVersion: _, ...known } = track(1 + (n % distinct));
  const record = { ...known, trackId: TrackId(`trk_${n}`), isrc: `QZ${n}` };
  return n % 1_000 === 0
    ? ({
        ...record,
        moderationStatus: 'taken_down',
        takedown: { reason: 'legal', effectiveAt: now - dayMs },
        updatedAt: now - dayMs,
      } as const)
    : record;
};

const fill = async ({ library }: Pick<SqliteStorage, 'library'>, size: number): Promise<void> => {
  for (let first = 1; first <= size; first += batchSize) {
    const some = Array.from({ length: Math.min(batchSize, size - first + 1) }, (_, i) =>
      generated(first + i),
    );
    const kept = some.map((record) =>
      library.commit({ track: record, guards: { catalogVersion: 'absent' }, effects: noEffects }),
    );
    for (const { outcome } of await Promise.all(kept))
      if (outcome !== 'committed') throw new Error('a track was not imported');
  }
};

const measured = async (act: (n: number) => unknown) => {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let n = 0; n < pages; n++) {
    const started = performance.now();
    await act(n);
    times.push((performance.now() - started) * 1_000);
  }
  const { user, system } = process.cpuUsage(cpu);
  return {
    p50Us: rounded(percentile(times, 0.5), 1),
    p99Us: rounded(percentile(times, 0.99), 1),
    cpuUsAPiece: rounded((user + system) / pages, 1),
  };
};

/** The size at which pages are measured: filling a larger store again and again takes too long. */
const maxForPages = 100_000;

/**
 * Measures a stream of the whole catalog, then pages of the feed from a SQLite file and their parts.
 * npm run bench -- sync [tracks]; default 1,000,000: the store of the stream (5 GB) is made once and kept.
 */
export const run: Bench = async function* ([size = '1000000']): AsyncGenerator<BenchLine> {
  yield* streamed(Number(size));
  const folder = await mkdtemp(join(tmpdir(), 'bench-sync-'));
  const file = join(folder, 'licensing.db');
  const tracks = Math.min(Number(size), maxForPages);
  const { library, close } = sqliteStorage({ file });
  await fill({ library }, tracks);
  const sync = syncCatalog({ library, clock: { now: () => now } });
  const about = { bench: 'sync', tracks };
  try {
    let cursor: string | undefined;
    const page = async () => {
      const synced = await sync({ limit, ...(cursor !== undefined && { cursor }) });
      if (!synced.ok) throw new Error(synced.failure.kind);
      cursor = synced.value.nextCursor;
    };
    yield { ...about, result: `page of ${limit}`, ...(await measured(page)) };
    const last = await measured(() => library.lastTakedownBefore(now - 90 * dayMs));
    yield { ...about, result: 'latest expired takedown', ...last };
    const schema = timestampIn('When it was.');
    const stamps = await measured(() => {
      for (let n = 0; n < 1_000; n++) schema.parse('2026-03-01T09:30:00Z');
    });
    yield { bench: 'sync', result: 'a thousand timestamps', ...stamps };
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
};
