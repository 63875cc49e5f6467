import { join } from 'node:path';
import { healthEndpoints, metricsEndpoints } from '../../adapters/http/health/health.endpoints.ts';
import { httpServer, kernel, type ClientTimeouts } from '../../adapters/http/index.ts';
import { outboundEvents } from '../../adapters/http/webhooks/events.schemas.ts';
import { lostPage } from '../../adapters/http/reference/lost-page.ts';
import { referenceEndpoints } from '../../adapters/http/reference/reference.endpoints.ts';
import { pinoLog } from '../../adapters/pino/index.ts';
import type { Log } from '../../ports/driven/log.ts';
import type { TrackLibrary } from '../../ports/driven/track-library.ts';
import type { Driving } from '../../ports/driving/index.ts';
import { openAdapters, type OpenAdapters } from '../adapters/open-adapters.ts';
import { appealWorker } from './workers/appeal-worker.ts';
import { awaitStorage } from '../adapters/await-storage.ts';
import { billingWorker } from './workers/billing-worker.ts';
import type { Config } from '../settings/config.ts';
import { meter } from '../features/requests.ts';
import { allFeatures } from '../features/wiring/all-features.ts';
import { containerOf, useCasesOf } from '../features/wiring/container.ts';
import { apiEndpoints } from './endpoints.ts';
import { enrichmentWorker } from './workers/enrichment-worker.ts';
import { eventWorker } from './workers/event-worker.ts';
import { expiryWorker } from './workers/expiry-worker.ts';
import { housekeeping } from './workers/maintenance.ts';
import { mailWorker } from './workers/mail-worker.ts';
import { portalPages, tryItScript } from './portal-pages.ts';
import { requestDeadline } from '../settings/request-deadline.ts';
import { resolve } from '../features/wiring/wiring.ts';
import { writeCheck } from '../adapters/write-check.ts';

export interface Service {
  /** Where it listens. */
  readonly url: string;
  readonly adminUrl: string | undefined;
  readonly codec: string;
  readonly useCases: Driving;
  readonly library: TrackLibrary;
  readonly log: Log;
  /** Completes running requests, stores the counts and closes all adapters. */
  close(): Promise<void>;
}

/** What it runs on, where not on what the configuration names. */
export interface Surroundings {
  readonly open?: OpenAdapters;
  /** `worker`: no API, just events on their way. */
  readonly role?: 'api' | 'worker';
  readonly patience?: ClientTimeouts;
}

const foundFirst = async ({ bootstrapAdmin }: Driving, { firstStaff }: Config, log: Log): Promise<void> => {
  if (!firstStaff) return;
  const founded = await bootstrapAdmin(firstStaff);
  if (founded.ok && founded.value === 'founded')
    log.info('created the first staff account', { email: firstStaff.email });
};

/** The service in this process. Rejects where its data or its ports cannot be had. */
export const startService = async (
  config: Config,
  { open: opened, patience, role = 'api' }: Surroundings = {},
): Promise<Service> => {
  const log = pinoLog({ level: config.logLevel });
  const say = (line: string): void => log.warn(line);
  const open = opened ?? (await openAdapters(config, { say }));
  const { adapters, storage, figures } = open;
  const { clock } = adapters;
  const container = containerOf(adapters, config, allFeatures);
  const useCases = useCasesOf(container, allFeatures);
  try {
    await awaitStorage({ clock, say }, async () => {
      await storage.mayServe();
      await useCases.checkMasterKey({ mayRegister: async () => (await storage.probeWrites()) === undefined });
    });
  } catch (error) {
    await open.close();
    throw error;
  }
  await open.limits.begin(log);
  await foundFirst(useCases, config, log).catch(async (error: unknown) => {
    await open.close();
    throw error;
  });
  let draining = false;
  const stopping = new AbortController();
  const writes = writeCheck({ storage, clock: adapters.clock, log });
  const health = healthEndpoints({
    draining: () => draining,
    checks: {
      storage: () => storage.ping().then(() => undefined),
      writes: writes.flaw,
      ...(role === 'api' && {
        search: async () => (open.index().ready() ? undefined : 'the catalog is still loading'),
      }),
    },
    dispensable: { move: writes.held, limiter: async () => open.limits.flaw(), ...open.media.checks },
  });
  const { traffic } = figures;
  const dependencies = {
    ...useCases,
    clock: adapters.clock,
    log,
    traffic,
    stopping: stopping.signal,
    storageDeadline: requestDeadline,
  };
  const operations = [...apiEndpoints(dependencies, config), ...health];
  const reference = referenceEndpoints(
    operations.map(({ route }) => route),
    outboundEvents,
    { baseUrl: config.baseUrl, tryIt: tryItScript() },
  );
  const scratchDir = join(config.dataDir, 'scratch');
  const endpoints = [...operations, ...reference, ...portalPages(config)];
  const api = kernel(endpoints, dependencies, { ...config, scratchDir, notFoundPage: lostPage() });
  const admin = kernel([...health, ...metricsEndpoints(traffic)], dependencies, config);
  const { transport, port, adminPort, adminHost } = config;
  if (role === 'api') open.index();
  const listening = await Promise.allSettled([
    role === 'api'
      ? httpServer({ kernel: api, transport, port, ...(patience && { timeouts: patience }) })
      : undefined,
    adminPort === undefined
      ? undefined
      : httpServer({ kernel: admin, transport, port: adminPort, host: adminHost }),
  ]);
  const [server, adminServer] = listening.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
  const refused = listening.find((one) => one.status === 'rejected');
  if (refused) {
    await Promise.all([server?.close(), adminServer?.close()]);
    await open.close();
    throw refused.reason;
  }
  const chores = housekeeping({
    ...adapters,
    ...{ meter: resolve(container, meter.token), deleteDueEvidence: useCases.deleteDueEvidence, log },
  });
  const events = role === 'worker' || config.eventWorker ? eventWorker({ ...useCases, log }) : undefined;
  const enriching = enrichmentWorker({ ...useCases, log });
  const mailing = mailWorker({ ...useCases, log });
  const settling = billingWorker({ ...useCases, log });
  const notifying = expiryWorker({ ...useCases, log });
  const watching = appealWorker({ ...useCases, log });
  return {
    url: server?.url ?? '',
    adminUrl: adminServer?.url,
    codec: open.codec,
    useCases,
    library: adapters.library,
    log,
    close: async () => {
      draining = true;
      stopping.abort();
      // Rows that are listened to are given back before the requests that wait for them end.
      const givenBack = enriching.close();
      await server?.close();
      const workers = [events, mailing, settling, notifying, watching];
      await Promise.all([givenBack, ...workers.map((worker) => worker?.close())]);
      await chores.close();
      await adminServer?.close();
      await open.close();
    },
  };
};
