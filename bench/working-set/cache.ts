import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '../..');

/** The folder of everything that benches keep between runs: BENCH_CACHE, or a folder in the user's cache. */
export const cacheFolder =
  process.env['BENCH_CACHE'] ?? join(homedir(), '.cache', 'platform-licensing-api', 'bench');

const filesBelow = async (path: string): Promise<readonly string[]> =>
  path.endsWith('.ts')
    ? [path]
    : (await readdir(join(root, path), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .toSorted();

/** Returns a digest of the names and contents of files and folders of this project. */
export const digestOf = async (paths: readonly string[]): Promise<string> => {
  const digest = createHash('sha256');
  for (const file of (await Promise.all(paths.map(filesBelow))).flat())
    digest.update(`${file}\0`).update(await readFile(join(root, file)));
  return digest.digest('hex').slice(0, 12);
};

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isThere = async (folder: string): Promise<boolean> => {
  try {
    await readdir(folder);
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
};

/**
 * Returns a folder of the cache. If it is missing, `fill` fills a temporary one, which is then renamed, so that an interrupted run
 * leaves nothing that looks complete. Folders of the same kind with another digest are deleted.
 */
export const cached = async (
  kind: string,
  digest: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(cacheFolder, `${kind}-${digest}`);
  if (await isThere(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = join(cacheFolder, `unfinished-${kind}-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await fill(unfinished);
  for (const name of await readdir(cacheFolder))
    if (name.startsWith(`${kind}-`)) await rm(join(cacheFolder, name), { recursive: true, force: true });
  await rename(unfinished, folder);
  return folder;
};
