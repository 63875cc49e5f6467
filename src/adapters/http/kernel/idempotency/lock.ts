import type { ReleaseLock, IdempotencyLock, RenewLock } from '../../../../ports/driving/idempotency.ts';
import type { Log } from '../../../../ports/driven/shared/log.ts';
import type { StorageDeadline } from '../../../../ports/driven/storage/storage-deadline.ts';
import { isUnavailable } from '../../../../ports/driven/shared/unavailable.ts';

export interface LockDependencies {
  readonly renewLock: RenewLock;
  readonly releaseLock: ReleaseLock;
  /** Milliseconds between renewals of a running request's lock; 1 s when absent. */
  readonly renewAfterMs?: number;
  /** Limits how long a request waits for storage; unlimited when absent. */
  readonly storageDeadline?: StorageDeadline;
  readonly log: Log;
}

/** All attempts together last longer than a lock. */
const releasePauseMs = 200;
const releaseTries = 25;

/** The lock of a request that runs under an idempotency key. */
export const idempotencyLocks = ({
  renewLock,
  releaseLock,
  log,
  renewAfterMs = 1_000,
  storageDeadline,
}: LockDependencies) => {
  /** Renews a lock periodically. Returns a function that stops the renewals and resolves to the current lock. */
  const renewPeriodically = (first: IdempotencyLock) => {
    let lock = first;
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let renewal = Promise.resolve();
    const renew = async (): Promise<void> => {
      try {
        const renewed = await renewLock(lock);
        if (renewed.ok && renewed.value !== 'lost') lock = renewed.value;
      } catch (error) {
        log.warn('an idempotency lock was not renewed', { error });
      }
      schedule();
    };
    const schedule = (): void => {
      if (stopped) return;
      timer = setTimeout(() => {
        renewal = renew();
      }, renewAfterMs).unref();
    };
    schedule();
    return async (): Promise<IdempotencyLock> => {
      stopped = true;
      clearTimeout(timer);
      await renewal;
      return lock;
    };
  };

  /** Returns whether the lock needs no further attempt. */
  const isReleased = async (lock: IdempotencyLock): Promise<boolean> => {
    try {
      await releaseLock(lock);
      return true;
    } catch (error) {
      if (isUnavailable(error)) return false;
      log.warn('an idempotency lock was not released', { error });
      return true;
    }
  };

  /** Retries until the store is back or the lock has expired. */
  const releaseLater = async (lock: IdempotencyLock): Promise<void> => {
    for (let tries = 0; tries < releaseTries; tries++) {
      await new Promise((resolve) => void setTimeout(resolve, releasePauseMs).unref());
      if (await isReleased(lock)) return;
    }
  };

  /** Releases a lock whose request had no effect; in the background when the store is unavailable. */
  const release = async (lock: IdempotencyLock): Promise<void> => {
    if (!(await isReleased(lock)))
      void (storageDeadline?.apart(() => releaseLater(lock)) ?? releaseLater(lock));
  };

  return { renewPeriodically, release };
};
