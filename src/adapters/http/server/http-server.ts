import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Kernel } from '../kernel/kernel.ts';
import { transports, type TransportName } from '../transports/index.ts';
import { front } from './exchange.ts';
import { listen, serverFor, usualPatience, type Patience } from './server.ts';

export interface HttpServer {
  /** Where it listens; the port is there where 0 was asked for. */
  readonly url: string;
  /**
   * Takes no new connections, lets the requests under way end within `deadlineMs` (10 s), closes what is left, then
   * resolves. Calling it again waits for the same end.
   */
  close(deadlineMs?: number): Promise<void>;
}

interface Opening {
  readonly kernel: Kernel;
  readonly transport: TransportName;
  readonly port: number;
  /** All addresses where absent. */
  readonly host?: string | undefined;
  readonly patience?: Patience;
}

/** Serves the kernel's rooms. Rejects where the port cannot be had. */
export const httpServer = async ({
  kernel,
  transport,
  port,
  host,
  patience = usualPatience,
}: Opening): Promise<HttpServer> => {
  const { listener: route, options } = await transports[transport](kernel);
  const pass = front(kernel, route, patience.requestMs);
  const state = { closing: false };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (state.closing) response.shouldKeepAlive = false;
    pass(request, response);
  };
  const server = serverFor(kernel, { listener, options }, patience);
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
