import type { Kernel } from '../kernel/kernel.ts';
import type { Routing } from '../server/request-listener.ts';

/** Every transport by name, which is also the name of its file and of its package. Only the package of the chosen one is loaded. */
export const transports = {
  express: async (kernel: Kernel) => (await import('./express.ts')).expressTransport(kernel),
  fastify: async (kernel: Kernel) => (await import('./fastify.ts')).fastifyTransport(kernel),
} as const satisfies Record<string, (kernel: Kernel) => Promise<Routing>>;
export type TransportName = keyof typeof transports;
/** The names of all transports. Configuration, tests, benches and lint rules read them here or from the files. */
export const transportNames = Object.keys(transports) as [TransportName, ...TransportName[]];
