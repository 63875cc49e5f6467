import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { inWorkFolder } from './work-folder.ts';
import { onDisk } from './disk.ts';

/** The size of a short render, because the last kilobytes of a disk are useless. */
const probeBytes = 256 * 1024;
/** How long a result is reused, in ms. */
const reusedMs = 5_000;

/**
 * Checks whether files can be written in a folder, by writing one to the disk and removing it. Returns the
 * problem, or undefined. Simultaneous checks, and those within five seconds, share one write; while a disk
 * hangs, they wait for it.
 */
export const writeProbe = (folder: string, elapsed = () => performance.now(), write = probe) => {
  let last: { readonly at: number; readonly issue: Promise<string | undefined> } | undefined;
  let writing = false;
  return (): Promise<string | undefined> => {
    // Writes that hang block threads that all file access of the process needs.
    if (last && (writing || elapsed() - last.at < reusedMs)) return last.issue;
    writing = true;
    last = { at: elapsed(), issue: write(folder).finally(() => (writing = false)) };
    return last.issue;
  };
};

const probe = async (folder: string): Promise<string | undefined> => {
  try {
    await onDisk(() =>
      inWorkFolder(join(folder, 'desks'), async (workFolder) => {
        const file = await open(join(workFolder, 'probe'), 'wx', 0o600);
        try {
          await file.writeFile(Buffer.alloc(probeBytes));
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    );
    return undefined;
  } catch (error) {
    return isUnavailable(error) ? error.message : 'the media disk cannot be written';
  }
};
