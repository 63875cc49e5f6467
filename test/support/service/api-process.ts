import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosesStore, storeOf } from '../servers/chosen-store.ts';
import { freePort } from '../servers/free-port.ts';
import { bundled, type Program, type ProgramOf } from './bundle/programs.ts';
import { tiersWith } from './service.ts';

/** On a machine with ten times more to do than it has cores, a start took two minutes. */
const timeoutMs = 600_000;

/** The service as a process of its own. */
export interface ApiProcess {
  readonly baseUrl: string;
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Ended, for whatever reason: code and signal. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
  /** Resolves once it takes requests, with the milliseconds since it was started; false where it ended before. */
  ready(): Promise<number | false>;
  /** Returns how it ended, or that it still runs. */
  outcome(): string;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
}

const statusOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });

type Environment = Readonly<Record<string, string>>;

/** The processes that run. They end with this one: nobody would stop them later. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

const start = (program: Program, port: number, dataDir: string, environment: Environment): ApiProcess => {
  const began = performance.now();
  const child = spawn(process.execPath, program.words, {
    env: {
      ...process.env,
      ...program.environment,
      NODE_OPTIONS: '',
      DATA_DIR: dataDir,
      DEMO_CATALOG: 'off',
      LOG_LEVEL: 'error',
      TIERS: tiersWith(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  let over = false;
  const ended = once(child, 'close').then((how) => {
    over = true;
    running.delete(child);
    return how as [number | null, NodeJS.Signals | null];
  });
  const baseUrl = `http://localhost:${port}`;
  return {
    baseUrl,
    child,
    output: () => output,
    ended,
    ready: async () => {
      while (!over && performance.now() - began < timeoutMs) {
        if ((await statusOf(`${baseUrl}/readyz`)) === 200) return performance.now() - began;
        await sleep(20);
      }
      return false;
    },
    outcome: () => {
      const seconds = Math.round((performance.now() - began) / 1000);
      return over
        ? `it ended with ${child.signalCode ?? child.exitCode} before ${seconds} s had passed`
        : `it still runs after ${seconds} s`;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** Starts the service from a bundle, or as users do, from its sources. */
export const startApi = async (
  dataDir: string,
  environment: Environment = {},
  programOf: ProgramOf = bundled,
): Promise<ApiProcess> => {
  const program = await programOf('api');
  const port = await freePort();
  const store = choosesStore(environment) ? {} : await storeOf(dataDir);
  return start(program, port, dataDir, { PORT: String(port), ...store, ...environment });
};

/** The worker; its address answers just of its health. */
export const startWorker = async (
  dataDir: string,
  environment: Environment = {},
  programOf: ProgramOf = bundled,
): Promise<ApiProcess> => {
  const program = await programOf('worker');
  const port = await freePort();
  const store = choosesStore(environment) ? {} : await storeOf(dataDir);
  return start(program, port, dataDir, {
    ADMIN_PORT: String(port),
    ...store,
    ...environment,
  });
};
