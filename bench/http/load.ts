import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './child.ts';

export interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number;
  readonly body?: (serial: number) => string;
}

const connections = 32;

const send = (
  agent: Agent,
  url: string,
  operation: Operation,
  headers: Record<string, string>,
  serial: number,
) =>
  new Promise<string>((resolve, reject) => {
    const body = operation.body?.(serial);
    const length =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      `${url}${operation.path}`,
      { agent, method: operation.method, headers: { ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === operation.status) resolve(text);
          else reject(new Error(`${operation.name}: ${answer.statusCode ?? 0} ${text.slice(0, 300)}`));
        });
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

let serials = 0;

/** Sends `count` requests over 32 connections. Resolves to the server's CPU time and the elapsed time, in microseconds per request. */
export const load = async (
  server: Server,
  operation: Operation,
  headers: Record<string, string>,
  count: number,
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await server.cpu();
  const start = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await send(agent, server.url, operation, headers, ++serials);
    }),
  );
  const wall = ((performance.now() - start) * 1000) / count;
  await sleep(20); // Lets the server finish work of the last requests.
  const cpu = ((await server.cpu()) - before) / count;
  agent.destroy();
  return { cpu, wall };
};

export const once = (
  server: Server,
  operation: Operation,
  headers: Record<string, string>,
): Promise<string> => {
  const agent = new Agent();
  return send(agent, server.url, operation, headers, ++serials).finally(() => agent.destroy());
};
