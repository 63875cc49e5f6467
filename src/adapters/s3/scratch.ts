import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

/** How long work waits for space, in ms. */
const timeoutMs = 60_000;

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** A local folder for temporary files. */
export interface Scratch {
  /**
   * Runs in a new folder, which is removed afterwards. Bytes beyond the limit wait; larger files run alone.
   */
  at<T>(bytes: number, use: (folder: string) => Promise<T>): Promise<T>;
}

/** Limits the bytes that are in use at the same time, in the order of requests. */
const roomFor = (bound: number) => {
  const waiting: { readonly bytes: number; readonly enter: () => void }[] = [];
  let used = 0;
  const admit = () => {
    for (let first = waiting[0]; first && (used === 0 || used + first.bytes <= bound); first = waiting[0]) {
      waiting.shift();
      used += first.bytes;
      first.enter();
    }
  };
  return {
    take: (bytes: number): Promise<void> =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(new Unavailable('the scratch folder for media is full'));
          admit();
        }, timeoutMs);
        const enter = () => {
          clearTimeout(late);
          resolve();
        };
        const entry = { bytes, enter };
        waiting.push(entry);
        admit();
      }),
    leave: (bytes: number) => {
      used -= bytes;
      admit();
    },
  };
};

export const scratchIn = (folder: string, bound: number): Scratch => {
  const room = roomFor(bound);
  return {
    at: async (bytes, use) => {
      await room.take(bytes);
      try {
        await mkdir(folder, { recursive: true });
        const workFolder = await mkdtemp(join(folder, 'work-'));
        try {
          return await use(workFolder);
        } finally {
          await rm(workFolder, { recursive: true, force: true });
        }
      } catch (error) {
        const { code = '' } = error as { readonly code?: string };
        throw full.has(code)
          ? new Unavailable('the scratch folder for media failed', { cause: error })
          : error;
      } finally {
        room.leave(bytes);
      }
    },
  };
};
