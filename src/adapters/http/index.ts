export { trustedProxiesOf } from './kernel/request/client-address.ts';
export {
  kernel,
  type Kernel,
  type KernelDependencies,
  type KernelSettings,
  type RequestHandler,
} from './kernel/kernel.ts';
export type { IncomingRequest, OutgoingResponse } from './kernel/exchange.ts';
export type { Endpoint } from './kernel/route.ts';
export { trackRenderer } from './catalog/track.view.ts';
export { httpServer, type HttpServer } from './server/http-server.ts';
export type { ClientTimeouts } from './server/server.ts';
export { transportNames, transports, type TransportName } from './transports/index.ts';
