import { fits } from '../../domain/platforms/tier.ts';
import { dayOf, minuteOf, type Day } from '../../domain/shared/calendar.ts';
import type { CredentialId, PlatformId } from '../../domain/shared/ids.ts';
import type { Clock, Ids, Randomness } from '../../ports/driven/environment.ts';
import type {
  CountAddition,
  CountedFlush,
  CredentialUse,
  UsageJournal,
} from '../../ports/driven/usage-journal.ts';
import { isUnavailable } from '../../ports/driven/unavailable.ts';
import { quotaWarnings } from './quota-warnings.ts';

/** What is counted of a platform's requests. */
export type Counted = 'requests' | 'previews' | 'downloads';

/** Counts in memory and hands over in batches: a crash loses what came since the last flush, no more. */
export interface RequestMeter {
  count(platformId: PlatformId, what: Counted): void;
  /** Counts a request where it still fits into today: of rivals here just as many as fit. Answers whether it did. */
  countWithin(platformId: PlatformId, limit: number | null): Promise<boolean>;
  /** That a credential opened something just now. */
  used(credential: Pick<CredentialUse, 'platformId' | 'credentialId'>): void;
  /** Today's requests: those in the journal as last seen, and those not yet handed over. */
  requestsToday(platformId: PlatformId): Promise<number>;
  /**
   * Hands over all that was counted before. What could not be handed over stays, and comes first the next time, just as
   * it was: it may have been counted although it failed.
   */
  flush(): Promise<void>;
  /** Flushes, or leaves it for later where nothing can be written: a read answers what is known then. */
  flushIfPossible(): Promise<void>;
}

interface Tally {
  readonly platformId: PlatformId;
  readonly day: Day;
  /** In the journal, when last heard of; undefined before the first time. */
  journal: number | undefined;
  /** Of the day's requests, when last asked about; null: none. */
  limit: number | null;
  requests: number;
  previews: number;
  downloads: number;
}

interface LatestUse extends CredentialUse {
  isHandedOver: boolean;
}

interface Handover {
  readonly tallies: readonly Tally[];
  readonly uses: readonly LatestUse[];
  readonly flush: CountedFlush;
}

interface Dependencies {
  readonly journal: UsageJournal;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

export const requestMeter = ({ journal, clock, randomness, ids }: Dependencies): RequestMeter => {
  const meterId = randomness.base62(22);
  const tallies = new Map<string, Tally>();
  const latestUses = new Map<CredentialId, LatestUse>();
  let handovers = 0;
  let underway: Handover | undefined;
  let flushing: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const tallyOf = (platformId: PlatformId): Tally => {
    const day = dayOf(clock.now());
    const key = `${platformId} ${day}`;
    const tally = tallies.get(key) ?? {
      platformId,
      day,
      journal: undefined,
      limit: null,
      requests: 0,
      previews: 0,
      downloads: 0,
    };
    tallies.set(key, tally);
    return tally;
  };

  /** Those that the handover may pass: others count too, so how far it gets is known by the journal alone. */
  const warningsOf = ({ platformId, day, limit, journal: known = 0, requests }: Tally) =>
    requests === 0 || limit === null || known >= limit
      ? []
      : quotaWarnings({ platformId, quota: 'requests', period: day, limit, now: clock.now(), ids }).filter(
          ({ at }) => at > known,
        );

  const nextHandover = (): Handover | undefined => {
    const due = [...tallies.values()].filter(
      ({ requests, previews, downloads }) => requests + previews + downloads > 0,
    );
    const uses = [...latestUses.values()].filter(({ isHandedOver }) => !isHandedOver);
    if (due.length + uses.length === 0) return undefined;
    const counts = due.map((tally): CountAddition => {
      const { platformId, day, requests, previews, downloads } = tally;
      return { platformId, day, requests, previews, downloads, warnings: warningsOf(tally) };
    });
    const told = uses.map(({ platformId, credentialId, at }) => ({ platformId, credentialId, at }));
    const flush = { meterId, number: ++handovers, at: clock.now(), counts, uses: told };
    return { tallies: due, uses, flush };
  };

  const handOver = async (handover: Handover) => {
    underway = handover;
    const totals = await journal.count(handover.flush);
    underway = undefined;
    handover.tallies.forEach((tally, i) => {
      const counted = handover.flush.counts[i];
      tally.requests -= counted?.requests ?? 0;
      tally.previews -= counted?.previews ?? 0;
      tally.downloads -= counted?.downloads ?? 0;
      tally.journal = totals[i] ?? tally.journal;
    });
    for (const use of handover.uses) use.isHandedOver = true;
  };

  const forgetPast = () => {
    const [today, minute] = [dayOf(clock.now()), minuteOf(clock.now())];
    for (const [key, { day, requests, previews, downloads }] of tallies) {
      if (day !== today && requests + previews + downloads === 0) tallies.delete(key);
    }
    for (const [credentialId, { at, isHandedOver }] of latestUses) {
      if (isHandedOver && at < minute) latestUses.delete(credentialId);
    }
  };

  const handOverAll = async () => {
    if (underway) await handOver(underway);
    const next = nextHandover();
    if (next) await handOver(next);
    forgetPast();
  };

  /** One at a time; asked for meanwhile, once more afterwards for all who asked. */
  const flush = (): Promise<void> => {
    if (!flushing) {
      flushing = handOverAll().finally(() => {
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
      tally.limit = limit;
      if (!fits(limit, requestsOf(tally))) return false;
      tally.requests += 1;
      return true;
    },
    used: ({ platformId, credentialId }) => {
      const at = minuteOf(clock.now());
      if (latestUses.get(credentialId)?.at === at) return;
      latestUses.set(credentialId, { platformId, credentialId, at, isHandedOver: false });
    },
    requestsToday: async (platformId) => requestsOf(await knownTally(platformId)),
    flush,
    flushIfPossible: () =>
      flush().catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
      }),
  };
};
