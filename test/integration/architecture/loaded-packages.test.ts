import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

const packagesOf = async (folder: string, ...words: readonly string[]): Promise<readonly string[]> => {
  const { stdout } = await run(process.execPath, ['--import', watching, 'src/main/cli.ts', ...words], {
    cwd: project,
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
  });
  // Threads print a line of their own.
  return [...stdout.matchAll(/^loaded (.*)$/gm)].flatMap(([, names = '']) => names.split(' '));
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
