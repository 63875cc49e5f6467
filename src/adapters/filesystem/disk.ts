import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import process from 'node:process';
import type { ByteRange } from '../../ports/driven/media/media-store.ts';
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
const chunkBytes = 256 * 1024;

/**
 * Opens a stream of a file, or of a part of it. Its buffers have at most the size of the file: larger ones cause garbage collections,
 * which take longer than to read a small file.
 */
export const streamOf = (file: string, sizeBytes: number, range?: ByteRange): ReadStream =>
  createReadStream(file, {
    highWaterMark: Math.min(chunkBytes, Math.max(1, sizeBytes)),
    ...(range && { start: range.first, end: range.last }),
  });

export const contentOf = async (
  file: string,
): Promise<{ readonly sizeBytes: number; readonly sha256: string }> => {
  const digest = createHash('sha256');
  const { size } = await stat(file);
  let sizeBytes = 0;
  for await (const chunk of streamOf(file, size)) {
    const bytes = chunk as Buffer;
    digest.update(bytes);
    sizeBytes += bytes.length;
  }
  return { sizeBytes, sha256: digest.digest('hex') };
};
