import type { Kernel } from '../kernel/kernel.ts';
import type { Routing } from '../server/request-listener.ts';
import { expressTransport } from './express.ts';
import { fastifyTransport } from './fastify.ts';

/** Every transport by name, which is also the name of its file and of its package. */
export const transports = { express: expressTransport, fastify: fastifyTransport } as const satisfies Record<
  string,
  (kernel: Kernel) => Routing | Promise<Routing>
>;
export type TransportName = keyof typeof transports;
/** The names of all transports. Configuration, tests, benches and lint rules read them here or from the files. */
export const transportNames = Object.keys(transports) as [TransportName, ...TransportName[]];
