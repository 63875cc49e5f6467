import { utimes } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import { unless } from './disk.ts';
import type { DatedFile, MediaFolder, StoredFile } from './media-folder.ts';

/** A file that was used within this time stays, in ms, unless the cache exceeds twice its limit. */
const sparedMs = 60_000;
/** How often a use is recorded on disk at most, in ms. */
const notedEveryMs = 5_000;
/** How long a process relies on its own count before it counts the files of others, in ms. */
const recountMs = 600_000;

export interface Cache {
  /** Records the use of a file as its modification time. */
  used(stored: StoredFile): Promise<void>;
  /**
   * Called after a file was added. If the cache exceeds its limit, the least recently used files are removed
   * soon.
   */
  added(stored: StoredFile): Promise<void>;
}

/**
 * Returns the files to remove, least recently used first, until the rest is within the limit. The most
 * recently used file always stays.
 */
const leastUsed = (cached: readonly DatedFile[], bound: number, now: number): readonly DatedFile[] => {
  let total = cached.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const byUse = cached.toSorted((a, b) => a.changedAt - b.changedAt);
  return byUse.slice(0, -1).filter(({ sizeBytes, changedAt }) => {
    const spared = now - changedAt < sparedMs && total <= 2 * bound;
    if (total <= bound || spared) return false;
    total -= sizeBytes;
    return true;
  });
};

export const cacheOn = (
  folder: MediaFolder,
  { bound, clock }: { readonly bound: number; readonly clock: Clock },
): Cache => {
  // With `maxSize` its memory grows with the number of entries; `max` would allocate all of it in advance.
  const noted = new LRUCache<string, number>({ maxSize: 10_000, sizeCalculation: () => 1 });
  let addedBytes = 0;
  let counted: { readonly bytes: number; readonly at: number } | undefined;
  let trimming: Promise<void> | undefined;

  const used = async ({ file }: StoredFile): Promise<void> => {
    const now = clock.now();
    if (now - (noted.get(file) ?? -Infinity) < notedEveryMs) return;
    noted.set(file, now);
    await unless(['ENOENT'], utimes(file, now / 1000, now / 1000), undefined);
  };

  /** Runs again if others were added meanwhile. */
  const trim = async (): Promise<void> => {
    const addedBefore = addedBytes;
    const cached = await folder.everything();
    const gone = leastUsed(cached, bound, clock.now());
    for (const one of gone) await folder.remove(one);
    const bytes = (files: readonly DatedFile[]) => files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const addedMeanwhile = addedBytes - addedBefore;
    counted = { bytes: bytes(cached) - bytes(gone) + addedMeanwhile, at: clock.now() };
    if (addedMeanwhile > 0 && counted.bytes > bound) await trim();
  };

  return {
    used,
    added: async (stored) => {
      await used(stored);
      addedBytes += stored.sizeBytes;
      counted = counted && { ...counted, bytes: counted.bytes + stored.sizeBytes };
      if (counted && counted.bytes <= bound && clock.now() - counted.at <= recountMs) return;
      // Nobody waits for it: a failure of the disk also fails the next render, which reports it.
      trimming ??= trim()
        .catch(() => undefined)
        .finally(() => (trimming = undefined));
    },
  };
};
