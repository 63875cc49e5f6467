import { dayMs } from '../../domain/shared/calendar.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { Receipt, IdempotencyStore } from '../../ports/driven/idempotency-store.ts';
import type {
  AbandonOnce,
  BeginOnce,
  LookForOnce,
  OnceKey,
  RenewOnce,
} from '../../ports/driving/idempotency.ts';

/**
 * Short, so that a request whose process died can be sent again within 5 s. A request that works for longer renews its lock
 * every second; one that lost it nevertheless fails in its commit.
 */
const leaseMs = 4_000;

export const beginOnce =
  ({
    idempotencyStore,
    clock,
  }: {
    readonly idempotencyStore: IdempotencyStore;
    readonly clock: Clock;
  }): BeginOnce =>
  async ({ key, fingerprint }) => {
    const now = clock.now();
    const mark = { key, leaseUntil: now + leaseMs };
    const begun = await idempotencyStore.begin({ ...mark, fingerprint, now, keepUntil: now + dayMs });
    switch (begun.outcome) {
      case 'begun':
        return ok({ ...begun, mark });
      case 'running':
        return ok({ outcome: 'running', retryAfterMs: Math.min(begun.leaseUntil - now, leaseMs) });
      default:
        return ok(begun);
    }
  };

export const lookForOnce =
  ({
    idempotencyStore,
    clock,
  }: {
    readonly idempotencyStore: IdempotencyStore;
    readonly clock: Clock;
  }): LookForOnce =>
  async ({ key }) =>
    ok((await idempotencyStore.isTaken(key, clock.now())) ? 'taken' : 'free');

export const renewOnce =
  ({
    idempotencyStore,
    clock,
  }: {
    readonly idempotencyStore: IdempotencyStore;
    readonly clock: Clock;
  }): RenewOnce =>
  async (mark) => {
    const leaseUntil = clock.now() + leaseMs;
    return ok((await idempotencyStore.renew(mark, leaseUntil)) ? { ...mark, leaseUntil } : 'lost');
  };

export const abandonOnce =
  ({ idempotencyStore }: { readonly idempotencyStore: IdempotencyStore }): AbandonOnce =>
  async (mark) => {
    await idempotencyStore.abandon(mark);
    return ok('done');
  };

/** The receipt that a commit carries along, where the request came under a key. */
export const receiptFor = (
  once: OnceKey | undefined,
  status: number,
  resourceId: string,
): { receipt?: Receipt } => (once ? { receipt: { key: once.key, status, resourceId } } : {});
