import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sync, unless } from './disk.ts';

export const fileFacts = async (
  file: string,
): Promise<{ readonly sizeBytes: number; readonly sha256: string }> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { sizeBytes: (await stat(file)).size, sha256: hash.digest('hex') };
};

export const namesIn = (folder: string): Promise<readonly string[]> =>
  unless(['ENOENT'], readdir(folder), []);

/** A folder beside `folder`, hidden, that takes its name once everything in it is on the disk. */
export const draftBeside = async (folder: string) => {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  const draft = join(parent, `.${basename(folder)}.${randomBytes(4).toString('hex')}.unfinished`);
  await mkdir(draft);
  return {
    folder: draft,
    complete: async (): Promise<void> => {
      await sync(draft, 'folder');
      await rename(draft, folder);
      await sync(parent, 'folder');
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
};
