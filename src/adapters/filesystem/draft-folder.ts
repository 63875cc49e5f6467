import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sync, unless } from './disk.ts';
import { hasEnded, thisProcess } from './owner.ts';

export const fileFacts = async (
  file: string,
): Promise<{ readonly sizeBytes: number; readonly sha256: string }> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { sizeBytes: (await stat(file)).size, sha256: hash.digest('hex') };
};

export const namesIn = (folder: string): Promise<readonly string[]> =>
  unless(['ENOENT'], readdir(folder), []);

/** A hidden folder whose content appears in `folder` once it is on the disk: `marker`, a file in it, last. */
export interface DraftFolder {
  readonly folder: string;
  readonly complete: (marker: string) => Promise<void>;
  readonly discard: () => Promise<void>;
}

const ending = '.unfinished';
const beginningOf = (folder: string): string => `.${basename(folder)}.`;

/** Moves what a draft holds into the folder that it is in, the file `marker` last. */
const moveWithin = async (draft: string, folder: string, marker: string): Promise<void> => {
  const names = await namesIn(draft);
  for (const name of [...names.filter((each) => each !== marker), marker]) {
    if (name === marker) await sync(folder, 'folder');
    await rename(join(draft, name), join(folder, name));
  }
  await rm(draft, { recursive: true });
};

/**
 * Removes the drafts of a folder whose processes were killed. One that is complete and in the folder may have been moved in part: it is
 * moved to its end.
 */
export const sweepDrafts = async (folder: string, marker: string): Promise<void> => {
  const beginning = beginningOf(folder);
  for (const parent of [folder, dirname(folder)])
    for (const name of await namesIn(parent)) {
      if (!name.startsWith(beginning) || !name.endsWith(ending)) continue;
      if (hasEnded(name.slice(beginning.length)) !== true) continue;
      const draft = join(parent, name);
      if (parent === folder && (await namesIn(draft)).includes(marker))
        await moveWithin(draft, folder, marker);
      else await rm(draft, { recursive: true, force: true });
    }
};

/** Beside a folder that does not exist yet, and inside one that does: a mount point cannot be replaced. */
export const draftOfFolder = async (folder: string): Promise<DraftFolder> => {
  const exists = (await unless(['ENOENT'], stat(folder), undefined)) !== undefined;
  const parent = exists ? folder : dirname(folder);
  await mkdir(parent, { recursive: true });
  const name = `${beginningOf(folder)}${thisProcess}.${randomBytes(4).toString('hex')}${ending}`;
  const draft = join(parent, name);
  await mkdir(draft);
  return {
    folder: draft,
    complete: async (marker) => {
      await sync(draft, 'folder');
      if (exists) await moveWithin(draft, folder, marker);
      else await rename(draft, folder);
      await sync(parent, 'folder');
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
};
