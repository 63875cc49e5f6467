import { randomBytes } from 'node:crypto';
import type { Bucket } from './bucket.ts';

const prefix = '-uses/';
const concurrentReads = 16;
/** The number of uses after which they are stored immediately. */
const max = 10_000;

/** The last use of each render, in ms since the epoch. */
export type LastUses = ReadonlyMap<string, number>;

/**
 * A store does not record when an object was read: every process collects uses and stores them from time to
 * time as one object, so that a thousand readers cost one write. The process that trims the cache merges all
 * records into one.
 */
export interface Uses {
  /** Returns true if the collected uses should be stored. */
  note(key: string, at: number): boolean;
  flush(): Promise<void>;
  /** Returns the records of all processes, and a function that replaces them. */
  read(): Promise<{ readonly last: LastUses; replace(by: LastUses): Promise<void> }>;
}

const parsed = (text: string): readonly (readonly [string, number])[] => {
  try {
    return JSON.parse(text) as [string, number][];
  } catch {
    // The record is unknown or truncated: the age of its renders counts instead.
    return [];
  }
};

export const inPortions = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  for (let i = 0; i < all.length; i += concurrentReads) {
    await Promise.all(all.slice(i, i + concurrentReads).map(work));
  }
};

export const usesIn = (bucket: Bucket): Uses => {
  let noted = new Map<string, number>();

  const write = async (uses: LastUses): Promise<void> => {
    const name = `${prefix}${bucket.now()}-${randomBytes(8).toString('hex')}`;
    await bucket.write(name, JSON.stringify([...uses]));
  };
  const latest = (into: Map<string, number>, key: string, at: number) =>
    into.set(key, Math.max(at, into.get(key) ?? 0));

  return {
    note: (key, at) => latest(noted, key, at).size >= max,
    flush: async () => {
      if (noted.size === 0) return;
      const writing = noted;
      noted = new Map();
      await write(writing).catch((error: unknown) => {
        for (const [key, at] of writing) latest(noted, key, at);
        throw error;
      });
    },
    read: async () => {
      const names: string[] = [];
      for await (const { name } of bucket.list(prefix)) names.push(name);
      const last = new Map<string, number>();
      await inPortions(names, async (name) => {
        const note = await bucket.fetch(name);
        const chunks: Uint8Array[] = [];
        for await (const chunk of note?.bytes ?? []) chunks.push(chunk);
        for (const [key, at] of parsed(Buffer.concat(chunks).toString())) latest(last, key, at);
      });
      return {
        last,
        replace: async (by) => {
          if (names.length === 1 && by.size === last.size) return;
          if (by.size > 0) await write(by);
          await inPortions(names, (name) => bucket.remove(name));
        },
      };
    },
  };
};
