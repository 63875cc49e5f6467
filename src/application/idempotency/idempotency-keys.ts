import { dayMs } from '../../domain/shared/calendar.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type {
  IdempotentOutcome,
  IdempotencyStore,
} from '../../ports/driven/idempotency/idempotency-store.ts';
import type {
  ReleaseLock,
  BeginIdempotent,
  FindRecord,
  IdempotencyKey,
  RenewLock,
} from '../../ports/driving/idempotency.ts';

/**
 * Short, so that a request whose process crashed can be sent again within 5 s. A longer request renews its
 * lock every second; one that lost its lock fails in its commit.
 */
const leaseMs = 4_000;

export const beginIdempotent =
  ({
    idempotencyStore,
    clock,
  }: {
    readonly idempotencyStore: IdempotencyStore;
    readonly clock: Clock;
  }): BeginIdempotent =>
  async ({ key, fingerprint }) => {
    const now = clock.now();
    const lock = { key, leaseUntil: now + leaseMs };
    const begun = await idempotencyStore.begin({ ...lock, fingerprint, now, keepUntil: now + dayMs });
    switch (begun.outcome) {
      case 'begun':
        return ok({ ...begun, lock });
      case 'running':
        return ok({ outcome: 'running', retryAfterMs: Math.min(begun.leaseUntil - now, leaseMs) });
      default:
        return ok(begun);
    }
  };

export const findRecord =
  ({
    idempotencyStore,
    clock,
  }: {
    readonly idempotencyStore: IdempotencyStore;
    readonly clock: Clock;
  }): FindRecord =>
  async ({ key }) =>
    ok((await idempotencyStore.isInUse(key, clock.now())) ? 'taken' : 'free');

export const renewLock =
  ({
    idempotencyStore,
    clock,
  }: {
    readonly idempotencyStore: IdempotencyStore;
    readonly clock: Clock;
  }): RenewLock =>
  async (lock) => {
    const leaseUntil = clock.now() + leaseMs;
    return ok((await idempotencyStore.renewLock(lock, leaseUntil)) ? { ...lock, leaseUntil } : 'lost');
  };

export const releaseLock =
  ({ idempotencyStore }: { readonly idempotencyStore: IdempotencyStore }): ReleaseLock =>
  async (lock) => {
    await idempotencyStore.releaseLock(lock);
    return ok('done');
  };

/** Returns the idempotency record of a commit, if the request has a key. */
export const idempotencyFor = (
  idempotencyKey: IdempotencyKey | undefined,
  status: number,
  resourceId: string,
): IdempotentOutcome | undefined => idempotencyKey && { key: idempotencyKey.key, status, resourceId };
