import { rendersPrefix } from '../../domain/catalog/media-key.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { Bucket, Listed } from './bucket.ts';
import type { Leases } from './leases.ts';
import { inPortions, usesIn } from './uses.ts';

/** A render that was used within this time stays, in ms, unless the cache exceeds twice its limit. */
const sparedMs = 60_000;
/** How often a process stores its record of uses, in ms. */
const writtenEveryMs = 60_000;
/** How long a process relies on its own count before it counts the renders of others, in ms. */
const recountMs = 600_000;
/** How long records of uses accumulate before they are merged, in ms. */
const gatherMs = 3_600_000;
/** How long the record of a render that does not exist yet is kept, in ms. */
const underWayMs = 600_000;
/** The share of its limit to which a cache is trimmed, so that not every further render needs a listing. */
const target = 0.9;

interface Cached {
  readonly key: string;
  readonly sizeBytes: number;
  readonly usedAt: number;
}

export interface Cache {
  /** Records a use, also of a render that is about to be stored. */
  used(key: string): void;
  /**
   * Called after a render was stored. If the cache exceeds its limit, the least recently used renders are
   * removed soon.
   */
  added(sizeBytes: number): void;
  /** Stores the recorded uses. */
  close(): Promise<void>;
}

const sum = (all: readonly Cached[]): number => all.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);

/** Returns the renders to remove, least recently used first. The most recently used render always stays. */
const tooMuch = (cached: readonly Cached[], bound: number, now: number): readonly Cached[] => {
  let total = sum(cached);
  if (total <= bound) return [];
  const byUse = cached.toSorted((a, b) => a.usedAt - b.usedAt);
  return byUse.slice(0, -1).filter(({ sizeBytes, usedAt }) => {
    const spared = now - usedAt < sparedMs && total <= 2 * bound;
    if (total <= target * bound || spared) return false;
    total -= sizeBytes;
    return true;
  });
};

export const cacheIn = (
  bucket: Bucket,
  { bound, clock, leases }: { readonly bound: number; readonly clock: Clock; readonly leases: Leases },
): Cache => {
  const uses = usesIn(bucket);
  let addedBytes = 0;
  let counted: { readonly bytes: number; readonly at: number } | undefined;
  let trimming: Promise<void> | undefined;
  let wanted = false;
  let writing: NodeJS.Timeout | undefined;

  const everything = async (): Promise<readonly Cached[]> => {
    const listed: Listed[] = [];
    for await (const render of bucket.list(rendersPrefix)) listed.push(render);
    // The uses are read after the list, because the use of a render is recorded before it is stored.
    await uses.flush();
    const notes = await uses.read();
    const usedAt = new Map(listed.map(({ name, changedAt }) => [name, notes.last.get(name) ?? changedAt]));
    const begun = [...notes.last].filter(([, at]) => clock.now() - at < underWayMs);
    await notes.replace(new Map([...begun, ...usedAt]));
    return listed.map(({ name, sizeBytes }) => ({ key: name, sizeBytes, usedAt: usedAt.get(name) ?? 0 }));
  };

  const trim = async (): Promise<void> => {
    const addedBefore = addedBytes;
    const cached = await everything();
    const gone = tooMuch(cached, bound, clock.now());
    await inPortions(gone, ({ key }) => bucket.remove(key));
    counted = { bytes: sum(cached) - sum(gone) + addedBytes - addedBefore, at: clock.now() };
  };

  /**
   * Trims in one process at a time, as long as necessary. Nobody waits for it: a failure of the store also
   * fails the next request.
   */
  const trimInTurn = async (): Promise<void> => {
    try {
      while (wanted) {
        wanted = false;
        await leases.exclusively('trim', async () => undefined, trim);
      }
    } catch {
      counted = undefined;
    } finally {
      trimming = undefined;
    }
  };

  const startTrim = () => {
    wanted = true;
    trimming ??= trimInTurn();
  };

  const writeDown = () => {
    clearTimeout(writing);
    writing = undefined;
    void uses
      .flush()
      .then(() => {
        if (clock.now() - (counted?.at ?? 0) > gatherMs) startTrim();
      })
      .catch(() => undefined);
  };

  const used = (key: string) => {
    const many = uses.note(key, clock.now());
    if (many) writeDown();
    else writing ??= setTimeout(writeDown, writtenEveryMs).unref();
  };

  return {
    used,
    added: (sizeBytes) => {
      addedBytes += sizeBytes;
      counted = counted && { ...counted, bytes: counted.bytes + sizeBytes };
      if (!counted || counted.bytes > bound || clock.now() - counted.at > recountMs) startTrim();
    },
    close: async () => {
      clearTimeout(writing);
      await trimming;
      await uses.flush().catch(() => undefined);
    },
  };
};
