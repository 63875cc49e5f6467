import { randomBytes } from 'node:crypto';
import type { Bucket } from './bucket.ts';

const prefix = '-uses/';
const readAtOnce = 16;
/** So many uses are written down without waiting for more. */
const most = 10_000;

/** When each render was used last, ms since the epoch. */
export type LastUses = ReadonlyMap<string, number>;

/**
 * A store does not tell when an object was read: every process notes it, and writes what it noted down now and then as
 * one object, so that a thousand readers cost one write. Whoever trims the cache reads all notes and leaves one.
 */
export interface Uses {
  /** True where so many were noted that they should be written down. */
  note(key: string, at: number): boolean;
  flush(): Promise<void>;
  /** All notes of all processes, and how to replace them by what still counts. */
  read(): Promise<{ readonly last: LastUses; replace(by: LastUses): Promise<void> }>;
}

const parsed = (text: string): readonly (readonly [string, number])[] => {
  try {
    return JSON.parse(text) as [string, number][];
  } catch {
    // A note that others wrote, or that was cut: the age of its renders counts instead.
    return [];
  }
};

export const inPortions = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  for (let i = 0; i < all.length; i += readAtOnce) {
    await Promise.all(all.slice(i, i + readAtOnce).map(work));
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
    note: (key, at) => latest(noted, key, at).size >= most,
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
