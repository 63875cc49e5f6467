import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unless } from './disk.ts';
import { hasEnded, thisProcess } from './owner.ts';

/** How long the work of an unobservable process is kept, in ms. */
const abandonedMs = 24 * 3_600_000;

/**
 * Runs in a new temporary folder, which is removed afterwards. A crashed process leaves it to the next
 * cleanup.
 */
export const atDesk = async <T>(desks: string, use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = join(desks, thisProcess, randomBytes(8).toString('hex'));
  await mkdir(folder, { recursive: true });
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes temporary folders of processes that have ended. */
export const sweepDesks = async (desks: string): Promise<void> => {
  for (const owner of await unless(['ENOENT'], readdir(desks), [])) {
    const desk = join(desks, owner);
    const age = Date.now() - (await unless(['ENOENT'], stat(desk), { mtimeMs: Date.now() })).mtimeMs;
    if (hasEnded(owner) ?? age > abandonedMs) await rm(desk, { recursive: true, force: true });
  }
};
