import type { IdempotencyStore } from '../../../src/ports/driven/idempotency-store.ts';
import { noon } from '../../support/builders.ts';

interface ReceiptView {
  readonly idempotencyStore: IdempotencyStore;
}

const never = Number.MAX_SAFE_INTEGER;
const taking = 'knows which keys are taken, by whatever payload, and takes none by that';
const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const book =
  (break_: (real: IdempotencyStore) => Partial<IdempotencyStore>) =>
  <View extends ReceiptView>(view: View): View => ({
    ...view,
    idempotencyStore: { ...view.idempotencyStore, ...break_(view.idempotencyStore) },
  });

/** Broken receipt books, by what they do wrong, each with the cases that must catch it. */
export const idempotencyStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends ReceiptView>(view: View) => View;
}[] = [
  {
    title: 'a look for a mark first and a write later',
    by: ['lets one begin when twenty rivals come with one key'],
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
    by: ['lets one take over a mark whose lease has lapsed, for a lease of its own'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, leaseUntil: never }) })),
  },
  {
    title: 'a takeover without a lease of its own',
    by: ['lets one take over a mark whose lease has lapsed, for a lease of its own'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, leaseUntil: noon + 60_000 }) })),
  },
  {
    title: 'a key that is looked for by taking it',
    by: [taking],
    of: book((real) => ({
      isTaken: async (key, now) => {
        const mark = { key, now, leaseUntil: now + 60_000, keepUntil: now + 86_400_000 };
        return (await real.begin({ ...mark, fingerprint: 'any' })).outcome !== 'begun';
      },
    })),
  },
  {
    title: 'a key that nobody holds but who is done',
    by: [taking],
    of: book((real) => {
      const settled = new Set<string>();
      return {
        settle: async (receipt) => {
          await real.settle(receipt);
          settled.add(receipt.key);
        },
        isTaken: async (key, now) => settled.has(key) && real.isTaken(key, now),
      };
    }),
  },
  {
    title: 'a key that a process which died holds for its time',
    by: [taking],
    of: book((real) => ({
      isTaken: async (key, now) => (await real.isTaken(key, now)) || real.isTaken(key, noon),
    })),
  },
  {
    title: 'a key that is held for ever once it is done',
    by: [taking],
    of: book((real) => ({ isTaken: (key, now) => real.isTaken(key, Math.min(now, noon + 86_400_000)) })),
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
    by: ['refuses another payload under the key: running, lapsed and done'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, fingerprint: 'any' }) })),
  },
  {
    title: 'payloads that are compared only once it is done',
    by: ['refuses another payload under the key: running, lapsed and done'],
    of: book((real) => ({
      begin: async (request) => {
        const begun = await real.begin(request);
        if (begun.outcome !== 'mismatch') return begun;
        return request.now < noon + 60_000 ? { outcome: 'running', leaseUntil: noon + 60_000 } : begun;
      },
    })),
  },
  {
    title: 'a receipt that goes with its mark',
    by: ['never abandons a receipt, nor the mark of another key'],
    of: book((real) => ({
      abandon: async (mark) => {
        await real.abandon(mark);
        await real.forget(never);
      },
    })),
  },
  {
    title: 'a request that is not told that its lock was lost',
    by: [
      'completes no record of a request whose lock was released',
      'answers the first outcome again once it is done',
    ],
    of: book((real) => ({ settle: (receipt) => real.settle(receipt).catch(() => undefined) })),
  },
  {
    title: 'a receipt that is lost',
    by: ['answers the first outcome again once it is done'],
    of: book((real) => ({ settle: ({ key }) => real.abandon({ key, leaseUntil: noon + 60_000 }) })),
  },
  {
    title: 'whatever mark there is let go, whoever made it',
    by: ['never abandons the mark of one that took over when the lease had lapsed'],
    of: book((real) => {
      const leases = new Map<string, number>();
      return {
        begin: async (request) => {
          const begun = await real.begin(request);
          if (begun.outcome === 'begun') leases.set(request.key, request.leaseUntil);
          return begun;
        },
        abandon: ({ key, leaseUntil }) => real.abandon({ key, leaseUntil: leases.get(key) ?? leaseUntil }),
      };
    }),
  },
  {
    title: 'a mark that is not prolonged',
    by: ['prolongs the mark of a request that runs, late too, by its lease'],
    of: book(() => ({ renew: async () => true })),
  },
  {
    title: 'whatever mark there is prolonged, whoever made it',
    by: ['prolongs nothing for who lost the mark, and no receipt'],
    of: book((real) => {
      const leases = new Map<string, number>();
      return {
        begin: async (request) => {
          const begun = await real.begin(request);
          if (begun.outcome === 'begun') leases.set(request.key, request.leaseUntil);
          return begun;
        },
        renew: ({ key, leaseUntil }, until) =>
          real.renew({ key, leaseUntil: leases.get(key) ?? leaseUntil }, until),
      };
    }),
  },
  {
    title: 'receipts that are kept for ever',
    by: ['keeps a receipt for its time and treats it as absent afterwards'],
    of: book((real) => ({ begin: (request) => real.begin({ ...request, keepUntil: never }) })),
  },
  {
    title: 'receipts that are forgotten a moment early',
    by: ['forgets what was to be kept until earlier, and says how much'],
    of: book((real) => ({ forget: (now) => real.forget(now + 1) })),
  },
];
