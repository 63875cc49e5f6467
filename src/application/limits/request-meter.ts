import { fits } from '../../domain/platforms/tier.ts';
import { dayOf, type Day } from '../../domain/shared/calendar.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { RequestCount, UsageJournal } from '../../ports/driven/usage-journal.ts';

/** What is counted of a platform's requests. */
export type Counted = 'requests' | 'previews' | 'downloads';

/** Counts in memory and hands over in batches: a crash loses what came since the last flush, no more. */
export interface RequestMeter {
  count(platformId: PlatformId, what: Counted): void;
  /** Counts a request where it still fits into today: of rivals here just as many as fit. Answers whether it did. */
  countWithin(platformId: PlatformId, limit: number | null): Promise<boolean>;
  /** Today's requests: those in the journal as last seen, and those not yet handed over. */
  requestsToday(platformId: PlatformId): Promise<number>;
  /** Hands over, in one commit, all that was counted before. What could not be handed over stays. */
  flush(): Promise<void>;
}

interface Tally {
  readonly platformId: PlatformId;
  readonly day: Day;
  /** In the journal, when last heard of; undefined before the first time. */
  journal: number | undefined;
  requests: number;
  previews: number;
  downloads: number;
}

export const requestMeter = ({ journal, clock }: { journal: UsageJournal; clock: Clock }): RequestMeter => {
  const tallies = new Map<string, Tally>();
  let flushing: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const tallyOf = (platformId: PlatformId): Tally => {
    const day = dayOf(clock.now());
    const key = `${platformId} ${day}`;
    const tally = tallies.get(key) ?? {
      platformId,
      day,
      journal: undefined,
      requests: 0,
      previews: 0,
      downloads: 0,
    };
    tallies.set(key, tally);
    return tally;
  };

  const handOver = async () => {
    const today = dayOf(clock.now());
    const due = [...tallies].filter(
      ([, { requests, previews, downloads }]) => requests + previews + downloads > 0,
    );
    const counts = due.map(([, { platformId, day, requests, previews, downloads }]): RequestCount => ({
      platformId,
      day,
      requests,
      previews,
      downloads,
    }));
    const totals = counts.length > 0 ? await journal.count(counts) : [];
    due.forEach(([, tally], i) => {
      tally.requests -= counts[i]?.requests ?? 0;
      tally.previews -= counts[i]?.previews ?? 0;
      tally.downloads -= counts[i]?.downloads ?? 0;
      tally.journal = totals[i] ?? tally.journal;
    });
    for (const [key, { day, requests, previews, downloads }] of tallies) {
      if (day !== today && requests + previews + downloads === 0) tallies.delete(key);
    }
  };

  /** One at a time; asked for meanwhile, once more afterwards for all who asked. */
  const flush = (): Promise<void> => {
    if (!flushing) {
      flushing = handOver().finally(() => {
        flushing = undefined;
      });
      return flushing;
    }
    next ??= flushing
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return flush();
      });
    return next;
  };

  const knownTally = async (platformId: PlatformId): Promise<Tally> => {
    const tally = tallyOf(platformId);
    if (tally.journal === undefined) {
      const known = await journal.requestsOn(platformId, tally.day);
      tally.journal ??= known;
    }
    return tally;
  };
  const requestsOf = ({ journal: handedOver = 0, requests }: Tally): number => handedOver + requests;

  return {
    count: (platformId, what) => {
      tallyOf(platformId)[what] += 1;
    },
    countWithin: async (platformId, limit) => {
      const tally = limit === null ? tallyOf(platformId) : await knownTally(platformId);
      if (!fits(limit, requestsOf(tally))) return false;
      tally.requests += 1;
      return true;
    },
    requestsToday: async (platformId) => requestsOf(await knownTally(platformId)),
    flush,
  };
};
