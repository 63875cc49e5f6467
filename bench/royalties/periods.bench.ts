import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cryptoDigest } from '../../src/adapters/crypto/index.ts';
import { sqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { systemDelay } from '../../src/adapters/system/index.ts';
import { listPeriods, previewPeriod } from '../../src/application/royalties/preview-period.ts';
import { nextMonth } from '../../src/domain/shared/calendar.ts';
import { rounded, type Bench } from '../figures.ts';
import { fill } from './population.ts';

const start = Date.UTC(2026, 9, 1);
const mebibyte = 1_048_576;

/** Fills the store in a process of its own, whose memory is not measured. */
const filledElsewhere = async (file: string, args: readonly string[]): Promise<void> => {
  const command = [join(import.meta.dirname, '../run.ts'), 'periods', ...args, '--fill', file];
  const [code] = (await once(spawn(process.execPath, command, { stdio: 'inherit' }), 'close')) as [number];
  if (code !== 0) throw new Error('the store was not filled');
};

/**
 * Measures the dry run of a royalty period on SQLite, in a file: how long it takes, and the largest memory of the process.
 *
 *     npm run bench -- periods --plays 1000000 --tracks 50000 --payees 20000
 *
 * Filling the store takes some 0.2 ms of CPU for each play, and 2 ms for each track.
 */
export const run: Bench = async function* (args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      plays: { type: 'string', default: '100000' },
      tracks: { type: 'string', default: '5000' },
      payees: { type: 'string', default: '2000' },
      fill: { type: 'string' },
    },
  });
  const sizes = { plays: Number(values.plays), tracks: Number(values.tracks), payees: Number(values.payees) };
  if (values.fill !== undefined) {
    const filling = sqliteStorage({ file: values.fill });
    await fill(filling, sizes, start);
    return filling.close();
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-periods-'));
  const file = join(folder, 'licensing.db');
  await filledElsewhere(file, args);
  const storage = sqliteStorage({ file });
  try {
    const clock = { now: () => nextMonth(start) };
    const dependencies = {
      ...storage,
      clock,
      delay: systemDelay,
      digest: cryptoDigest,
      agreement: { version: '1', royaltyShare: '0.60' },
    };
    const listed = await listPeriods(dependencies)();
    const period = listed.ok
      ? listed.value.find(({ period: { month } }) => month === '2026-10')?.period
      : undefined;
    if (!period) throw new Error('no period');
    const before = process.cpuUsage();
    const began = performance.now();
    let peak = 0;
    const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
    const found = await previewPeriod(dependencies)(period);
    clearInterval(watching);
    if (!found.ok) throw new Error(found.failure.kind);
    const { user, system } = process.cpuUsage(before);
    const { totals, parties } = found.value;
    if (totals.parties === 0) throw new Error('nothing was distributed');
    yield {
      ...{ bench: 'periods', ...sizes, parties },
      seconds: rounded((performance.now() - began) / 1_000),
      cpuSeconds: rounded((user + system) / 1e6),
      peakMib: rounded(peak / mebibyte, 0),
    };
  } finally {
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  }
};
