import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { spentBy, type Spent } from './spent.ts';

/** A checkout of the service with its data. It has the environment that the scripts of npm give it. */
export interface Place {
  readonly checkout: string;
  readonly data: string;
}

const environment = ({ checkout, data }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: data,
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(checkout, 'node_modules/.cache/compiled'),
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Starts the service, returns what it has needed until it is ready, or until its demo catalog is complete, and stops it. */
export const startedService = async (place: Place, until: 'ready' | 'demo'): Promise<Spent> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main/api.ts'], {
    cwd: place.checkout,
    env: { ...environment(place), PORT: String(port), DEMO_CATALOG: until === 'demo' ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let isComplete = false;
  createInterface(child.stdout).on(
    'line',
    (line) => (isComplete ||= line.startsWith('demo catalog: complete')),
  );
  try {
    while (!(until === 'demo' ? isComplete : await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`the service in ${place.checkout} does not start`);
      await sleep(50);
    }
    return await spentBy(child.pid ?? NaN);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

/** Runs a command of the operator to its end, and returns the seconds of CPU time that it needed. */
export const command = async (place: Place, words: readonly string[]): Promise<number> => {
  const before = await spentBy('self');
  const child = spawn(process.execPath, ['src/main/cli.ts', ...words], {
    cwd: place.checkout,
    env: environment(place),
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"${words.join(' ')}" in ${place.checkout} ended with ${String(code)}`);
  return (await spentBy('self')).childrenCpuSeconds - before.childrenCpuSeconds;
};
