import { LRUCache } from 'lru-cache';

/** Returns the bytes of the page with this tag, which `join` puts together unless they are kept. Nobody changes them. */
export type KeptPages = (tag: string, join: () => Uint8Array) => Uint8Array;

/** The approximate memory of an entry without its page, in bytes. */
const entryBytes = 200;

/** A page that is sent compressed is kept compressed, too: with several tracks, in less than a fourth of its bytes. */
const withCompressed = 1.25;

const seenOnce = new Uint8Array(0);

/**
 * Keeps whole pages that were requested more than once, in at most `maxBytes` of memory. A kept page is never outdated, because its tag covers
 * all that it contains. Of a page that was requested once only its tag is kept, so that many different searches do not drop the pages of frequent ones.
 */
export const keptPages = (maxBytes: number): KeptPages => {
  if (maxBytes < entryBytes) return (_, join) => join();
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: (page) => Math.ceil(page.length * withCompressed) + entryBytes,
  });
  return (tag, join) => {
    const known = kept.get(tag);
    if (known && known !== seenOnce) return known;
    const page = join();
    kept.set(tag, known ? page : seenOnce);
    return page;
  };
};
