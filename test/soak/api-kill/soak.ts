import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { spentBy } from '../../../bench/start/spent.ts';
import { startApi, type ApiProcess } from '../../support/service/api-process.ts';
import { sources } from '../../support/service/bundle/programs.ts';
import { seeding } from '../../support/stories/seeding.ts';
import type { Soak } from '../soak.ts';
import type { SoakedDatabase, SoakedServer, SoakedStore } from '../stores/soaked-store.ts';
import { acknowledgedIn, noWrites, type AcknowledgedWrites } from './acknowledged-writes.ts';
import { clientFor, register } from './asking.ts';
import { issuesAfterRestart } from './check.ts';
import { halfWritten } from './inspection.ts';
import { writeUntilGone } from './load.ts';
import { patient } from './patient.ts';

/** The number of rounds on one database before a new one is created, so that kills also hit the data that earlier kills have left. */
const roundsOnADatabase = 5;

type Victim = 'the server' | 'the API' | 'both';
const victimsOf = ({ process }: SoakedServer): readonly Victim[] =>
  process ? ['the API', 'both', 'the server'] : ['the API'];

/** Where the service of some rounds stores everything. */
interface Place {
  readonly folder: string;
  readonly environment: SoakedDatabase['environment'];
  readonly rowsOf: SoakedDatabase['rowsOf'];
  readonly tracks: readonly string[];
  readonly writes: AcknowledgedWrites;
}

/** Commits a catalog as the import of the operator does. */
export const seededTracks = async (
  folder: string,
  environment: SoakedDatabase['environment'] = {},
): Promise<readonly string[]> => {
  const open = await openAdapters(configFrom({ DATA_DIR: folder, ...environment }), {
    storageTimeoutMs: 60_000,
  });
  const { aTrackInCatalog } = seeding(open.adapters, { folder, at: () => Date.now() - 60_000 });
  const tracks: string[] = [];
  for (let n = 0; n < 12; n++) tracks.push((await aTrackInCatalog()).trackId);
  await open.close();
  return tracks;
};

const aPlace = async (server: SoakedServer): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'api-kill-'));
  const { environment, rowsOf } = await server.database(folder);
  // Events are delivered to nobody here, and a worker would take a slow server's time.
  const settings = server.process ? { ...environment, EVENT_WORKER: 'off' } : environment;
  const tracks = await seededTracks(folder, settings);
  return { folder, environment: settings, rowsOf, tracks, writes: noWrites() };
};

/** The service would log each request that fails while its server is away. */
const start = ({ folder, environment }: Place) =>
  startApi(folder, { ...environment, LOG_LEVEL: 'fatal' }, sources);

/** The duration of a start until the service was ready. */
interface Restart {
  readonly ms: number;
  /** The CPU time of the process; undefined on systems other than Linux. */
  readonly cpuMs: number | undefined;
}

const started = async (place: Place): Promise<Restart & { readonly api: ApiProcess }> => {
  const api = await start(place);
  const ms = await api.ready();
  const spent = await spentBy(api.child.pid ?? NaN).catch(() => undefined);
  if (ms !== false) return { api, ms, cpuMs: spent && 1_000 * spent.cpuSeconds };
  const outcome = api.outcome();
  await api.kill();
  throw new Error(`the service did not start: ${outcome}`);
};

/** On a busy machine most of a start is waiting for a core. */
const inWords = ({ ms, cpuMs }: Restart): string =>
  `${Math.round(ms)} ms${cpuMs === undefined ? '' : ` with ${Math.round(cpuMs)} ms of CPU time`}`;

/** Kills the service while it starts. */
const killedEarly = async (place: Place): Promise<void> => {
  const api = await start(place);
  await sleep(Math.random() * 1_500);
  await api.kill();
};

/** Starts the service, lets partners write, and kills the victim at a random moment. */
const killed = async (server: SoakedServer, place: Place, victim: Victim): Promise<void> => {
  const { api } = await started(place);
  const { writes, tracks } = place;
  const client = await clientFor(api.baseUrl);
  while (writes.partners.length < 2) {
    const partner = { slug: `soak-${writes.partners.length}` };
    await register(client, partner);
    writes.partners.push(partner);
  }
  const { promise: begun, resolve: first } = Promise.withResolvers<undefined>();
  const storeMayBeAway = server.process !== undefined;
  const writing = writeUntilGone(client, writes, tracks, () => first(undefined), { storeMayBeAway });
  await Promise.race([begun, writing]);
  await sleep(Math.random() * 1_500);
  if (victim !== 'the API') await server.process?.kill();
  if (victim === 'the server') {
    await sleep(Math.random() * 1_000);
    await server.process?.start();
    await sleep(Math.random() * 1_500);
  }
  await api.kill();
  await writing;
  client.close();
  if (victim === 'both') await server.process?.start();
};

/** Reads the records, starts the service again and asks for everything. */
const examined = async (
  place: Place,
): Promise<{ readonly issues: readonly string[]; readonly restart: Restart }> => {
  const half = await halfWritten(place.rowsOf);
  const { api, ...restart } = await started(place);
  const client = await clientFor(api.baseUrl);
  const issues = await issuesAfterRestart(patient(client), place.writes);
  client.close();
  await api.kill();
  return { issues: [...half, ...issues], restart };
};

/**
 * kill -9 of the service, and of the server of its store, under write load over HTTP: acknowledged writes are stored, and
 * requests with an unknown outcome can be sent again.
 */
export const soak =
  ({ startServer, lifetimeSeconds }: SoakedStore): Soak =>
  async ({ rounds, say }) => {
    const server = await startServer();
    const victims = victimsOf(server);
    let [acknowledged, wrong] = [0, 0];
    let slowest: Restart = { ms: 0, cpuMs: undefined };
    let place: Place | undefined;
    const leave = async () => place && rm(place.folder, { recursive: true, force: true });
    try {
      for (let round = 1; round <= rounds; round++) {
        if ((round - 1) % roundsOnADatabase === 0) {
          await leave();
          place = await aPlace(server);
        }
        if (!place) break;
        const before = acknowledgedIn(place.writes);
        const victim = victims[(round - 1) % victims.length] ?? 'both';
        await killed(server, place, victim);
        // A killed server leaves nothing unfinished.
        if (victim !== 'both' && server.process) await sleep(lifetimeSeconds * 1_000 + 500);
        if (round % 2 === 0) await killedEarly(place);
        acknowledged += acknowledgedIn(place.writes) - before;
        const { issues, restart } = await examined(place);
        for (const issue of issues.slice(0, 10)) say(`round ${round}, ${victim} killed: ${issue}`);
        wrong += issues.length;
        if (restart.ms > slowest.ms) slowest = restart;
      }
    } finally {
      await leave();
      await server.stop();
    }
    const summary = `${acknowledged} acknowledged effects, ${wrong} lost, half-written or done twice, slowest restart ${inWords(slowest)}`;
    return { passed: wrong === 0 && acknowledged > 0, summary };
  };
