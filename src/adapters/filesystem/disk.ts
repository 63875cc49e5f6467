import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import process from 'node:process';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Returns the result of work, or a replacement after an error with one of these codes. */
export const unless = async <T, Other>(codes: readonly string[], work: Promise<T>, other: Other) => {
  try {
    return await work;
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return other;
    throw error;
  }
};

const outages: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'over its quota'],
  ['EFBIG', 'at its file size limit'],
  ['EROFS', 'read-only'],
  ['EIO', 'failing'],
  ['ESTALE', 'gone'],
  ['EMFILE', 'out of file handles'],
  ['ENFILE', 'out of file handles'],
]);

/** Separates failures of the disk, which are temporary, from other errors. */
export const onDisk = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const outage = outages.get(codeOf(error) ?? '');
    throw outage === undefined ? error : new Unavailable(`the media disk is ${outage}`, { cause: error });
  }
};

/** Flushes the bytes of a file, or the names in a folder, to the disk. */
export const sync = async (path: string, kind: 'file' | 'folder'): Promise<void> => {
  // Windows neither opens folders nor needs them to be synced.
  if (kind === 'folder' && process.platform === 'win32') return;
  const handle = await open(path, kind === 'file' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Large enough that a gigabyte takes few turns, small enough that no turn is long. */
export const chunkBytes = 256 * 1024;

export const contentOf = async (
  file: string,
): Promise<{ readonly sizeBytes: number; readonly sha256: string }> => {
  const digest = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const bytes = chunk as Buffer;
    digest.update(bytes);
    sizeBytes += bytes.length;
  }
  return { sizeBytes, sha256: digest.digest('hex') };
};
