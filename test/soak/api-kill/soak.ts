import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { startApi } from '../../support/service/api-process.ts';
import { seeding } from '../../support/stories/seeding.ts';
import type { Soak } from '../soak.ts';
import { clientFor, register } from './asking.ts';
import { acknowledgedIn, noWrites, type AcknowledgedWrites } from './acknowledged-writes.ts';
import { flawsAfterRestart } from './check.ts';
import { halfWrittenIn } from './inspection.ts';
import { writeUntilGone } from './load.ts';

/** The number of rounds on one folder before a new one is created, so that kills also hit the data that earlier kills have left. */
const roundsInAFolder = 5;

/** Commits a catalog as the import of the operator does. */
export const seededTracks = async (folder: string): Promise<readonly string[]> => {
  const open = await openAdapters(configFrom({ DATA_DIR: folder }));
  const { aTrackInCatalog } = seeding(open.adapters, { folder, at: () => Date.now() - 60_000 });
  const tracks: string[] = [];
  for (let n = 0; n < 12; n++) tracks.push((await aTrackInCatalog()).trackId);
  await open.close();
  return tracks;
};

/** Kills the service while it starts. */
const killedEarly = async (folder: string): Promise<void> => {
  const api = await startApi(folder);
  await sleep(Math.random() * 1_500);
  await api.kill();
};

/** Starts the service, lets partners write, kills it at a random moment. */
const killed = async (
  folder: string,
  writes: AcknowledgedWrites,
  tracks: readonly string[],
): Promise<void> => {
  const api = await startApi(folder);
  if ((await api.ready()) === false) throw new Error('the service did not start');
  const client = await clientFor(api.baseUrl);
  while (writes.partners.length < 2) {
    const partner = { slug: `soak-${writes.partners.length}` };
    await register(client, partner);
    writes.partners.push(partner);
  }
  const { promise: begun, resolve: first } = Promise.withResolvers<undefined>();
  const writing = writeUntilGone(client, writes, tracks, () => first(undefined));
  await Promise.race([begun, writing]);
  await sleep(Math.random() * 1_200);
  await api.kill();
  await writing;
  client.close();
};

/** Restarts the service and checks everything. Returns the violations and the duration of the start. */
const examined = async (folder: string, writes: AcknowledgedWrites) => {
  const halfWritten = halfWrittenIn(join(folder, 'licensing.db'));
  const api = await startApi(folder);
  const startMs = await api.ready();
  if (startMs === false) throw new Error('the service does not start again');
  const client = await clientFor(api.baseUrl);
  const issues = await flawsAfterRestart(client, writes);
  client.close();
  await api.kill();
  return { issues, halfWritten, startMs };
};

/** Kills the service under write load over HTTP: acknowledged writes are stored, and requests with an unknown outcome can be sent again. */
export const soak: Soak = async ({ rounds, say }) => {
  const folders: string[] = [];
  let [acknowledged, wrong, slowest] = [0, 0, 0];
  try {
    let writes = noWrites();
    let tracks: readonly string[] = [];
    for (let round = 1; round <= rounds; round++) {
      if ((round - 1) % roundsInAFolder === 0) {
        folders.push(await mkdtemp(join(tmpdir(), 'api-kill-')));
        writes = noWrites();
        tracks = await seededTracks(folders.at(-1) ?? '');
      }
      const folder = folders.at(-1) ?? '';
      const before = acknowledgedIn(writes);
      await killed(folder, writes, tracks);
      if (round % 2 === 0) await killedEarly(folder);
      acknowledged += acknowledgedIn(writes) - before;
      const { issues, halfWritten, startMs } = await examined(folder, writes);
      for (const flaw of [...issues.slice(0, 10), ...halfWritten]) say(`round ${round}: ${flaw}`);
      wrong += issues.length + halfWritten.length;
      slowest = Math.max(slowest, startMs);
    }
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
  const summary = `${acknowledged} acknowledged effects, ${wrong} lost, half-written or done twice, slowest restart ${Math.round(slowest)} ms`;
  return { passed: wrong === 0 && acknowledged > 0, summary };
};
