import { connect } from 'node:net';
import {
  httpServer,
  type HttpServer,
  type ClientTimeouts,
  type TransportName,
} from '../../../src/adapters/http/index.ts';
import { kernelWorld } from './kernel-world.ts';
import { things } from './things.ts';

export interface WireReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** All of it, with the date taken out. */
  readonly raw: string;
}

const dechunked = (body: string): string => {
  let rest = body;
  let out = '';
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = parseInt(rest.slice(0, end), 16);
    if (end < 0 || !(size > 0)) return out;
    out += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 4 + size);
  }
};

export const readReply = (raw: string): WireReply => {
  const split = raw.indexOf('\r\n\r\n');
  const [first = '', ...fields] = raw.slice(0, split).split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  );
  const body = raw.slice(split + 4);
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? dechunked(body) : body,
    raw: raw.replace(/\r\ndate: [^\r]*/i, ''),
  };
};

/** Sends bytes unchanged, pauses for each number in milliseconds, and returns the whole response. */
export const exchangeBytes = (
  url: string,
  ...pieces: readonly (string | Uint8Array | number)[]
): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let got = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (got += chunk));
    socket.on('close', () => resolve(got));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      got === '' && error.code !== 'ECONNRESET' && error.code !== 'EPIPE' ? reject(error) : undefined,
    );
    socket.on('connect', () => {
      void (async () => {
        for (const piece of pieces) {
          if (socket.destroyed) return;
          if (typeof piece === 'number') await new Promise((done) => setTimeout(done, piece));
          else socket.write(piece);
        }
      })();
    });
  });

interface Requested {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A request written out; the connection is closed after it. */
export const requestText = (
  method: string,
  target: string,
  { headers = {}, body }: Requested = {},
): Buffer => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: 'api.example', 'x-request-id': 'test', connection: 'close', ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`),
    Buffer.from(body ?? ''),
  ]);
};

export const ask = async (
  url: string,
  method: string,
  target: string,
  requested: Requested = {},
): Promise<WireReply> => readReply(await exchangeBytes(url, requestText(method, target, requested)));

export const good = { authorization: 'Bearer good' };
export const json = { ...good, 'content-type': 'application/json' };

/** The endpoints of `things` behind a transport, on a port of their own. */
export const openWire = async (transport: TransportName, timeouts?: ClientTimeouts) => {
  const released = Promise.withResolvers<undefined>();
  const reached = Promise.withResolvers<undefined>();
  const hooks = () => ({
    release: released.promise,
    reach: () => reached.resolve(undefined),
    receive: world.receive,
  });
  const world = kernelWorld(things(hooks));
  const server: HttpServer = await httpServer({
    kernel: world.kernel,
    transport,
    port: 0,
    host: '127.0.0.1',
    ...(timeouts && { timeouts }),
  });
  return {
    ...world,
    server,
    url: server.url,
    /** Resolves once a request to stumble slowly is under way; `release` lets it continue. */
    reached: reached.promise,
    release: () => released.resolve(undefined),
    close: () => server.close(200),
  };
};
