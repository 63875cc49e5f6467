import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serverOf, type Server } from '../http/child.ts';
import { cached, digestOf } from '../working-set/cache.ts';

const run = promisify(execFile);
const readyWithinMs = 120_000;

/** Native packages are compiled with the headers of this Node, if they came with it, because they cannot be downloaded everywhere. */
const headers = (): Record<string, string> => {
  const folder = dirname(dirname(process.execPath));
  return existsSync(join(folder, 'include/node')) ? { npm_config_nodedir: folder } : {};
};

/** Returns the folder in which the peer is installed as its lock file says, and built: outside of this project. */
export const installed = async (name: string): Promise<string> =>
  cached(`peer-${name}`, await digestOf([`bench/peers/${name}`]), async (folder) => {
    await cp(join(import.meta.dirname, name), folder, { recursive: true });
    const options = { cwd: folder, env: { ...process.env, ...headers() }, maxBuffer: 64 * 2 ** 20 };
    await run('npm', ['ci', '--no-audit', '--no-fund'], options);
    await run('npm', ['run', 'build'], options);
  });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

interface Program {
  readonly name: string;
  /** The folder it is installed in, and its file in it. */
  readonly folder: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** The environment of a peer in production mode. */
const environmentOf = ({ environment }: Program): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...environment,
});

/** Runs a command of a peer to its end. */
export const runProgram = async (program: Program): Promise<void> => {
  const { folder, file, args = [] } = program;
  await run(process.execPath, [join(folder, file), ...args], {
    ...{ cwd: folder, env: environmentOf(program), maxBuffer: 64 * 2 ** 20 },
  });
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts a peer in production mode on a free port, and waits until it answers. */
export const startProgram = async (program: Program): Promise<Server> => {
  const { name, folder, file, args = [] } = program;
  const port = await freePort();
  const child = fork(join(folder, file), [...args], {
    cwd: folder,
    execArgv: ['--import', join(import.meta.dirname, 'preload.ts')],
    env: { ...environmentOf(program), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + readyWithinMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${name} does not start`);
    }
    await sleep(100);
  }
  return serverOf(name, url, child);
};
