import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { startApi } from '../../support/service/api-process.ts';
import { canRun } from '../../support/servers/docker.ts';
import { seeding } from '../../support/stories/seeding.ts';
import { clientFor, register } from '../api-kill/asking.ts';
import { acknowledgedIn, noWrites, type AcknowledgedWrites } from '../api-kill/acknowledged-writes.ts';
import { flawsAfterRestart } from '../api-kill/check.ts';
import { writeUntilGone } from '../api-kill/load.ts';
import type { Soak } from '../soak.ts';
import { halfWritten, type Row } from './inspection.ts';
import { patient } from './patient.ts';

/** The number of rounds on one database before a new one is created, so that kills also hit the data that earlier kills have left. */
const roundsOnADatabase = 5;
type Victim = 'the server' | 'the API' | 'both';
const victims: readonly Victim[] = ['the server', 'the API', 'both'];

/** A prepared database on a server. */
export interface KilledDatabase {
  /** Chooses it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly rowsOf: (collection: string) => Promise<readonly Row[]>;
}

export interface KilledServer {
  readonly kill: () => Promise<void>;
  /** Again after `kill`; resolves when it takes writes. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly database: (name: string) => Promise<KilledDatabase>;
}

/** A store whose server can be killed. */
export interface KilledStore {
  readonly image: string;
  readonly startServer: () => Promise<KilledServer>;
  /** So long what a killed process had begun may hold others up. */
  readonly lifetimeSeconds: number;
}

/** Where the service of some rounds keeps everything. */
interface Place {
  readonly folder: string;
  readonly database: KilledDatabase;
  readonly tracks: readonly string[];
  readonly writes: AcknowledgedWrites;
}

const aPlace = async (server: KilledServer, name: string): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'server-kill-'));
  const database = await server.database(name);
  const open = await openAdapters(configFrom({ DATA_DIR: folder, ...database.environment }));
  const { aTrackInCatalog } = seeding(open.adapters, { folder, at: () => Date.now() - 60_000 });
  const tracks: string[] = [];
  for (let n = 0; n < 12; n++) tracks.push((await aTrackInCatalog()).trackId);
  await open.close();
  return { folder, database, tracks, writes: noWrites() };
};

const started = async ({ folder, database }: Place) => {
  const settings = { ...database.environment, EVENT_WORKER: 'off', LOG_LEVEL: 'fatal' };
  const api = await startApi(folder, settings);
  const ms = await api.ready();
  if (ms === false) throw new Error('the service did not start');
  return { api, ms };
};

/** Starts the service, lets partners write, and kills whom it is about at a random moment. */
const killed = async (
  server: KilledServer,
  place: Place,
  victim: Victim,
  lifetimeSeconds: number,
): Promise<void> => {
  const { api } = await started(place);
  const { writes, tracks } = place;
  const client = await clientFor(api.baseUrl);
  while (writes.partners.length < 2) {
    const partner = { slug: `soak-${writes.partners.length}` };
    await register(client, partner);
    writes.partners.push(partner);
  }
  const { promise: begun, resolve: first } = Promise.withResolvers<undefined>();
  const writing = writeUntilGone(client, writes, tracks, () => first(undefined), { storeMayBeAway: true });
  await Promise.race([begun, writing]);
  await sleep(Math.random() * 1_500);
  if (victim !== 'the API') await server.kill();
  if (victim === 'the server') {
    await sleep(Math.random() * 1_000);
    await server.start();
    await sleep(Math.random() * 1_500);
  }
  await api.kill();
  await writing;
  client.close();
  if (victim === 'both') await server.start();
  // Work that the API had begun is over once its time has passed; a killed server leaves nothing of its own.
  else await sleep(lifetimeSeconds * 1_000 + 500);
};

/** Reads what is there, starts the service again and asks for everything. */
const examined = async (
  place: Place,
): Promise<{ readonly issues: readonly string[]; readonly ms: number }> => {
  const half = await halfWritten(place.database.rowsOf);
  const { api, ms } = await started(place);
  const client = await clientFor(api.baseUrl);
  const issues = await flawsAfterRestart(patient(client), place.writes);
  client.close();
  await api.kill();
  return { issues: [...half, ...issues], ms };
};

const trialOf =
  ({ startServer, lifetimeSeconds }: KilledStore): Soak =>
  async ({ rounds, say }) => {
    const server = await startServer();
    let [acknowledged, wrong, slowest] = [0, 0, 0];
    let place: Place | undefined;
    const leave = async () => place && rm(place.folder, { recursive: true, force: true });
    try {
      for (let round = 1; round <= rounds; round++) {
        if ((round - 1) % roundsOnADatabase === 0) {
          await leave();
          place = await aPlace(server, `soak${round}`);
        }
        if (!place) break;
        const before = acknowledgedIn(place.writes);
        const victim = victims[round % victims.length] ?? 'both';
        await killed(server, place, victim, lifetimeSeconds);
        acknowledged += acknowledgedIn(place.writes) - before;
        const { issues, ms } = await examined(place);
        for (const flaw of issues.slice(0, 10)) say(`round ${round}, ${victim} killed: ${flaw}`);
        wrong += issues.length;
        slowest = Math.max(slowest, ms);
      }
    } finally {
      await leave();
      await server.stop();
    }
    const summary = `${acknowledged} acknowledged effects, ${wrong} lost, half-written or done twice, slowest restart ${Math.round(slowest)} ms`;
    return { passed: wrong === 0 && acknowledged > 0, summary };
  };

/** kill -9 of the service and of its server under write load: what was acknowledged is there, what was in doubt can be sent again. */
export const serverKill =
  (store: KilledStore): Soak =>
  async (options) => {
    if (canRun(store.image)) return trialOf(store)(options);
    const summary = `left out: Docker does not answer, or ${store.image} is not there`;
    return { passed: process.env['CI'] !== 'true', summary };
  };
