import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'compile-ahead.ts');

/** The number of modules in a new cache after compiling ahead of so many test files. */
const compiledFor = async (files: number): Promise<number> => {
  const cache = await mkdtemp(join(tmpdir(), 'compiled-'));
  try {
    const program = `const { compileAhead } = await import(${JSON.stringify(script)}); await compileAhead(${files});`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
    });
    return (await readdir(cache, { recursive: true })).length;
  } finally {
    await rm(cache, { recursive: true });
  }
};

describe('compiling ahead of a run of tests', () => {
  it('writes the modules of the service into the cache that the workers read', async () => {
    expect(await compiledFor(1_000)).toBeGreaterThan(1_000);
  });

  it('is left out if few files run', async () => {
    expect(await compiledFor(10)).toBeLessThan(100);
  });
});
