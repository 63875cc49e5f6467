import type { RowOutcome } from '../../../../src/domain/enrichment/enrichment.ts';
import type { EnrichmentJobStore } from '../../../../src/ports/driven/enrichment/enrichment-job-store.ts';
import type { EnrichmentView } from '../../enrichment/enrichment-job-store.contract.ts';
import { without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const store =
  (break_: (real: EnrichmentJobStore) => Partial<EnrichmentJobStore>) =>
  (view: EnrichmentView): EnrichmentView => ({
    ...view,
    enrichmentJobs: { ...view.enrichmentJobs, ...break_(view.enrichmentJobs) },
  });

/** A store that knows what it leased last, and to whom. */
const remembering = (
  break_: (
    real: EnrichmentJobStore,
    leases: ReadonlyMap<string, { readonly token: string; readonly until: number }>,
  ) => Partial<EnrichmentJobStore>,
) =>
  store((real) => {
    const leases = new Map<string, { readonly token: string; readonly until: number }>();
    return {
      claim: async (requested) => {
        const { token, until } = requested;
        const claimed = await real.claim(requested);
        if (claimed) leases.set(claimed.enrichmentId, { token, until });
        return claimed;
      },
      ...break_(real, leases),
    };
  });

/** Broken stores of enrichment jobs, by what they do wrong, each with the cases that must catch it. */
export const enrichmentJobStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: EnrichmentView) => EnrichmentView;
}[] = [
  {
    title: 'a check of the day’s count first and a write later',
    by: ['accepts as many of twenty concurrent callers as fit the day, and no more rows than that'],
    of: store((real) => ({
      open: async (opening) => {
        const { enrichment, quota } = opening;
        const used = await real.rowsOn(enrichment.platformId, quota.day);
        if (quota.limit !== null && used + enrichment.rows.length > quota.limit) return 'quota-exceeded';
        await slow();
        return real.open({ ...opening, quota: { ...quota, limit: null } });
      },
    })),
  },
  {
    title: 'a quota that counts requests, not rows',
    by: ['accepts a request that just fits the day, and stores nothing of one that does not'],
    of: store((real) => ({
      open: (opening) => {
        const { quota, enrichment } = opening;
        const limit = quota.limit === null ? null : quota.limit + enrichment.rows.length - 1;
        return real.open({ ...opening, quota: { ...quota, limit } });
      },
    })),
  },
  {
    title: 'an idempotency record that is dropped',
    by: ['completes the idempotency record in the commit of the request'],
    of: store((real) => ({ open: (opening) => real.open(without('idempotency', opening)) })),
  },
  {
    title: 'an effect whose idempotency record another has made',
    by: [
      'has no effect for a request that was overtaken under its key',
      'has no effect for a request whose lock was released',
    ],
    of: store((real) => ({
      open: async (opening) => {
        const rest = without('idempotency', opening);
        return real.open(opening).catch(() => real.open(rest));
      },
    })),
  },
  {
    title: 'outcomes that are not kept with the request',
    by: ['keeps a request exactly as it came, rows and outcomes in step'],
    of: store((real) => ({
      open: ({ enrichment, ...rest }) =>
        real.open({ ...rest, enrichment: { ...enrichment, outcomes: enrichment.rows.map(() => null) } }),
    })),
  },
  {
    title: 'a claim without a lease',
    by: [
      'gives each request to one of twenty claimers, and every request to one',
      'is available immediately after its holder releases it, and not if another worker tries to',
    ],
    of: store((real) => ({ claim: (lease) => real.claim({ ...lease, until: lease.now }) })),
  },
  {
    title: 'a lease that never expires',
    by: ['gives a request to one of twenty claimers when its lease has expired'],
    of: store((real) => ({ claim: (lease) => real.claim({ ...lease, until: Number.MAX_SAFE_INTEGER }) })),
  },
  {
    title: 'a platform without a limit of leases',
    by: [
      'passes over a platform that has its leases, and returns what others have waiting',
      'gives twenty claimers no more of a platform than its leases, and another platform its own',
    ],
    of: store((real) => ({ claim: (requested) => real.claim({ ...requested, maxOfPlatform: 1_000 }) })),
  },
  {
    title: 'a count of leases first and a claim later',
    by: ['gives twenty claimers no more of a platform than its leases, and another platform its own'],
    of: store((real) => {
      const taken = new Map<string, number>();
      return {
        claim: async (requested) => {
          const full = [...taken.values()].some((count) => count >= requested.maxOfPlatform);
          await slow();
          const claimed = await real.claim(full ? requested : { ...requested, maxOfPlatform: 1_000 });
          if (claimed) taken.set(claimed.platformId, (taken.get(claimed.platformId) ?? 0) + 1);
          return claimed;
        },
      };
    }),
  },
  {
    title: 'leases of all platforms counted together',
    by: ['passes over a platform that has its leases, and returns what others have waiting'],
    of: store((real) => {
      let given = 0;
      return {
        claim: async (requested) => {
          if (given >= requested.maxOfPlatform) return undefined;
          const claimed = await real.claim(requested);
          if (claimed) given += 1;
          return claimed;
        },
      };
    }),
  },
  {
    title: 'a check of the seconds of the day first and a charge later',
    by: ['charges no more than the quota of the day, however many rows are settled concurrently'],
    of: store((real) => ({
      settle: async (id, { charge, ...row }, lease) => {
        if (!charge) return real.settle(id, row, lease);
        const { limit, day, count } = charge.seconds;
        const found = await real.find(id);
        const used = found ? await real.secondsOn(found.platformId, day) : 0;
        if (limit !== null && used + count > limit) return 'quota-exceeded';
        await slow();
        const seconds = { ...charge.seconds, limit: null };
        return real.settle(id, { ...row, charge: { ...charge, seconds } }, lease);
      },
    })),
  },
  {
    title: 'an outcome that is kept although its seconds do not fit',
    by: ['charges the seconds of a row with its outcome, up to the limit of the day'],
    of: store((real) => ({
      settle: async (id, row, lease) => {
        const settled = await real.settle(id, row, lease);
        if (settled !== 'quota-exceeded') return settled;
        const { charge: _, ...uncharged } = row;
        await real.settle(id, uncharged, lease);
        return settled;
      },
    })),
  },
  {
    title: 'turns by waiting time alone, whatever time was spent',
    by: ['returns first a request of the platform on which the least time was spent lately'],
    of: store((real) => ({
      settle: (id, { charge, ...row }, lease) =>
        real.settle(id, { ...row, ...(charge && { charge: { ...charge, spentMs: 0 } }) }, lease),
    })),
  },
  {
    title: 'spent time that counts in full permanently',
    by: ['disregards within minutes what was spent on a platform'],
    of: store((real) => ({
      settle: (id, { charge, ...row }, lease) =>
        real.settle(id, { ...row, ...(charge && { charge: { ...charge, at: 1e13 } }) }, lease),
    })),
  },
  {
    title: 'a settlement that does not look at the token',
    by: [
      'keeps nothing of a settlement whose lease was taken over',
      'stores nothing for a token that never claimed the request, or released it',
    ],
    of: remembering((real, leases) => ({
      settle: async (id, row, lease) => {
        const token =
          leases.get(id)?.token ??
          (await real.claim({ token: 'any', now: 0, until: 1, maxOfPlatform: 100 }), 'any');
        return real.settle(id, row, { ...lease, token });
      },
      release: async () => undefined,
    })),
  },
  {
    title: 'a settlement that reports success whatever happened',
    by: ['keeps nothing of a settlement whose lease was taken over'],
    of: store((real) => ({
      settle: async (...settlement) => {
        await real.settle(...settlement);
        return 'settled';
      },
    })),
  },
  {
    title: 'a settlement that leaves the lease as it was',
    by: ['prolongs the lease with every outcome'],
    of: remembering((real, leases) => ({
      settle: (id, row, lease) =>
        real.settle(id, row, { ...lease, until: leases.get(id)?.until ?? lease.until }),
    })),
  },
  {
    title: 'a renewal that leaves the lease as it was',
    by: ['renews the lease of its holder, late too, and of nobody else'],
    of: remembering((real, leases) => ({
      renew: (id, lease) => real.renew(id, { ...lease, until: leases.get(id)?.until ?? lease.until }),
    })),
  },
  {
    title: 'a renewal for any token',
    by: ['renews the lease of its holder, late too, and of nobody else'],
    of: remembering((real, leases) => ({
      renew: (id, lease) => real.renew(id, { ...lease, token: leases.get(id)?.token ?? lease.token }),
    })),
  },
  {
    title: 'an outcome that a later one replaces',
    by: ['never replaces an outcome that is there, and counts it once'],
    of: store((real) => {
      const last = new Map<string, RowOutcome>();
      return {
        settle: async (id, row, lease) => {
          const settled = await real.settle(id, row, lease);
          if (settled === 'settled') last.set(`${id}/${row.place}`, row.outcome);
          return settled;
        },
        find: async (id) => {
          const found = await real.find(id);
          const outcomes = found?.outcomes.map((outcome, place) => last.get(`${id}/${place}`) ?? outcome);
          return found && { ...found, outcomes: outcomes ?? [] };
        },
      };
    }),
  },
  {
    title: 'a release of any lease, for any token',
    by: ['is available immediately after its holder releases it, and not if another worker tries to'],
    of: remembering((real, leases) => ({
      release: (id, token, now) => real.release(id, leases.get(id)?.token ?? token, now),
    })),
  },
  {
    title: 'a released request that is first again',
    by: ['serves waiting requests first after its holder released it'],
    of: store((real) => ({ release: (id, token) => real.release(id, token, 0) })),
  },
  {
    title: 'requests that are deleted a moment early',
    by: ['deletes expired requests, the oldest first, a limited number at a time'],
    of: store((real) => ({ deleteExpired: (now, limit) => real.deleteExpired(now + 1, limit) })),
  },
  {
    title: 'requests that are deleted without a limit',
    by: ['deletes expired requests, the oldest first, a limited number at a time'],
    of: store((real) => ({ deleteExpired: (now) => real.deleteExpired(now, 1_000) })),
  },
];
