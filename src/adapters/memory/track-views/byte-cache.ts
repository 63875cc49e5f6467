/** The place of some bytes: they are a part of a slab. */
interface Entry<Value> {
  readonly slab: Slab;
  readonly value: Value;
}

/** A block of memory outside of JavaScript's heap, which is filled once and never overwritten. */
interface Slab {
  readonly nth: number;
  readonly bytes: Buffer;
  used: number;
  /** The keys that were put here; later ones may have replaced them elsewhere. */
  readonly keys: string[];
}

/** Values with bytes, by key. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** Returns whether the key has a value, which does not count as a use. */
  has(key: string): boolean;
  /** Copies the bytes; `of` makes the value from the copy. Returns the value, even if there is no memory to keep it. */
  put(key: string, bytes: Uint8Array, of: (kept: Uint8Array) => Value): Value;
  delete(key: string): void;
  clear(): void;
  /** Returns whether another slab can be filled without dropping one. */
  hasRoom(): boolean;
  /** The memory in use, in bytes: the slabs, and an estimate of the entries. */
  size(): number;
}

const largestSlab = 2 ** 20;
/** Slabs that a small cache is divided into, so that little is dropped at a time. */
const minSlabs = 8;
/** The approximate memory of an entry on the heap. */
const entryBytes = 300;

/**
 * Keeps bytes in at most `maxBytes` of memory. What was put first is dropped first, unless it was used since.
 * A slab that is dropped is not used again, because a response may still be sent from it.
 */
export const byteCache = <Value extends { readonly json: Uint8Array }>(
  maxBytes: number,
): ByteCache<Value> => {
  const slabBytes = Math.min(largestSlab, Math.floor(maxBytes / minSlabs));
  const entries = new Map<string, Entry<Value>>();
  let slabs: Slab[] = [];
  let created = 0;
  let isFull = false;

  const size = (): number => slabs.length * slabBytes + entries.size * entryBytes;

  const dropOldest = (): void => {
    const [oldest] = slabs.splice(0, 1);
    for (const key of oldest?.keys ?? []) if (entries.get(key)?.slab === oldest) entries.delete(key);
    isFull = true;
  };

  const slabFor = (length: number): Slab => {
    const last = slabs.at(-1);
    if (last && last.used + length <= slabBytes) return last;
    const next = { nth: created++, bytes: Buffer.allocUnsafeSlow(slabBytes), used: 0, keys: [] };
    slabs.push(next);
    return next;
  };

  const put: ByteCache<Value>['put'] = (key, bytes, of) => {
    if (bytes.length > slabBytes) return of(bytes);
    const slab = slabFor(bytes.length);
    slab.bytes.set(bytes, slab.used);
    const value = of(slab.bytes.subarray(slab.used, slab.used + bytes.length));
    slab.used += bytes.length;
    slab.keys.push(key);
    entries.set(key, { slab, value });
    while (size() > maxBytes && slabs.length > 1) dropOldest();
    return value;
  };

  /** Whether the entry would be dropped soon. */
  const isOld = ({ slab }: Entry<Value>): boolean => isFull && created - slab.nth > slabs.length / 2;

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      return isOld(entry) ? put(key, entry.value.json, (json) => ({ ...entry.value, json })) : entry.value;
    },
    has: (key) => entries.has(key),
    put,
    delete: (key) => void entries.delete(key),
    clear: () => {
      entries.clear();
      slabs = [];
      isFull = false;
    },
    hasRoom: () => !isFull && size() + slabBytes < maxBytes,
    size,
  };
};
