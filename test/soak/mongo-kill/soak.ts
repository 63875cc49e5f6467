import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { openAdapters } from '../../../src/main/adapters.ts';
import { configFrom } from '../../../src/main/config.ts';
import { startApi } from '../../support/api-process.ts';
import { startMongo, writable, type MongoServer } from '../../support/containers.ts';
import { canRun } from '../../support/docker.ts';
import { images } from '../../support/images.ts';
import { seeding } from '../../support/seeding.ts';
import { clientFor, register } from '../api-kill/asking.ts';
import { acknowledgedIn, emptyBook, type Book } from '../api-kill/book.ts';
import { flawsAfterRestart } from '../api-kill/check.ts';
import { writeUntilGone } from '../api-kill/load.ts';
import type { Soak } from '../soak.ts';
import { halfWrittenInMongo } from './inspection.ts';
import { patient } from './patient.ts';

/** Rounds on one database before a new one is begun, so that what kills have left is killed again. */
const roundsOnADatabase = 5;
/** As docker/compose.yml has it; so long what a killed process had begun may hold others up. */
const lifetimeSeconds = 5;
const victims = ['mongod', 'the API', 'both'] as const;
type Victim = (typeof victims)[number];

/** Where the service of some rounds keeps everything. */
interface Place {
  readonly folder: string;
  readonly url: string;
  readonly tracks: readonly string[];
  readonly book: Book;
}

const aPlace = async (server: MongoServer, name: string): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'mongo-kill-'));
  const url = server.url.replace('/?', `/${name}?`);
  await prepareMongo({ url }, () => undefined);
  const open = await openAdapters(configFrom({ DATA_DIR: folder, MONGODB_URL: url }));
  const { aTrackInCatalog } = seeding(open.adapters, { folder, at: () => Date.now() - 60_000 });
  const tracks: string[] = [];
  for (let n = 0; n < 12; n++) tracks.push((await aTrackInCatalog()).trackId);
  await open.close();
  return { folder, url, tracks, book: emptyBook() };
};

const started = async ({ folder, url }: Place) => {
  const api = await startApi(folder, { MONGODB_URL: url, EVENT_WORKER: 'off', LOG_LEVEL: 'fatal' });
  const ms = await api.ready();
  if (ms === false) throw new Error('the service did not start');
  return { api, ms };
};

const backAgain = async (server: MongoServer): Promise<void> => {
  await server.start();
  await writable(server.url);
};

/** Starts the service, lets partners write, and kills whom it is about at a random moment. */
const killed = async (server: MongoServer, place: Place, victim: Victim): Promise<void> => {
  const { api } = await started(place);
  const { book, tracks } = place;
  const client = await clientFor(api.baseUrl);
  while (book.partners.length < 2) {
    const partner = { slug: `soak-${book.partners.length}` };
    await register(client, partner);
    book.partners.push(partner);
  }
  const { promise: begun, resolve: first } = Promise.withResolvers<undefined>();
  const writing = writeUntilGone(client, book, tracks, () => first(undefined), { storeMayBeAway: true });
  await Promise.race([begun, writing]);
  await sleep(Math.random() * 1_500);
  if (victim !== 'the API') await server.kill();
  if (victim === 'mongod') {
    await sleep(Math.random() * 1_000);
    await backAgain(server);
    await sleep(Math.random() * 1_500);
  }
  await api.kill();
  await writing;
  client.close();
  if (victim === 'both') await backAgain(server);
  // What the API had begun is over once its time has passed; of what a killed mongod had begun nothing is left.
  else await sleep(lifetimeSeconds * 1_000 + 500);
};

/** Reads what is there, starts the service again and asks for everything. */
const examined = async (
  place: Place,
): Promise<{ readonly flaws: readonly string[]; readonly ms: number }> => {
  const mongo = new MongoClient(place.url);
  const half = await halfWrittenInMongo(mongo.db()).finally(() => mongo.close());
  const { api, ms } = await started(place);
  const client = await clientFor(api.baseUrl);
  const flaws = await flawsAfterRestart(patient(client), place.book);
  client.close();
  await api.kill();
  return { flaws: [...half, ...flaws], ms };
};

const trial: Soak = async ({ rounds, say }) => {
  const server = await startMongo({
    keepPort: true,
    parameters: { transactionLifetimeLimitSeconds: String(lifetimeSeconds) },
  });
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
      const before = acknowledgedIn(place.book);
      const victim = victims[round % victims.length] ?? 'both';
      await killed(server, place, victim);
      acknowledged += acknowledgedIn(place.book) - before;
      const { flaws, ms } = await examined(place);
      for (const flaw of flaws.slice(0, 10)) say(`round ${round}, ${victim} killed: ${flaw}`);
      wrong += flaws.length;
      slowest = Math.max(slowest, ms);
    }
  } finally {
    await leave();
    await server.stop();
  }
  const summary = `${acknowledged} acknowledged effects, ${wrong} lost, half-written or done twice, slowest restart ${Math.round(slowest)} ms`;
  return { passed: wrong === 0 && acknowledged > 0, summary };
};

/** kill -9 of the service and of mongod under write load: what was acknowledged is there, what was in doubt can be sent again. */
export const soak: Soak = async (options) => {
  if (canRun(images.mongo)) return trial(options);
  const summary = `left out: Docker does not answer, or ${images.mongo} is not there`;
  return { passed: process.env['CI'] !== 'true', summary };
};
