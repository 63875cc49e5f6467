/**
 * The servers of partners in a child process, on a thousand ports. The path selects the behavior: `/healthy` answers 204, `/failing`
 * answers 500 or cuts the connection, `/black-hole` accepts the message and never responds. `/received` of the first address
 * returns the messages of the healthy ones, and deletes them.
 */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import { reportCpu } from '../http/cpu.ts';
import type { ReceivedMessage } from './population.ts';

const ports = 1_000;
let received: ReceivedMessage[] = [];
const places: number[] = [];
let failures = 0;

const behaviors: Readonly<Record<string, (response: ServerResponse, id: string, path: string) => void>> = {
  healthy: (response, id, path) => {
    received.push({ path, id, at: Date.now() });
    response.writeHead(204).end();
  },
  failing: (response) => {
    failures += 1;
    if (failures % 2 === 0) response.writeHead(500).end('out of order');
    else response.destroy();
  },
  'black-hole': () => undefined,
  received: (response) => {
    response.end(JSON.stringify({ received, failures }));
    received = [];
  },
  ports: (response) => void response.end(JSON.stringify(places)),
};

const server = createHttpServer((request: IncomingMessage, response: ServerResponse) => {
  const { url = '', headers } = request;
  request.resume();
  request.on('end', () => behaviors[url.split('/')[1] ?? '']?.(response, String(headers['webhook-id']), url));
});
server.keepAliveTimeout = 60_000;

const listening = (): Promise<number> =>
  new Promise((resolve) => {
    const listener = createServer((socket) => server.emit('connection', socket));
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
for (let n = 0; n < ports; n++) places.push(await listening());
process.send?.({ url: `http://127.0.0.1:${places[0] ?? 0}` });
reportCpu();
