import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Kernel } from '../kernel/kernel.ts';
import { transports, type TransportName } from '../transports/index.ts';
import { normalizeRequest } from './request-listener.ts';
import { listen, serverFor, defaultTimeouts, type ClientTimeouts } from './server.ts';

export interface HttpServer {
  /** The address it listens on, with the actual port when port 0 was requested. */
  readonly url: string;
  /**
   * Stops accepting connections, waits up to `deadlineMs` (10 s) for running requests, closes the remaining connections, then
   * resolves. A second call waits for the same end.
   */
  close(deadlineMs?: number): Promise<void>;
}

interface Opening {
  readonly kernel: Kernel;
  readonly transport: TransportName;
  readonly port: number;
  /** All addresses when absent. */
  readonly host?: string | undefined;
  readonly timeouts?: ClientTimeouts;
}

/** Serves the kernel's routes. Rejects when the port cannot be bound. */
export const httpServer = async ({
  kernel,
  transport,
  port,
  host,
  timeouts = defaultTimeouts,
}: Opening): Promise<HttpServer> => {
  const { listener: route, options } = await transports[transport](kernel);
  const pass = normalizeRequest(kernel, route, timeouts.requestMs);
  const state = { closing: false };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (state.closing) response.shouldKeepAlive = false;
    pass(request, response);
  };
  const server = serverFor(kernel, { listener, options }, timeouts);
  const url = await listen(server, port, host);
  let closed: Promise<void> | undefined;
  return {
    url,
    close: (deadlineMs = 10_000) => {
      state.closing = true;
      closed ??= drained(server, deadlineMs);
      return closed;
    },
  };
};

const drained = (server: Server, deadlineMs: number): Promise<void> =>
  new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
