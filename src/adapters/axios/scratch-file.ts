import { mkdir, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

const prefix = 'fetched-';

/** A full disk is an outage, not a fault of the file. */
export const onScratch = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw new Unavailable('the scratch folder for fetched files failed', { cause });
  }
};

/** Creates private files in a folder, and removes each after its use. */
export const scratchFiles = (folder: string) => {
  const prepared = async (): Promise<string> => {
    await mkdir(folder, { recursive: true });
    return mkdtemp(join(folder, prefix));
  };
  return {
    /**
     * Returns the result of `use` for a file after `fill` has filled it, or undefined if `fill` rejects it.
     */
    lend: async <T, Issue>(
      fill: (into: FileHandle) => Promise<Issue | undefined>,
      use: (file: string) => Promise<T>,
    ): Promise<{ readonly issue: Issue } | { readonly used: T }> => {
      const workFolder = await onScratch(prepared);
      try {
        const file = join(workFolder, 'audio');
        const handle = await onScratch(() => open(file, 'wx', 0o600));
        const issue = await fill(handle).finally(() => handle.close());
        return issue === undefined ? { used: await use(file) } : { issue };
      } finally {
        await rm(workFolder, { recursive: true, force: true });
      }
    },
  };
};
