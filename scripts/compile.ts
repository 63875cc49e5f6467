// NODE_COMPILE_CACHE=FOLDER node scripts/compile.ts: compiles the service into that folder, so that processes with the same
// Node, processor and user need not. Starts the service once, with data that is then deleted, prints
// the operator's commands, and loads every other module.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const checkout = join(import.meta.dirname, '..');
/** Modules that run when they are loaded: programs and threads. */
const running =
  /^src\/(main\/(api|worker|cli)|adapters\/(audio|images)\/worker|adapters\/sqlite\/kernel\/writer-thread)\.ts$/;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts the service and stops it: functions that a start and a request need are then compiled, too. */
const start = async (folder: string): Promise<void> => {
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const settings = { DATA_DIR: folder, DEMO_CATALOG: 'off', LOG_LEVEL: 'error', PORT: String(port) };
  const service = spawn(process.execPath, ['src/main/api.ts'], {
    cwd: checkout,
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit') as Promise<[number | null]>;
  await Promise.race([once(service.stdout, 'data'), ended]);
  service.stdout.resume();
  // It says that it runs before it listens to signals, and answers only then.
  if (service.exitCode === null) await fetch(`http://127.0.0.1:${port}/openapi.v1.json`);
  service.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The service ended with ${code}.`);
};

/** Runs the program of the operator. */
const operate = async (): Promise<void> => {
  const operator = spawn(process.execPath, ['src/main/cli.ts', 'help'], { cwd: checkout, stdio: 'ignore' });
  const [code] = (await once(operator, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The operator's program ended with ${code}.`);
};

if (process.env['NODE_COMPILE_CACHE'] === undefined) throw new Error('Set NODE_COMPILE_CACHE to a folder.');
const folder = mkdtempSync(join(tmpdir(), 'compile-'));
try {
  await start(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await operate();
for (const path of globSync('src/**/*.ts', { cwd: checkout }))
  if (!running.test(path)) await import(pathToFileURL(join(checkout, path)).href);
