import type { ClientTimeouts } from '../../adapters/http/index.ts';
import type { Log } from '../../ports/driven/shared/log.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { Driving } from '../../ports/driving/index.ts';
import type { OpenAdapters } from '../adapters/open-adapters.ts';
import type { Config } from '../settings/config.ts';
import { openService, type OpenService } from './open-service.ts';
import { serve, type Servers } from './serve.ts';
import { startWork, type Work } from './work.ts';

export interface Service {
  /** The address that the API listens on; empty in a worker. */
  readonly url: string;
  readonly adminUrl: string | undefined;
  readonly codec: string;
  readonly useCases: Driving;
  readonly library: TrackLibrary;
  readonly log: Log;
  /** Completes running requests, stores the counts and closes all adapters. */
  close(): Promise<void>;
}

/** How a process differs from its configuration. */
export interface ServiceOptions {
  readonly open?: OpenAdapters;
  /** `worker`: serves no API, but delivers events. */
  readonly role?: 'api' | 'worker';
  readonly timeouts?: ClientTimeouts;
}

const closeService = async (
  { open }: OpenService,
  { api, admin }: Servers,
  { jobs, workers, maintenance }: Work,
): Promise<void> => {
  // Jobs in progress are returned to the queue before the requests that wait for them end.
  const returned = jobs.map((job) => job.close());
  await api?.close();
  await Promise.all([...returned, ...workers.map((worker) => worker.close())]);
  await maintenance.close();
  await admin?.close();
  await open.close();
};

/** Starts the service in this process: open, serve, work. Rejects if its store or a port cannot be used. */
export const startService = async (
  config: Config,
  { open, timeouts, role = 'api' }: ServiceOptions = {},
): Promise<Service> => {
  const shutdown = new AbortController();
  const service = await openService(config, open);
  const servers = await serve(service, config, { role, timeouts, shutdown: shutdown.signal });
  const work = startWork(service, { deliversEvents: role === 'worker' || config.eventWorker });
  return {
    url: servers.api?.url ?? '',
    adminUrl: servers.admin?.url,
    codec: service.open.codec,
    useCases: service.useCases,
    library: service.open.adapters.library,
    log: service.log,
    close: async () => {
      shutdown.abort();
      await closeService(service, servers, work);
    },
  };
};
