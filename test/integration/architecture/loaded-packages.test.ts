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

  it('are neither HTTP frameworks nor those for metrics, mails and other stores', async () => {
    expect(await packagesOf(folder, 'init')).toContain('inversify');
    const loaded = await packagesOf(folder, 'tracks');
    expect(loaded).toEqual(expect.arrayContaining(['zod', 'inversify']));
    const unused = ['express', 'fastify', 'prom-client', 'nodemailer', 'mongodb', 'pg', 'redis', 'stripe'];
    expect(loaded.filter((name) => [...unused, 'csv-parse'].includes(name))).toEqual([]);
  });

  it('are neither the container nor the parser of manifests when it only prints the help', async () => {
    const loaded = await packagesOf(folder, 'help');
    expect(loaded).toContain('zod');
    expect(loaded.filter((name) => name === 'csv-parse' || name.includes('inversify'))).toEqual([]);
  });
});
