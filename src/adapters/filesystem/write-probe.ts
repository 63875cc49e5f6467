import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnavailable } from '../../ports/driven/unavailable.ts';
import { atDesk } from './desk.ts';
import { onDisk } from './disk.ts';

/** As much as a short render takes up: the last kilobytes of a disk are of no use. */
const probeBytes = 256 * 1024;
/** How long an answer is reused, ms. */
const reusedMs = 5_000;

/**
 * Checks whether files can be written in a folder, by writing one to the disk and removing it. Answers what is wrong, or
 * undefined. Several checks at once, and those within five seconds, share one write; while a disk hangs, so do all until it answers.
 */
export const writeProbe = (folder: string, elapsed = () => performance.now(), write = probe) => {
  let last: { readonly at: number; readonly flaw: Promise<string | undefined> } | undefined;
  let writing = false;
  return (): Promise<string | undefined> => {
    // Writes that hang hold threads which all file access of the process needs.
    if (last && (writing || elapsed() - last.at < reusedMs)) return last.flaw;
    writing = true;
    last = { at: elapsed(), flaw: write(folder).finally(() => (writing = false)) };
    return last.flaw;
  };
};

const probe = async (folder: string): Promise<string | undefined> => {
  try {
    await onDisk(() =>
      atDesk(join(folder, 'desks'), async (desk) => {
        const file = await open(join(desk, 'probe'), 'wx', 0o600);
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
