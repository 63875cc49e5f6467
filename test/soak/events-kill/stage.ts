import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { operator } from '../../../src/main/features/operator.ts';
import { containerOf, useCasesOf } from '../../../src/main/features/wiring/container.ts';
import { startApi, startWorker } from '../../support/service/api-process.ts';
import { sources } from '../../support/service/bundle/programs.ts';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { seeding } from '../../support/stories/seeding.ts';
import { clientFor } from '../api-kill/asking.ts';
import { lasting } from '../lasting.ts';
import type { Partner } from '../api-kill/acknowledged-writes.ts';
import type { SoakedServer } from '../stores/soaked-store.ts';
import type { Evidence } from './check.ts';
import { crowdOf, partnersListeners, type Listener } from './listeners.ts';
import type { Scene } from './load.ts';
import { receivers } from './receivers.ts';

const partners = 5;
const ports = 80;

/** Creates a catalog, partners, their endpoints and a crowd of further endpoints, and starts an API process and a worker that both deliver events. */
export const aStage = async (server: SoakedServer, crowd: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'events-kill-'));
  const database = await server.database(folder);
  const environment = { ...database.environment, ALLOW_LOOPBACK_URLS: '1' };
  const config = configFrom({ DATA_DIR: folder, ...environment });
  // Reads of the trial wait for a busy machine; those of the processes have the limits of production.
  const open = await openAdapters(config, { storageTimeoutMs: 60_000 });
  const servers = await receivers(ports);
  let client: PartnerClient | undefined;
  const api = lasting(
    () => startApi(folder, environment, sources),
    async ({ baseUrl }) => {
      client?.close();
      client = await clientFor(baseUrl);
    },
  );
  const worker = lasting(
    () => startWorker(folder, environment, sources),
    async () => undefined,
  );
  const close = async (): Promise<void> => {
    await Promise.all([api.end(), worker.end()]);
    client?.close();
    servers.close();
    await open.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };

  const tracks: string[] = [];
  const known: Partner[] = Array.from({ length: partners }, (_, n) => ({ slug: `listening-${n}` }));
  const listeners: Listener[] = [];
  const begun = async (): Promise<number> => {
    await Promise.all([api.begin(), worker.begin()]);
    const { aTrackInCatalog } = seeding(open.adapters, { folder, at: () => Date.now() - 60_000 });
    while (tracks.length < 8) tracks.push((await aTrackInCatalog()).trackId);
    // Events recorded before any endpoint existed are sent to nobody.
    while ((await open.adapters.queue.backlog(Date.now())).events > 0) await sleep(50);
    const now = Date.now();
    for (const [nth, partner] of known.entries())
      if (client) listeners.push(...(await partnersListeners(client, partner, nth, servers.urlOf)));
    listeners.push(...(await crowdOf(open.adapters, crowd, servers.urlOf)));
    return now;
  };
  const since = await begun().catch(async (error: unknown) => {
    await close();
    throw error;
  });

  const { takeDownTrack, approveTrack } = useCasesOf(containerOf(open.adapters, config, operator), operator);
  const scene: Omit<Scene, 'leisure'> = {
    client: () => client,
    operator: { takeDownTrack, approveTrack },
    partners: known,
    licensed: tracks.slice(0, 4),
    changing: tracks.slice(4),
    acknowledged: [],
  };
  return {
    ...{ api, worker, scene, database, listeners, ports: open.adapters, close },
    /** Returns the events that were recorded since endpoints existed. */
    evidence: (recorded: Evidence['recorded']): Evidence => ({
      recorded: recorded.filter(({ occurredAt }) => occurredAt >= since),
      acknowledged: scene.acknowledged,
      listeners,
      received: servers.received,
    }),
  };
};
export type Stage = Awaited<ReturnType<typeof aStage>>;
