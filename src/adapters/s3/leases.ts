import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bucket, Condition } from './bucket.ts';

/** How long a lease lasts without renewal by the store's clock, in ms. */
export const defaultLeaseMs = 30_000;

const pollMs = { first: 50, max: 1_000 };

export interface Leases {
  /**
   * Runs `work` while no other process does, or returns what `done` finds: before, while waiting, or once the
   * lease is acquired.
   */
  exclusively<T>(name: string, done: () => Promise<T | undefined>, work: () => Promise<T>): Promise<T>;
}

/**
 * A lease is an object that only one process can create (`If-None-Match: *`), and that only its owner, or a
 * process that saw it expire, can write again (`If-Match`). An owner that was paused for longer than its
 * lease may continue beside the next one: both must produce the same. On a store without conditional writes,
 * every process does the work.
 */
export const leasesIn = (bucket: Bucket, leaseMs: number): Leases => {
  const take = async (object: string): Promise<{ release(): Promise<void> } | undefined> => {
    const text = () => randomBytes(12).toString('hex');
    const condition = await freeTo(object);
    let tag = condition && (await bucket.write(object, text(), condition));
    if (tag === undefined) return undefined;
    let renewing = Promise.resolve();
    const renew = async (): Promise<void> => {
      // An outage leaves the lease unchanged: it is renewed later, or expires.
      if (tag !== undefined) tag = await bucket.write(object, text(), { etag: tag }).catch(() => tag);
    };
    const timer = setInterval(() => {
      renewing = renewing.then(renew);
    }, leaseMs / 3).unref();
    return {
      release: async () => {
        clearInterval(timer);
        await renewing;
        if (tag !== undefined) await bucket.remove(object).catch(() => undefined);
      },
    };
  };

  /** Returns the condition for a write of the lease, or undefined if another process has it. */
  const freeTo = async (object: string): Promise<Condition | undefined> => {
    const held = await bucket.see(object);
    if (!held) return 'absent';
    return bucket.now() - held.changedAt > leaseMs ? { etag: held.etag } : undefined;
  };

  return {
    exclusively: async (name, done, work) => {
      const object = `-leases/${name}`;
      for (let wait = pollMs.first; ; wait = Math.min(2 * wait, pollMs.max)) {
        const found = await done();
        if (found !== undefined) return found;
        const held = await take(object);
        if (held) {
          try {
            return (await done()) ?? (await work());
          } finally {
            await held.release();
          }
        }
        await sleep(randomInt(wait / 2, wait));
      }
    },
  };
};
