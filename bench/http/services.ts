import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkingSet } from '../working-set/catalog.ts';
import { usesToLicense } from '../working-set/draws.ts';
import { authorized } from './authorized.ts';
import { startServer, type Server } from './child.ts';
import { loadAll, type Target } from './load.ts';
import { requested } from './requests.ts';
import type { MeasuredStore } from './stores.ts';

/** No quota or rate ends a measurement. */
export const unlimited = JSON.stringify({
  developer: { requestsPerSecond: 1e9, burst: 1e9, requestsPerDay: null, licensesPerMonth: null },
});

const timeoutMs = 300_000;

/** Waits until the service has read the catalog. */
const untilReady = async ({ name, url }: Server): Promise<void> => {
  const until = Date.now() + timeoutMs;
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    if (Date.now() > until) throw new Error(`${name} is not ready`);
    await sleep(100);
  }
};

const idleForMs = 2_000;
/** On a busy machine, a service may do nothing for a while although it is not done. */
const idleTimes = 2;
/** The share of one core that an idle service may take, for the timers of its workers (2 to 3 %). A service that renders views ahead takes a third or more. */
const idleShare = 0.05;
/** The same with a server as store, whose answers the timers wait for. */
const idleShareOnServer = 0.1;

/** Waits until the service has finished its own work after a start, as rendering views of tracks ahead of requests. */
const untilIdle = async (server: Server, share: number): Promise<void> => {
  const until = Date.now() + timeoutMs;
  let before = await server.cpu();
  for (let idle = 0; idle < idleTimes;) {
    await sleep(idleForMs);
    const now = await server.cpu();
    idle = now - before < idleForMs * 1000 * share ? idle + 1 : 0;
    if (Date.now() > until) throw new Error(`${server.name} is still busy`);
    before = now;
  }
};

interface Service {
  readonly transport: string;
  /** Its data is in a folder in this one. */
  readonly folder: string;
  readonly set: WorkingSet;
  readonly store: MeasuredStore;
  /** Another checkout of this project, if the service is to be the one there. */
  readonly checkout?: string | undefined;
}

/** Starts the service on a copy of the working set, with logging and metrics, registers a platform, and waits until it is idle. */
export const startService = async ({ transport, folder, set, store, checkout }: Service): Promise<Target> => {
  const kind = store.name === 'sqlite' ? transport : `${transport} on ${store.name}`;
  const name = checkout === undefined ? kind : `${kind} in ${checkout}`;
  const data = join(folder, `${transport}-${store.name}${checkout === undefined ? '' : '-beside'}`);
  await set.copyTo(data);
  await store.fillFrom(data);
  const program = 'bench/http/service-server.ts';
  const server = await startServer(name, join(checkout ?? join(import.meta.dirname, '../..'), program), {
    PORT: '0',
    ADMIN_PORT: '0',
    HTTP_TRANSPORT: transport,
    DATA_DIR: data,
    TIERS: unlimited,
    DEMO_CATALOG: '0',
    LOG_LEVEL: 'info',
    ...store.environment,
  });
  try {
    await untilReady(server);
    const service: Target = { server, headers: await authorized(server) };
    const requests = usesToLicense(set).map((use) => requested({ kind: 'license', ...use }));
    await loadAll(service, requests);
    await untilIdle(server, store.name === 'sqlite' ? idleShare : idleShareOnServer);
    return service;
  } catch (error) {
    await server.stop();
    throw error;
  }
};
