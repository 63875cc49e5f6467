import { decideBeginning, holdsLock, isInUse } from '../../../../domain/idempotency/record.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type {
  Begun,
  IdempotentOutcome,
  IdempotencyStore,
  IdempotentRequest,
} from '../../../../ports/driven/idempotency/idempotency-store.ts';
import { idempotencyRecords } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insert, page, program, remove, replace } from '../../program.ts';
import { complete, idempotencyLock } from '../shared/conclude.ts';
import { put } from '../shared/put.ts';

const begin = program<IdempotentRequest, Begun>(
  'idempotency.begin',
  ({ key }) => [idempotencyLock(key)],
  function* ({ now, ...lock }) {
    const [stored] = yield* all(get(idempotencyRecords, lock.key));
    const decided = decideBeginning(stored, { ...lock, now });
    if (decided.outcome !== 'begun') return decided;
    // The stored record may have expired and may be deleted meanwhile without a lock.
    if (stored) yield* put(idempotencyRecords, lock);
    else yield* all(insert(idempotencyRecords, lock));
    return decided;
  },
);

const settle = program<IdempotentOutcome, undefined>(
  'idempotency.settle',
  ({ key }) => [idempotencyLock(key)],
  function* (finished) {
    yield* complete(finished);
    return undefined;
  },
);

interface Held extends Pick<IdempotentRequest, 'key' | 'leaseUntil'> {
  /** The new end of the lock; undefined if it is released. */
  readonly until: Instant | undefined;
}

/** Returns whether the caller still had the lock. */
const keep = program<Held, boolean>(
  'idempotency.keep',
  ({ key }) => [idempotencyLock(key)],
  function* ({ key, leaseUntil, until }) {
    const [stored] = yield* all(get(idempotencyRecords, key));
    if (!stored || !holdsLock(stored, leaseUntil)) return false;
    yield* all(
      until === undefined
        ? remove(idempotencyRecords, [key])
        : replace(idempotencyRecords, { ...stored, leaseUntil: until }),
    );
    return true;
  },
);

const portion = 250;

/** Deletes a portion of the expired records; returns their number. */
const deleteExpired = program<Instant, number>(
  'idempotency.delete-expired',
  () => [],
  function* (now) {
    const { byEnd } = idempotencyRecords.indexes;
    const [expired] = yield* all(page(byEnd, { until: now - 1, limit: portion }));
    const gone = yield* all(
      ...expired.map(({ key, keepUntil }) => remove(idempotencyRecords, [key], { keepUntil })),
    );
    return gone.filter(Boolean).length;
  },
);

export const idempotencyPrograms = [begin, settle, keep, deleteExpired];

export const idempotencyStore = (kernel: Kernel): IdempotencyStore => ({
  begin: (request) => kernel.run(begin, request),
  isInUse: async (key, now) => isInUse(await kernel.read(get(idempotencyRecords, key)), now),
  complete: async (finished) => {
    await kernel.run(settle, finished);
  },
  renewLock: ({ key, leaseUntil }, until) => kernel.run(keep, { key, leaseUntil, until }),
  releaseLock: async ({ key, leaseUntil }) => {
    await kernel.run(keep, { key, leaseUntil, until: undefined });
  },
  deleteExpired: async (now) => {
    let all = 0;
    for (;;) {
      const gone = await kernel.run(deleteExpired, now);
      all += gone;
      if (gone < portion) return all;
    }
  },
});
