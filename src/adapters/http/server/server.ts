import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { OutgoingResponse } from '../kernel/exchange.ts';
import type { Failure } from '../kernel/problems/failures.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Routing } from './request-listener.ts';
import { hasOwnTimeLimit } from './upload.ts';

/** Time limits for clients, in milliseconds. */
export interface ClientTimeouts {
  /** From the first byte to the end of the head. */
  readonly headersMs: number;
  /** To the end of the body. For an upload: the total time that we wait for the client. */
  readonly requestMs: number;
  /** Idle between two requests. Longer than a load balancer keeps its end open. */
  readonly keepAliveMs: number;
}

export const defaultTimeouts: ClientTimeouts = { headersMs: 15_000, requestMs: 30_000, keepAliveMs: 65_000 };

const headLimit = 16 * 1024;

/** Milliseconds without a byte in either direction after which the connection of a running request is closed. */
const stalledMs = 120_000;

const failureOf = ({ code }: NodeJS.ErrnoException): Failure =>
  code === 'HPE_HEADER_OVERFLOW'
    ? { kind: 'headers-too-large' }
    : code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? { kind: 'request-timeout' }
      : { kind: 'malformed-request', detail: 'The request is not HTTP/1.1.' };

/** Serializes a response for a socket that has no request. */
const onTheWire = ({ status, headers, body }: OutgoingResponse): string => {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  for (let i = 0; i + 1 < headers.length; i += 2) lines.push(`${headers[i] ?? ''}: ${headers[i + 1] ?? ''}`);
  lines.push(`date: ${new Date().toUTCString()}`, 'connection: close');
  return `${lines.join('\r\n')}\r\n\r\n${typeof body === 'string' ? body : ''}`;
};

/** Node keeps the running response here and documents it for this use. */
type Carrier = Socket & { readonly _httpMessage?: ServerResponse | null };

/** Responds to bytes that are not a valid request. A running response is not interrupted. */
const rejectOnSocket = (kernel: Kernel, socket: Carrier, failure: Failure): void => {
  const send = () => {
    if (!socket.writable) return void socket.destroy();
    socket.end(onTheWire(kernel.reject(failure)), 'utf8', () => socket.destroySoon());
  };
  const under = socket._httpMessage;
  if (!under) {
    send();
    return;
  }
  if (under.req.complete) under.once('finish', send);
  else if (under.headersSent) socket.destroy();
  else send();
};

/** Creates a server that answers every invalid byte sequence with a problem document. */
export const serverFor = (
  kernel: Kernel,
  { listener, options }: Routing,
  timeouts: ClientTimeouts,
): Server => {
  const methods = [...new Set(kernel.routes.map(({ route }) => route.method))];
  const server = createServer(
    {
      ...options,
      maxHeaderSize: headLimit,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: Math.min(1000, timeouts.headersMs),
      requireHostHeader: false,
      optimizeEmptyRequests: true,
    },
    listener,
  );
  server.setTimeout(stalledMs);
  server.on('checkContinue', listener).on('checkExpectation', listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Carrier) => {
    const under = socket._httpMessage?.req;
    // Node reports a slow request once and leaves the decision to this listener.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && under && hasOwnTimeLimit(under)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else rejectOnSocket(kernel, socket, failureOf(error));
  });
  server.on('connect', (_request, socket: Socket) => {
    rejectOnSocket(kernel, socket, { kind: 'method-not-allowed', allow: methods });
  });
  return server;
};

/**
 * Connections that wait until a busy process accepts them. Node's default of 511 is too small for a burst: a client
 * whose connection is dropped from the queue believes it is connected, and is reset half a minute later. The system's
 * own limit (`somaxconn`) also applies.
 */
const maxUnaccepted = 4_096;

export const listen = (server: Server, port: number, host: string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, backlog: maxUnaccepted, ...(host !== undefined && { host }) }, () => {
      server.off('error', reject);
      const { address, port: bound } = server.address() as AddressInfo;
      const name = address === '::' || address === '0.0.0.0' ? 'localhost' : address;
      resolve(`http://${name.includes(':') ? `[${name}]` : name}:${bound}`);
    });
  });
