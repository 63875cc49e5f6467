import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { certificate } from '../builders/certificate.ts';

/** A server on loopback that counts who comes. */
export interface Receiver {
  readonly port: number;
  /** Connections that were ever opened to it. */
  readonly connections: () => number;
  /** The connections that are open. */
  readonly openConnections: () => number;
  readonly close: () => Promise<void>;
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The address of the connection that carried it. */
  readonly peerPort: number;
}

const listening = async (server: Server): Promise<Receiver> => {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    openConnections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Sends any bytes over a connection; on its own it only reads. */
export const bareReceiver = (
  talk: (socket: Socket) => void = (socket) => socket.resume(),
): Promise<Receiver> => listening(createServer(talk));

export type Answering = (response: ServerResponse, request: Received) => void;
export type HttpReceiver = Receiver & { readonly received: readonly Received[] };

/** Starts a server that responds to each request once it was received completely, by default with 204. */
export const httpReceiver = async (
  answer: Answering = (response) => response.writeHead(204).end(),
  { tls = false }: { readonly tls?: boolean } = {},
): Promise<HttpReceiver> => {
  const received: Received[] = [];
  const server = tls ? createHttpsServer(certificate) : createHttpServer();
  server.on('request', (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers, socket } = request;
      received.push({ method, path: url, headers, body, peerPort: socket.remotePort ?? 0 });
      answer(response, received[received.length - 1] as Received);
    });
  });
  return { ...(await listening(server)), received };
};

const created = channel('net.client.socket');

/** Counts the sockets that this process begins to connect to anywhere, from now on until it is closed. */
export const socketsBegun = (): { readonly count: () => number; readonly close: () => void } => {
  let count = 0;
  const noticed = (): void => {
    count += 1;
  };
  created.subscribe(noticed);
  const close = (): void => {
    created.unsubscribe(noticed);
  };
  return { count: () => count, close };
};
