import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './child.ts';

/** A request in the words of one server. */
export interface Requested {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly status: number;
}

export interface Answered {
  readonly status: number;
  /** Names and values in turn, as they were sent. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** A server, and the headers of every request to it. */
export interface Target {
  readonly server: Server;
  readonly headers: Readonly<Record<string, string>>;
}

const send = (agent: Agent, { server, headers }: Target, { method, path, body, status }: Requested) =>
  new Promise<Answered>((resolve, reject) => {
    const length =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      `${server.url}${path}`,
      { agent, method, headers: { ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === status) resolve({ status, headers: answer.rawHeaders, body: text });
          else
            reject(
              new Error(
                `${method} ${path}: ${answer.statusCode ?? 0} instead of ${status}: ${text.slice(0, 300)}`,
              ),
            );
        });
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

export interface Load {
  readonly count: number;
  /** How many requests are in progress at a time. */
  readonly connections: number;
  readonly next: () => Requested;
}

/** Sends requests over that many connections, on each one after another. `next` returns undefined at the end. */
const sendAll = async (
  target: Target,
  connections: number,
  next: () => Requested | undefined,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let requested = next(); requested; requested = next()) await send(agent, target, requested);
    }),
  );
  agent.destroy();
};

/** Sends requests. Resolves to the server's CPU time and the elapsed time, in microseconds per request. */
export const load = async (target: Target, { count, connections, next }: Load) => {
  const { server } = target;
  const before = await server.cpu();
  const start = performance.now();
  let left = count;
  await sendAll(target, connections, () => (left-- > 0 ? next() : undefined));
  const wall = ((performance.now() - start) * 1000) / count;
  await sleep(20); // Lets the server finish work of the last requests.
  return { cpu: ((await server.cpu()) - before) / count, wall };
};

/** Sends each of the requests once. */
export const loadAll = async (target: Target, requests: readonly Requested[]): Promise<void> => {
  const left = requests.values();
  await sendAll(target, 64, () => left.next().value);
};

/** Sends one request over a connection of its own. */
export const once = async (target: Target, requested: Requested): Promise<Answered> => {
  const agent = new Agent();
  return send(agent, target, requested).finally(() => agent.destroy());
};
