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

/** A hidden folder whose content appears in `folder` once it is on the disk: `seal`, a file in it, last. */
export interface DraftFolder {
  readonly folder: string;
  readonly complete: (seal: string) => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Beside a folder that does not exist yet, and inside one that does: a mount point cannot be replaced. */
export const draftOfFolder = async (folder: string): Promise<DraftFolder> => {
  const exists = (await unless(['ENOENT'], stat(folder), undefined)) !== undefined;
  const parent = exists ? folder : dirname(folder);
  await mkdir(parent, { recursive: true });
  const draft = join(parent, `.${basename(folder)}.${randomBytes(4).toString('hex')}.unfinished`);
  await mkdir(draft);
  const moveWithin = async (seal: string): Promise<void> => {
    const names = await namesIn(draft);
    for (const name of [...names.filter((each) => each !== seal), seal]) {
      if (name === seal) await sync(folder, 'folder');
      await rename(join(draft, name), join(folder, name));
    }
    await rm(draft, { recursive: true });
  };
  return {
    folder: draft,
    complete: async (seal) => {
      await sync(draft, 'folder');
      if (exists) await moveWithin(seal);
      else await rename(draft, folder);
      await sync(parent, 'folder');
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
};
