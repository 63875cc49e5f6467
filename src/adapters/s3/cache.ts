import { rendersPrefix } from '../../domain/catalog/media-key.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { Bucket, Listed } from './bucket.ts';
import type { Leases } from './leases.ts';
import { inPortions, usesIn } from './uses.ts';

/** What was used within this time stays, ms, unless the cache is over twice its bound. */
const sparedMs = 60_000;
/** A process writes down what it used so often, ms. */
const writtenEveryMs = 60_000;
/** How long a process may go by its own count before it counts what others added, ms. */
const recountMs = 600_000;
/** How long notes of uses may gather before they are put together, ms. */
const gatherMs = 3_600_000;
/** The note of a render that is not there yet is kept for so long, ms. */
const underWayMs = 600_000;
/** A cache over its bound is trimmed to this part of it, so that not every further render means a listing. */
const target = 0.9;

interface Cached {
  readonly key: string;
  readonly sizeBytes: number;
  readonly usedAt: number;
}

export interface Cache {
  /** Also of a render that is about to be put there. */
  used(key: string): void;
  /** A render was put there. Soon those used longest ago go, where the cache is over its bound. */
  added(sizeBytes: number): void;
  /** Hands over what was noted. */
  close(): Promise<void>;
}

const sum = (all: readonly Cached[]): number => all.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);

/** Which may go, those used longest ago first. The one used last always stays. */
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
    // Read after the list: whoever puts a render there has noted its use before.
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

  /** In one process at a time, as long as it is wanted. Nobody waits for it: a store that fails here fails the next request, too. */
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
