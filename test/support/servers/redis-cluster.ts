import { createClient } from 'redis';
import { startServer, type Server } from './containers.ts';
import { freePort } from './free-port.ts';
import { seenSoon } from '../eventually.ts';

export interface RedisCluster extends Server {
  /** The addresses of each node. */
  readonly urls: readonly [string, string];
}

const send = async (port: number, ...words: string[]): Promise<string> => {
  const client = createClient({ url: `redis://127.0.0.1:${port}` });
  await client.connect();
  const reply: string = await client.sendCommand(words);
  client.destroy();
  return reply;
};

/**
 * Two masters with half of the slots each, in one container, so that the address by which they know each other is the one
 * by which the tests reach them.
 */
export const startRedisCluster = async (): Promise<RedisCluster> => {
  const [one, two] = [await freePort(), await freePort()];
  const node = (port: number) =>
    `redis-server --port ${port} --cluster-port ${port + 20_000} --cluster-enabled yes --cluster-config-file ${port}.conf --protected-mode no --save ''`;
  const server = await startServer('redis', [], {}, (container, { Wait }) =>
    container
      .withExposedPorts({ container: one, host: one }, { container: two, host: two })
      .withCommand(['sh', '-c', `${node(one)} & ${node(two)}`])
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/, 2)),
  );
  await send(one, 'CLUSTER', 'ADDSLOTSRANGE', '0', '8191');
  await send(two, 'CLUSTER', 'ADDSLOTSRANGE', '8192', '16383');
  await send(one, 'CLUSTER', 'MEET', '127.0.0.1', String(two), String(two + 20_000));
  for (const port of [one, two]) {
    const state = await seenSoon(
      () => send(port, 'CLUSTER', 'INFO'),
      (info) => info.includes('cluster_state:ok') && info.includes('cluster_known_nodes:2'),
      20_000,
    );
    if (!state.includes('cluster_state:ok')) throw new Error(`no cluster came about: ${state}`);
  }
  return { ...server, urls: [`redis://127.0.0.1:${one}`, `redis://127.0.0.1:${two}`] };
};
