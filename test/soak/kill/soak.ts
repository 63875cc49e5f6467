import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import type { Soak } from '../soak.ts';
import type { SoakedDatabase, SoakedServer, SoakedStore } from '../stores/soaked-store.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { inspect, type Findings } from './inspection.ts';

const program = join(import.meta.dirname, 'writer.ts');
const concurrentWriters = 2;
/** The soak judges records: a server on a busy machine may respond late. */
const storageTimeoutMs = 60_000;
/**
 * The number of rounds on one database before a new one is created: kills also occur while a file is created, and on data that
 * earlier kills have left.
 */
const roundsOnADatabase = 5;

/** When to kill a writer: a time after so many writes were acknowledged to it. */
interface Moment {
  readonly acknowledged: number;
  readonly ms: number;
}
/** The most writes that are acknowledged before a kill, on machines of any speed. */
const maxAcknowledged = 50;

const isFirst = (round: number): boolean => (round - 1) % roundsOnADatabase === 0;

/** The first writers on a file create it, and are killed at any time since their start. */
const momentOf = (createsFile: boolean): Moment =>
  createsFile
    ? { acknowledged: 0, ms: 50 + Math.random() * 1_400 }
    : { acknowledged: 1 + Math.floor(Math.random() * maxAcknowledged), ms: Math.random() * 50 };

interface Place extends SoakedDatabase {
  readonly folder: string;
  readonly acknowledged: Acknowledgement[];
}

const aPlace = async (server: SoakedServer): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'));
  return { folder, acknowledged: [], ...(await server.database(folder)) };
};

const settingsOf = ({ folder, environment }: Place) => ({
  DATA_DIR: folder,
  DEMO_CATALOG: 'off',
  LOG_LEVEL: 'silent',
  ...environment,
});

/** Kills a writer; returns the writes that were acknowledged to it. A line cut off by the kill does not count. */
const killed = async (
  place: Place,
  name: string,
  { acknowledged, ms }: Moment,
): Promise<readonly Acknowledgement[]> => {
  const env = { ...process.env, NODE_OPTIONS: '', ...settingsOf(place) };
  const child = spawn(process.execPath, [program, name], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let output = '';
  const reached = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.split('\n').length > acknowledged) resolve();
    });
  });
  if (acknowledged > 0) await Promise.race([reached, ended]);
  await sleep(ms);
  child.kill('SIGKILL');
  await ended;
  if (child.signalCode !== 'SIGKILL') throw new Error('the writer ended before it was killed');
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Acknowledgement);
};

const playRound = async (place: Place, round: number, store: SoakedStore): Promise<Findings> => {
  const createsFile = store.image === undefined && isFirst(round);
  const writers = Array.from({ length: concurrentWriters }, (_, w) =>
    killed(place, `round${round}w${w}`, momentOf(createsFile)),
  );
  place.acknowledged.push(...(await Promise.all(writers)).flat());
  // The server ends what the writers had begun.
  await sleep(store.lifetimeSeconds * 1_000);
  // A store is opened, as by a restarted service: migrations, recovery of a file's log, one write.
  const restarted = await openAdapters(configFrom(settingsOf(place)), { storageTimeoutMs });
  await restarted.storage.probeWrites().finally(() => restarted.close());
  return inspect(place.rowsOf, place.acknowledged);
};

/** Kills writers at random moments: no acknowledged write is lost, and no write is visible in part. */
export const soak =
  (store: SoakedStore): Soak =>
  async ({ rounds, say }) => {
    const server = await store.startServer();
    let [total, lost, halfWritten] = [0, 0, 0];
    let place: Place | undefined;
    const leave = async () => place && rm(place.folder, { recursive: true, force: true });
    try {
      for (let round = 1; round <= rounds; round++) {
        if (!place || isFirst(round)) {
          await leave();
          place = await aPlace(server);
        }
        const known = place.acknowledged.length;
        const findings = await playRound(place, round, store);
        total += place.acknowledged.length - known;
        lost += findings.lost.length;
        halfWritten += findings.halfWritten.length;
        for (const line of findings.lost.slice(0, 5)) say(`round ${round}: lost ${line}`);
        for (const line of findings.halfWritten) say(`round ${round}: ${line}`);
      }
    } finally {
      await leave();
      await server.stop();
    }
    const summary = `${total} acknowledged writes, ${lost} lost, ${halfWritten} kinds of half-written records seen`;
    return { passed: lost === 0 && halfWritten === 0 && total > 0, summary };
  };
