import { healthEndpoints, metricsEndpoints } from '../../adapters/http/health/health.endpoints.ts';
import {
  httpServer,
  kernel,
  type ClientTimeouts,
  type Endpoint,
  type HttpServer,
  type Kernel,
} from '../../adapters/http/index.ts';
import { unmatchedPages } from '../../adapters/http/reference/unmatched-pages.ts';
import { referenceEndpoints } from '../../adapters/http/reference/reference.endpoints.ts';
import { pageDrawing } from '../../adapters/http/reference/layout.ts';
import { lookOf } from '../../adapters/http/vocabulary/look.ts';
import { outboundEvents } from '../../adapters/http/webhooks/events.schemas.ts';
import { tracedKernel } from '../tracing/traced-kernel.ts';
import { scratchOf } from '../adapters/scratch.ts';
import { writeCheck } from '../adapters/write-check.ts';
import type { Config } from '../settings/config.ts';
import { requestDeadline } from '../settings/request-deadline.ts';
import { apiEndpoints } from './endpoints.ts';
import type { OpenService } from './open-service.ts';
import { hasIcon, portalPages, tryItScript } from './portal-pages.ts';

export interface ServeOptions {
  /** `worker`: health and metrics on the admin port only. */
  readonly role: 'api' | 'worker';
  readonly timeouts: ClientTimeouts | undefined;
  /** Aborted when the service begins to shut down. */
  readonly shutdown: AbortSignal;
}

export interface Servers {
  readonly api: HttpServer | undefined;
  readonly admin: HttpServer | undefined;
}

const healthOf = ({ open, log }: OpenService, { role, shutdown }: ServeOptions): readonly Endpoint[] => {
  const { storage, limits, media } = open;
  const writes = writeCheck({ storage, clock: open.adapters.clock, log });
  return healthEndpoints({
    draining: () => shutdown.aborted,
    checks: {
      storage: () => storage.ping().then(() => undefined),
      writes: writes.issue,
      ...(role === 'api' && {
        // Without a search server, everything but searches works.
        search: async () =>
          open.index.ready() || open.index.issue() !== undefined ? undefined : 'the catalog is still loading',
      }),
    },
    dispensable: {
      move: writes.blockedBy,
      ...{ limiter: async () => limits.issue(), index: async () => open.index.issue() },
      ...media.checks,
    },
  });
};

const kernelsOf = (
  service: OpenService,
  config: Config,
  options: ServeOptions,
): { readonly api: Kernel; readonly admin: Kernel } => {
  const { open, useCases, log } = service;
  const { traffic } = open.figures;
  const dependencies = {
    ...useCases,
    clock: open.adapters.clock,
    log,
    traffic,
    stopping: options.shutdown,
    storageDeadline: requestDeadline,
  };
  const health = healthOf(service, options);
  const operations = [...apiEndpoints(dependencies, config), ...health];
  const look = { brand: config.brand, icon: hasIcon() };
  const reference = referenceEndpoints(
    operations.map(({ route }) => route),
    outboundEvents,
    { baseUrl: config.baseUrl, tryIt: tryItScript(), ...look },
  );
  const api = kernel([...operations, ...reference, ...portalPages(dependencies, config)], dependencies, {
    ...config,
    scratchDir: scratchOf(config),
    unmatchedPages: unmatchedPages(pageDrawing(lookOf(look))),
  });
  return {
    api: open.tracer ? tracedKernel(api, open.tracer) : api,
    admin: kernel([...health, ...metricsEndpoints(traffic)], dependencies, config),
  };
};

/** Listens on the port of the API and on the admin port. Closes everything if one of them cannot be used. */
export const serve = async (
  service: OpenService,
  config: Config,
  options: ServeOptions,
): Promise<Servers> => {
  const { open, log } = service;
  const { transport, port, adminPort, adminHost } = config;
  const { role, timeouts } = options;
  const kernels = kernelsOf(service, config, options);
  if (role === 'api') open.index.begin();
  const listening = await Promise.allSettled([
    role === 'api'
      ? httpServer({ kernel: kernels.api, transport, port, ...(timeouts && { timeouts }) })
      : undefined,
    adminPort === undefined
      ? undefined
      : httpServer({ kernel: kernels.admin, transport, port: adminPort, host: adminHost }),
  ]);
  const [api, admin] = listening.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
  const rejected = listening.find((one) => one.status === 'rejected');
  if (!rejected) {
    const report = (error: unknown) =>
      log.warn('rendering tracks ahead failed and will be retried', { error });
    if (role === 'api') void open.views.renderAhead(report);
    return { api, admin };
  }
  await Promise.all([api?.close(), admin?.close()]);
  await open.close();
  throw rejected.reason;
};
