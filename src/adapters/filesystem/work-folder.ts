import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from './disk.ts';
import { hasEnded, thisProcess } from './owner.ts';

/** How long the work of an unobservable process is kept, in ms. */
const abandonedMs = 24 * 3_600_000;

/** Returns the folder of this process among those of all. Its name says later whether the process has ended. */
export const folderOfProcess = (workFolders: string): string => join(workFolders, thisProcess);

/**
 * Runs in a new temporary folder, which is removed afterwards. A crashed process leaves it to the next
 * cleanup.
 */
export const inWorkFolder = async <T>(
  workFolders: string,
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = join(folderOfProcess(workFolders), randomBytes(8).toString('hex'));
  await mkdir(folder, { recursive: true });
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes temporary folders of processes that have ended: all that it can; then it throws if one could not be removed. */
export const sweepWorkFolders = async (workFolders: string): Promise<void> => {
  const sweep = async (owner: string): Promise<void> => {
    const workFolder = join(workFolders, owner);
    const age = Date.now() - (await unless(['ENOENT'], stat(workFolder), { mtimeMs: Date.now() })).mtimeMs;
    if (hasEnded(owner) ?? age > abandonedMs) await rm(workFolder, { recursive: true, force: true });
  };
  const failures: unknown[] = [];
  for (const owner of await unless(['ENOENT'], readdir(workFolders), []))
    await sweep(owner).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${workFolders}: folders that could not be removed: ${failures.length}`,
    );
};
