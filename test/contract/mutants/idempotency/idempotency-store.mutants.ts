import type { IdempotencyStore } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import { noon } from '../../../support/builders/builders.ts';

interface IdempotencyView {
  readonly idempotencyStore: IdempotencyStore;
}

const never = Number.MAX_SAFE_INTEGER;
const taking = 'reports which keys are in use, by whatever payload, and locks none by that';
const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const book =
  (break_: (real: IdempotencyStore) => Partial<IdempotencyStore>) =>
  <View extends IdempotencyView>(view: View): View => ({
    ...view,
    idempotencyStore: { ...view.idempotencyStore, ...break_(view.idempotencyStore) },
  });

/** Broken idempotency stores, by what they do wrong, each with the cases that must catch it. */
export const idempotencyStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends IdempotencyView>(view: View) => View;
}[] = [
  {
    title: 'a lookup of a lock first and a write later',
    by: ['lets one request begin when twenty concurrent callers send one key'],
    of: book((real) => {
      const marks = new Set<string>();
      return {
        begin: async (request) => {
          const free = !marks.has(request.key);
          await slow();
          marks.add(request.key);
          const begun = await real.begin(request);
          return free ? { outcome: 'begun' } : begun;
        },
      };
    }),
  },
  {
    title: 'a lock that never expires',
    by: ['lets one concurrent caller take over a lock whose lease has expired, with a lease of its own'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, leaseUntil: never }) })),
  },
  {
    title: 'a takeover without a lease of its own',
    by: ['lets one concurrent caller take over a lock whose lease has expired, with a lease of its own'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, leaseUntil: noon + 60_000 }) })),
  },
  {
    title: 'a lookup of a key that locks it',
    by: [taking],
    of: book((real) => ({
      isInUse: async (key, now) => {
        const mark = { key, now, leaseUntil: now + 60_000, keepUntil: now + 86_400_000 };
        return (await real.begin({ ...mark, fingerprint: 'any' })).outcome !== 'begun';
      },
    })),
  },
  {
    title: 'a key that is locked only by a completed request',
    by: [taking],
    of: book((real) => {
      const settled = new Set<string>();
      return {
        complete: async (idempotency) => {
          await real.complete(idempotency);
          settled.add(idempotency.key);
        },
        isInUse: async (key, now) => settled.has(key) && real.isInUse(key, now),
      };
    }),
  },
  {
    title: 'a key that an expired lock still blocks',
    by: [taking],
    of: book((real) => ({
      isInUse: async (key, now) => (await real.isInUse(key, now)) || real.isInUse(key, noon),
    })),
  },
  {
    title: 'a key that is in use permanently once its request is complete',
    by: [taking],
    of: book((real) => ({ isInUse: (key, now) => real.isInUse(key, Math.min(now, noon + 86_400_000)) })),
  },
  {
    title: 'a lock whose reported end counts from now on',
    by: ['reports until when a lock is valid, also after it was renewed'],
    of: book((real) => ({
      begin: async (request) => {
        const begun = await real.begin(request);
        return begun.outcome === 'running' ? { ...begun, leaseUntil: request.leaseUntil } : begun;
      },
    })),
  },
  {
    title: 'payloads that are not compared',
    by: ['rejects another payload under a key that is locked, whose lock expired, or that is complete'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, fingerprint: 'any' }) })),
  },
  {
    title: 'payloads that are compared only once the request is complete',
    by: ['rejects another payload under a key that is locked, whose lock expired, or that is complete'],
    of: book((real) => ({
      begin: async (request) => {
        const begun = await real.begin(request);
        if (begun.outcome !== 'mismatch') return begun;
        return request.now < noon + 60_000 ? { outcome: 'running', leaseUntil: noon + 60_000 } : begun;
      },
    })),
  },
  {
    title: 'an idempotency record that is deleted with its lock',
    by: ['releases neither an idempotency record nor the lock of another key'],
    of: book((real) => ({
      releaseLock: async (mark) => {
        await real.releaseLock(mark);
        await real.deleteExpired(never);
      },
    })),
  },
  {
    title: 'a request that is not notified that its lock was lost',
    by: [
      'completes no record of a request whose lock was released',
      'returns the first outcome again once it is complete',
    ],
    of: book((real) => ({ complete: (idempotency) => real.complete(idempotency).catch(() => undefined) })),
  },
  {
    title: 'an idempotency record that is lost',
    by: ['returns the first outcome again once it is complete'],
    of: book((real) => ({ complete: ({ key }) => real.releaseLock({ key, leaseUntil: noon + 60_000 }) })),
  },
  {
    title: 'a release of any lock, whichever request owns it',
    by: ['does not release the lock of a request that took over after the lease had expired'],
    of: book((real) => {
      const leases = new Map<string, number>();
      return {
        begin: async (request) => {
          const begun = await real.begin(request);
          if (begun.outcome === 'begun') leases.set(request.key, request.leaseUntil);
          return begun;
        },
        releaseLock: ({ key, leaseUntil }) =>
          real.releaseLock({ key, leaseUntil: leases.get(key) ?? leaseUntil }),
      };
    }),
  },
  {
    title: 'a lock that is not renewed',
    by: ['renews the lock of a running request for one lease, even if it renews late'],
    of: book(() => ({ renewLock: async () => true })),
  },
  {
    title: 'a renewal of any lock, whichever request owns it',
    by: ['renews neither a lock that was lost nor a completed record'],
    of: book((real) => {
      const leases = new Map<string, number>();
      return {
        begin: async (request) => {
          const begun = await real.begin(request);
          if (begun.outcome === 'begun') leases.set(request.key, request.leaseUntil);
          return begun;
        },
        renewLock: ({ key, leaseUntil }, until) =>
          real.renewLock({ key, leaseUntil: leases.get(key) ?? leaseUntil }, until),
      };
    }),
  },
  {
    title: 'records that are kept permanently',
    by: ['keeps an idempotency record for its time and treats it as absent afterwards'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, keepUntil: never }) })),
  },
  {
    title: 'records that are deleted a moment early',
    by: ['deletes expired records, and returns their number'],
    of: book((real) => ({ deleteExpired: (now) => real.deleteExpired(now + 1) })),
  },
];
