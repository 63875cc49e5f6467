import type { KeyPurpose, KeyRing } from '../../ports/driven/access/key-ring.ts';
import { type Ring, type RingKey, ringOf } from './keys.ts';

/** How old a cached ring may be, in ms. */
const freshMs = 1_000;

/** The cached keys of each purpose, read again at most once a second. */
export interface RingCache {
  ring(purpose: KeyPurpose): Promise<Ring>;
  /** Reads the keys without the cache. */
  reread(purpose: KeyPurpose): Promise<Ring>;
  /** During an outage of the store, a cached key stays valid, because keys are never removed. */
  key(purpose: KeyPurpose, keyId: string): Promise<RingKey | undefined>;
}

/** `elapsed` returns milliseconds of a monotonic clock. */
export const ringCache = (keyRing: KeyRing, elapsed: () => number): RingCache => {
  const cached = new Map<KeyPurpose, { readonly from: number; readonly ring: Ring }>();
  const requested = new Map<KeyPurpose, { readonly from: number; readonly ring: Promise<Ring> }>();

  const reread = (purpose: KeyPurpose): Promise<Ring> => {
    const from = elapsed();
    const ring = keyRing.keys(purpose).then(async (keys) => {
      const read = await ringOf(keys, cached.get(purpose)?.ring);
      if ((cached.get(purpose)?.from ?? from) <= from) cached.set(purpose, { from, ring: read });
      return read;
    });
    requested.set(purpose, { from, ring });
    return ring;
  };

  const ring = async (purpose: KeyPurpose): Promise<Ring> => {
    const last = requested.get(purpose);
    if (last === undefined || elapsed() - last.from >= freshMs) return reread(purpose);
    const found = await last.ring;
    // The first key signs as soon as it is created, possibly by another process and after this read.
    return found.length > 0 ? found : reread(purpose);
  };

  const byId = (keys: Ring | undefined, keyId: string) => keys?.find(({ stored }) => stored.keyId === keyId);

  /** Returns a cached key of a fresh ring. */
  const freshKey = (purpose: KeyPurpose, keyId: string): RingKey | undefined => {
    const known = cached.get(purpose);
    return known && elapsed() - known.from < freshMs ? byId(known.ring, keyId) : undefined;
  };

  return {
    ring,
    reread,
    key: async (purpose, keyId) => {
      const fresh = freshKey(purpose, keyId);
      if (fresh) return fresh;
      try {
        return byId(await ring(purpose), keyId);
      } catch (outage) {
        const known = byId(cached.get(purpose)?.ring, keyId);
        if (known === undefined) throw outage;
        return known;
      }
    },
  };
};
