import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const checkout = join(import.meta.dirname, '../../..');
const timeoutMs = 120_000;

describe('scripts/compile.ts', () => {
  let cache: string;
  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'compiled-'));
  });
  afterAll(() => rm(cache, { recursive: true, force: true }));

  /** Runs a program of the service, and returns what Node says about its cache. */
  const run = async (...words: readonly string[]): Promise<readonly string[]> => {
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: cache, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
    const options = { cwd: checkout, env, maxBuffer: 100_000_000 };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...words], options);
    return `${stdout}${stderr}`.split('\n').filter((line) => line.startsWith('[compile cache]'));
  };
  const lacking = (lines: readonly string[]): readonly string[] =>
    lines.filter(
      (line) => line.includes(`${checkout}/src/`) && /no such file|not initialized|rejected/.test(line),
    );

  it(
    'compiles every module, so that a process needs to compile none',
    async () => {
      expect(lacking(await run('src/main/cli.ts', 'help'))).not.toEqual([]);
      await rm(cache, { recursive: true });
      await run('scripts/compile.ts');
      const help = await run('src/main/cli.ts', 'help');
      expect(lacking(help)).toEqual([]);
      expect(help.filter((line) => line.includes('was accepted')).length).toBeGreaterThan(100);
      // Modules that a start with the default store does not need: the drivers of the other stores.
      const stores = ['postgres', 'mongo', 'redis', 's3'].map((name) => `src/adapters/${name}/index.ts`);
      const imported = await run('--eval', stores.map((path) => `await import('./${path}');`).join(''));
      expect(lacking(imported)).toEqual([]);
      expect(imported.filter((line) => line.includes('was accepted')).length).toBeGreaterThan(100);
    },
    timeoutMs,
  );
});
