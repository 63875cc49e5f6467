import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { freePort } from '../../servers/free-port.ts';
import { build, checkout, folders, programs, type ProgramName } from './build.ts';

/** A program to start, and variables to start it with. */
export interface Program {
  /** The arguments of Node: its options and the file. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}
export type ProgramOf = (name: ProgramName) => Promise<Program>;

const bundles = join(checkout, 'node_modules', '.cache', 'bundles');

/** A digest of everything that a bundle is made of. */
const digestOfSources = async (): Promise<string> => {
  const paths = ['package-lock.json', 'test/support/service/bundle/build.ts'];
  for await (const path of glob(`{${folders.join()}}/**/*.{ts,json}`, { cwd: checkout })) paths.push(path);
  // Modules see the address of their source.
  const hash = createHash('sha256').update(process.version).update(checkout);
  for (const path of paths.toSorted())
    hash.update(`\0${path}\0`).update(await readFile(join(checkout, path)));
  return hash.digest('hex').slice(0, 16);
};

const cacheOf = (folder: string): Readonly<Record<string, string>> => ({
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
});

/** Room for what a start creates: with Node's own value, garbage is collected for a tenth of the CPU time of a start. */
const options = ['--min-semi-space-size=32'];

/**
 * Node writes compiled modules when a process ends without being killed, so one does that first. Without it starts take longer, so
 * its outcome does not matter: another process may have taken its port.
 */
const compile = async (folder: string): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bundle-'));
  const { PATH = '' } = process.env;
  const settings = {
    DATA_DIR: dataDir,
    DEMO_CATALOG: 'off',
    LOG_LEVEL: 'error',
    PORT: `${await freePort()}`,
  };
  const service = spawn(process.execPath, [...options, join(folder, 'api.mjs')], {
    env: { PATH, ...settings, ...cacheOf(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  await Promise.race([once(service.stdout, 'data'), ended]);
  service.stdout.resume();
  // It prints its address before it listens to signals, and responds only then.
  if (service.exitCode === null)
    await fetch(`http://127.0.0.1:${settings.PORT}/readyz`).catch(() => undefined);
  service.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
};

/** Removes bundles that were not used for a day. */
const removeOld = async (): Promise<void> => {
  for (const name of await readdir(bundles)) {
    const folder = join(bundles, name);
    const { mtimeMs = Date.now() } = await stat(folder).catch(() => ({ mtimeMs: undefined }));
    if (mtimeMs < Date.now() - dayMs) {
      const part = join(bundles, `part-${randomUUID()}`);
      await rename(folder, part).catch(() => undefined);
      await rm(part, { recursive: true, force: true });
    }
  }
};

/** Returns the folder of the bundle. Where two processes make it at the same time, the first that is done keeps its own. */
const bundleFolder = async (): Promise<string> => {
  const digest = await digestOfSources();
  const folder = join(bundles, digest);
  const now = new Date();
  if (existsSync(folder)) {
    await utimes(folder, now, now);
    return folder;
  }
  await mkdir(bundles, { recursive: true });
  await removeOld();
  const part = join(bundles, `part-${randomUUID()}`);
  await build(part);
  if ((await digestOfSources()) !== digest) {
    await rm(part, { recursive: true });
    throw new Error('A source has changed while its bundle was made. Run the tests again.');
  }
  await rename(part, folder).catch(() => rm(part, { recursive: true }));
  await compile(folder);
  return folder;
};

let made: Promise<string> | undefined;

/** The service as one file and those that it loads later: it starts in half the CPU time of its sources. */
export const bundled: ProgramOf = async (name) => {
  const folder = await (made ??= bundleFolder().catch((error: unknown) => {
    made = undefined;
    throw error;
  }));
  return { words: [...options, join(folder, `${name}.mjs`)], environment: cacheOf(folder) };
};

/** The service as users start it. */
export const sources: ProgramOf = async (name) => ({
  words: [join(checkout, programs[name])],
  environment: {},
});
