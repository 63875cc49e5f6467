import type { IdempotencyStore } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import { noon } from '../../../support/builders/builders.ts';

interface IdempotencyView {
  readonly idempotencyStore: IdempotencyStore;
}

const never = Number.MAX_SAFE_INTEGER;
const taking = 'knows which keys are taken, by whatever payload, and takes none by that';
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
    title: 'a look for a mark first and a write later',
    by: ['lets one request begin when twenty rivals send one key'],
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
    title: 'a mark that never lapses',
    by: ['lets one rival take over a lock whose lease has expired, with a lease of its own'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, leaseUntil: never }) })),
  },
  {
    title: 'a takeover without a lease of its own',
    by: ['lets one rival take over a lock whose lease has expired, with a lease of its own'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, leaseUntil: noon + 60_000 }) })),
  },
  {
    title: 'a key that is looked for by taking it',
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
    title: 'a key that a process which died holds for its time',
    by: [taking],
    of: book((real) => ({
      isInUse: async (key, now) => (await real.isInUse(key, now)) || real.isInUse(key, noon),
    })),
  },
  {
    title: 'a key that is held for ever once it is done',
    by: [taking],
    of: book((real) => ({ isInUse: (key, now) => real.isInUse(key, Math.min(now, noon + 86_400_000)) })),
  },
  {
    title: 'a lock that is said to last from now on',
    by: ['says until when a lock lasts, also once it was renewed'],
    of: book((real) => ({
      begin: async (request) => {
        const begun = await real.begin(request);
        return begun.outcome === 'running' ? { ...begun, leaseUntil: request.leaseUntil } : begun;
      },
    })),
  },
  {
    title: 'payloads that are not compared',
    by: ['rejects another payload under the key: running, lapsed and done'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, fingerprint: 'any' }) })),
  },
  {
    title: 'payloads that are compared only once it is done',
    by: ['rejects another payload under the key: running, lapsed and done'],
    of: book((real) => ({
      begin: async (request) => {
        const begun = await real.begin(request);
        if (begun.outcome !== 'mismatch') return begun;
        return request.now < noon + 60_000 ? { outcome: 'running', leaseUntil: noon + 60_000 } : begun;
      },
    })),
  },
  {
    title: 'an idempotency record that goes with its mark',
    by: ['never abandons an idempotency record, nor the mark of another key'],
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
    by: ['never abandons the mark of one that took over when the lease had lapsed'],
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
    title: 'a mark that is not prolonged',
    by: ['prolongs the mark of a request that runs, late too, by its lease'],
    of: book(() => ({ renewLock: async () => true })),
  },
  {
    title: 'a renewal of any lock, whichever request owns it',
    by: ['prolongs nothing for who lost the mark, and no completed record'],
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
    title: 'receipts that are kept for ever',
    by: ['keeps an idempotency record for its time and treats it as absent afterwards'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, keepUntil: never }) })),
  },
  {
    title: 'records that are deleted a moment early',
    by: ['deletes expired records, and returns their number'],
    of: book((real) => ({ deleteExpired: (now) => real.deleteExpired(now + 1) })),
  },
];
