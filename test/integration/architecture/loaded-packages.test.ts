import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../support/servers/free-port.ts';

const project = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Prints the names of the loaded packages at the end of the process and of each thread. */
const watching = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load: (url, context, next) => {
      const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
      if (name) loaded.add(name);
      return next(url, context);
    },
  });
  process.on('exit', () => console.log('loaded ' + [...loaded].join(' ')));`)}`;

/** Threads print a line of their own. */
const namesIn = (output: string): readonly string[] =>
  [...output.matchAll(/^loaded (.*)$/gm)].flatMap(([, names = '']) => names.split(' '));

const packagesOf = async (folder: string, ...words: readonly string[]): Promise<readonly string[]> => {
  const { stdout } = await run(process.execPath, ['--import', watching, 'src/main/cli.ts', ...words], {
    cwd: project,
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
  });
  return namesIn(stdout);
};

describe('the packages that a command of the operator loads', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'loaded-packages-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(['init', 'tracks', 'help'])(
    'are neither the container nor HTTP frameworks nor those for metrics, emails, manifests and other stores: %s',
    async (command) => {
      const loaded = await packagesOf(folder, command);
      expect(loaded).toContain('zod');
      const unused = ['express', 'fastify', 'prom-client', 'nodemailer', 'mongodb', 'pg', 'redis', 'stripe'];
      const isUnused = (name: string): boolean =>
        [...unused, 'csv-parse', '@rgrove/parse-xml', 'reflect-metadata'].includes(name) ||
        name.includes('inversify');
      expect(loaded.filter(isUnused)).toEqual([]);
    },
  );
});

/** Starts the service, sends it a request and ends it. */
const packagesOfService = async (
  environment: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-packages-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', watching, 'src/main/api.ts'], {
    cwd: project,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: String(port),
      DEMO_CATALOG: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    await once(child.stdout, 'data');
    expect((await fetch(`http://127.0.0.1:${port}/openapi.v1.json`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
  return namesIn(output);
};

describe('the packages that the service loads', () => {
  // prom-client loads the package with the types of the API.
  const ofTraces = (names: readonly string[]): readonly string[] =>
    names.filter((name) => name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api');

  it('do not include those of traces, unless they are on', async () => {
    expect(ofTraces(await packagesOfService({ OTEL_SERVICE_NAME: 'licensing' }))).toEqual([]);
    const on = await packagesOfService({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(ofTraces(on)).toContain('@opentelemetry/sdk-trace');
  });
});
