import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'master-key-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const keys = { right: 'ab'.repeat(32), other: 'cd'.repeat(32) };

/** Where Node keeps what it has compiled. */
const { NODE_COMPILE_CACHE = '' } = process.env;

/** Runs one of the programs to its end, in an environment of its own; one that does not end is killed: code null. */
const run = (program: 'api' | 'cli', words: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; err: string }>((resolve) => {
    const settings = {
      env: { NODE_COMPILE_CACHE, ...env, DEMO_CATALOG: '0', PORT: '0', LOG_LEVEL: 'silent' },
      timeout: 20_000,
    };
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', `src/main/${program}.ts`, ...words],
      settings,
      (_, __, err) => {
        resolve({ code: child.exitCode, err: err.replace(/^Store: .*\n/, '') });
      },
    );
  });

describe('data sealed under one MASTER_KEY, opened with another', () => {
  it('is said at start, spoils nothing by a rotation, and can be got over where the key is lost', async () => {
    const folder = await aFolder();
    const under = (key: keyof typeof keys) => ({ DATA_DIR: folder, MASTER_KEY: keys[key] });
    const rotate = (key: keyof typeof keys, ...more: string[]) =>
      run('cli', ['rotate-keys', 'access-token', ...more], under(key));
    expect(await run('cli', ['init'], under('right'))).toEqual({ code: 0, err: '' });
    expect(await rotate('right')).toEqual({ code: 0, err: '' });
    for (const refused of [await run('api', [], under('other')), await rotate('other')]) {
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.err).toMatch(/^MASTER_KEY cannot be used: signing key \S+ does not open/);
      expect(refused.err).not.toMatch(/\n\s+at /);
    }
    expect(await rotate('right')).toEqual({ code: 0, err: '' });
    expect(await rotate('other', '--lost-master-key')).toEqual({ code: 0, err: '' });
    expect((await run('api', [], under('right'))).code).toBe(1);
  });

  it('ends the operator’s command, too, where the file of the key is open to others', async () => {
    const folder = await aFolder();
    expect(await run('cli', ['init'], { DATA_DIR: folder })).toEqual({ code: 0, err: '' });
    await chmod(join(folder, 'master.key'), 0o644);
    const refused = await run('cli', ['tracks'], { DATA_DIR: folder });
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toMatch(/chmod 600/);
  });
});
