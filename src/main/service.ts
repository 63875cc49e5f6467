import { accessEndpoints } from '../adapters/http/access/access.handlers.ts';
import { catalogEndpoints } from '../adapters/http/catalog/catalog.handlers.ts';
import { httpServer, kernel, type Endpoint } from '../adapters/http/index.ts';
import { licensingEndpoints } from '../adapters/http/licensing/licensing.handlers.ts';
import { mediaEndpoints } from '../adapters/http/media/media.handlers.ts';
import { platformsEndpoints } from '../adapters/http/platforms/platforms.handlers.ts';
import { usageEndpoints } from '../adapters/http/usage/usage.handlers.ts';
import { pinoLog } from '../adapters/pino/index.ts';
import { prometheusTraffic } from '../adapters/prometheus/index.ts';
import { openAdapters } from './adapters.ts';
import type { Config } from './config.ts';
import { containerOf, useCasesOf, type UseCases } from './container.ts';
import { housekeeping } from './housekeeping.ts';
import { shared } from './tokens.ts';
import { resolve } from './wiring.ts';

const endpointsOf = (useCases: UseCases, { baseUrl, tiers }: Config): readonly Endpoint[] => [
  ...accessEndpoints({ ...useCases, baseUrl }),
  ...catalogEndpoints({ ...useCases, baseUrl }),
  ...licensingEndpoints({ ...useCases, baseUrl }),
  ...mediaEndpoints(useCases),
  ...usageEndpoints(useCases),
  ...platformsEndpoints({ ...useCases, tiers }),
];

export const startService = async (config: Config) => {
  const open = openAdapters(config);
  const { adapters } = open;
  const container = containerOf(adapters, config);
  const useCases = useCasesOf(container);
  const log = pinoLog({ level: config.logLevel });
  const traffic = prometheusTraffic();
  const served = kernel(
    endpointsOf(useCases, config),
    { ...useCases, clock: adapters.clock, log, traffic },
    config,
  );
  const server = await httpServer({ kernel: served, transport: config.transport, port: config.port });
  const chores = housekeeping({ ...adapters, meter: resolve(container, shared.meter), log });
  return {
    url: server.url,
    useCases,
    close: async () => {
      await server.close();
      await chores.close();
      await open.close();
    },
  };
};
