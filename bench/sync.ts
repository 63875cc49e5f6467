import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteStorage } from '../src/adapters/sqlite/index.ts';
import { timestampIn } from '../src/adapters/http/vocabulary/fields.ts';
import { syncCatalog } from '../src/application/catalog/sync-catalog.ts';
import { dayMs } from '../src/domain/shared/calendar.ts';
import { percentile, rounded, type Bench, type BenchLine } from './figures.ts';
import { began, track } from './search/generated.ts';

const now = began + 400 * dayMs;
const pages = 50;
const limit = 500;
/** Documents are generated once for so many tracks; all others differ in their keys alone. */
const distinct = 2_000;

/** Past the ports: a commit each would take minutes. One track in a thousand was taken down yesterday. */
const fill = (file: string, size: number): void => {
  const db = new DatabaseSync(file);
  const insert = db.prepare(`INSERT INTO tracks
    (track_id, catalog_version, isrc, moderation_status, takedown_at, doc) VALUES (?, ?, ?, ?, ?, ?)`);
  db.exec('BEGIN');
  for (let n = 1; n <= size; n++) {
    const doc = { ...track(1 + (n % distinct)), trackId: `trk_${n}`, catalogVersion: n };
    const isDown = n % 1_000 === 0;
    const status = isDown ? 'taken_down' : 'approved';
    insert.run(doc.trackId, n, `QZ${n}`, status, isDown ? now - dayMs : null, JSON.stringify(doc));
  }
  db.exec('COMMIT');
  db.close();
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

/** Pages of the catalog feed from a SQLite file of `sync [tracks]`, 100,000 where not said, and what they are made of. */
export const run: Bench = async function* ([size = '100000']): AsyncGenerator<BenchLine> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sync-'));
  const file = join(folder, 'licensing.db');
  await sqliteStorage({ file }).close();
  const tracks = Number(size);
  fill(file, tracks);
  const { library, close } = sqliteStorage({ file });
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
    yield { ...about, result: 'last takedown that is forgotten', ...last };
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
