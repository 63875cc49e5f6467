import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import type { ByteRange, MediaStore } from '../../../../src/ports/driven/media/media-store.ts';

export interface MediaStoreView {
  readonly mediaStore: MediaStore;
  /** A local file that does not belong to the media store. */
  readonly draft: (bytes: Uint8Array) => Promise<string>;
  /** The limit of the cache of renders. */
  readonly cacheBytes: number;
  /** By the clock of every view. */
  readonly now: () => Instant;
  /** Lets time go by for every view. */
  readonly advance: (ms: number) => void;
}

/** So many bytes, the same for the same seed, which differ from those of any other place nearby. */
export const bytesOf = (length: number, seed = 1): Buffer =>
  Buffer.alloc(length, Buffer.from(Array.from({ length: 9_973 }, (_, i) => (i * i * seed + i * 31) & 0xff)));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The description of bytes by a media store: comparing descriptions compares the bytes quickly. */
export const contentOf = (bytes: Uint8Array) => ({ sizeBytes: bytes.length, sha256: sha256(bytes) });

export const object = (key: string, bytes: Uint8Array) => ({ key, ...contentOf(bytes) });

/** All that an answer brings. */
export const joined = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
};

export const contentIn = async (mediaStore: MediaStore, key: string, range?: ByteRange) => {
  const chunks = await mediaStore.read(key, range);
  return chunks && contentOf(await joined(chunks));
};

/** The content that `render` makes, and how often it was made. */
export const making = (bytes: Uint8Array, takesMs = 5) => {
  const counter = { created: 0 };
  return {
    counter,
    make: async (into: string) => {
      counter.created++;
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      await writeFile(into, bytes);
    },
  };
};

export const gate = () => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), passed };
};

/** A reader that has its first bytes, and reads the rest on request. */
export const startReading = async (mediaStore: MediaStore, key: string) => {
  const chunks = (await mediaStore.read(key))?.[Symbol.asyncIterator]();
  const first = await chunks?.next();
  return {
    finish: async () => {
      const read = first?.done === false ? [first.value] : [];
      for (let more = await chunks?.next(); more?.done === false; more = await chunks?.next()) {
        read.push(more.value);
      }
      return contentOf(Buffer.concat(read));
    },
  };
};

/** A machine that has time to spare looks more often in five seconds. */
const minLooks = 50;

/**
 * Waits until a look finds what is expected, five seconds at most: a machine under load is late with what nobody waits for. On one that
 * is held up, five seconds are over when fifty looks are, or after a minute.
 */
export const eventually = async (look: () => Promise<void>): Promise<void> => {
  const began = performance.now();
  for (let looks = 1; ; looks++) {
    try {
      await look();
      return;
    } catch (error) {
      const tookMs = performance.now() - began;
      if (tookMs > 60_000 || (tookMs > 5_000 && looks >= minLooks)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};
