import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import type { Soak } from '../soak.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { inspect, type Findings } from './inspection.ts';

const program = join(import.meta.dirname, 'writer.ts');
const writersAtOnce = 2;
/** The number of rounds on one file before a new one is created: kills also occur while the file is created, and on files that earlier kills have left. */
const roundsOnAFile = 5;

/** When to kill: a time after the start of the writer, or after its first acknowledgement. */
interface Moment {
  readonly since: 'start' | 'first-acknowledgement';
  readonly ms: number;
}

const isFirstOnItsFile = (round: number): boolean => (round - 1) % roundsOnAFile === 0;

const momentOf = (round: number): Moment =>
  isFirstOnItsFile(round)
    ? { since: 'start', ms: 50 + Math.random() * 700 }
    : { since: 'first-acknowledgement', ms: Math.random() * 400 };

/** Kills a writer; returns the writes that were acknowledged to it. A line cut off by the kill does not count. */
const killed = async (
  file: string,
  name: string,
  { since, ms }: Moment,
): Promise<readonly Acknowledgement[]> => {
  const child = spawn(process.execPath, [program, file, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let output = '';
  const begun = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      resolve();
    });
  });
  if (since === 'first-acknowledgement') await Promise.race([begun, ended]);
  await sleep(ms);
  child.kill('SIGKILL');
  await ended;
  if (child.signalCode !== 'SIGKILL') throw new Error('the writer ended before it was killed');
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Acknowledgement);
};

const playRound = async (file: string, round: number, acknowledged: Acknowledgement[]): Promise<Findings> => {
  const writers = Array.from({ length: writersAtOnce }, (_, w) =>
    killed(file, `round${round}w${w}`, momentOf(round)),
  );
  acknowledged.push(...(await Promise.all(writers)).flat());
  // A store opens the file, as a restarted service would: migrations, recovery of the log, one write.
  const restarted = sqliteStorage({ file });
  await restarted.ping();
  await restarted.close();
  return inspect(file, acknowledged);
};

/** Kills writers at random moments: no acknowledged write is lost, and no write is visible in part. */
export const soak: Soak = async ({ rounds, say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'));
  let total = 0;
  let lost = 0;
  let halfWritten = 0;
  try {
    let acknowledged: Acknowledgement[] = [];
    for (let round = 1; round <= rounds; round++) {
      const known = isFirstOnItsFile(round) ? 0 : acknowledged.length;
      if (known === 0) acknowledged = [];
      const file = join(folder, `${Math.ceil(round / roundsOnAFile)}.db`);
      const findings = await playRound(file, round, acknowledged);
      total += acknowledged.length - known;
      lost += findings.lost.length;
      halfWritten += findings.halfWritten.length;
      for (const line of findings.lost.slice(0, 5)) say(`round ${round}: lost ${line}`);
      for (const line of findings.halfWritten) say(`round ${round}: ${line}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const summary = `${total} acknowledged writes, ${lost} lost, ${halfWritten} kinds of half-written records seen`;
  return { passed: lost === 0 && halfWritten === 0 && total > 0, summary };
};
