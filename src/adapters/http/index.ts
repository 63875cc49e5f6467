export { trustedProxiesOf } from './kernel/address.ts';
export { kernel, type Kernel, type KernelNeeds, type KernelSettings } from './kernel/kernel.ts';
export type { Endpoint } from './kernel/route.ts';
export {
  httpServer,
  transportNames,
  transports,
  type HttpServer,
  type TransportName,
} from './transports/http-server.ts';
export type { Patience } from './transports/server.ts';
