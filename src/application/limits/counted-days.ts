import { fits } from '../../domain/platforms/tier.ts';
import { dayMs, dayOf, type Day } from '../../domain/shared/calendar.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { CountAddition } from '../../ports/driven/usage/usage-journal.ts';
import { quotaWarnings } from './quota-warnings.ts';

/** The counted requests of a platform. */
export type Counted = 'requests' | 'previews' | 'downloads';

/** The counts of one platform and day that the journal lacks. */
export interface CountedDay {
  readonly platformId: PlatformId;
  readonly day: Day;
  /** Requests in the journal when it was last read; undefined before the first time. */
  journal: number | undefined;
  /** The latest daily quota; null if there is none. */
  limit: number | null;
  requests: number;
  previews: number;
  downloads: number;
}

interface Environment {
  readonly clock: Clock;
  readonly ids: Ids;
}

const isEmpty = ({ requests, previews, downloads }: CountedDay): boolean =>
  requests + previews + downloads === 0;

/** Returns all requests of the day: those in the journal and those counted here. */
export const requestsOf = ({ journal = 0, requests }: CountedDay): number => journal + requests;

/** Counts a request if it fits the quota, and returns whether it did. */
export const countIfFits = (counted: CountedDay, limit: number | null): boolean => {
  counted.limit = limit;
  if (!fits(limit, requestsOf(counted))) return false;
  counted.requests += 1;
  return true;
};

/**
 * Returns warnings that the addition may cause. Other processes count too: only the journal has the total.
 */
const warningsOf = (
  { platformId, day, limit, journal: known = 0, requests }: CountedDay,
  { clock, ids }: Environment,
): readonly QuotaWarning[] =>
  requests === 0 || limit === null || known >= limit
    ? []
    : quotaWarnings({
        ...{ platformId, quota: 'requests', period: day, limit },
        ...{ now: clock.now(), ids },
      }).filter(({ at }) => at > known);

/** Returns the current day, which is formatted once. */
const currentDay = (clock: Clock): (() => Day) => {
  let current = { number: NaN, day: '' };
  return () => {
    const now = clock.now();
    const number = Math.floor(now / dayMs);
    if (number !== current.number) current = { number, day: dayOf(now) };
    return current.day;
  };
};

/** The counts in this process, by platform and day. */
export const countedDays = (environment: Environment) => {
  const { clock } = environment;
  const days = new Map<string, CountedDay>();
  const dayNow = currentDay(clock);
  return {
    today: (platformId: PlatformId): CountedDay => {
      const day = dayNow();
      const key = `${platformId} ${day}`;
      const known = days.get(key);
      if (known) return known;
      const none = { requests: 0, previews: 0, downloads: 0 };
      const counted = { platformId, day, journal: undefined, limit: null, ...none };
      days.set(key, counted);
      return counted;
    },
    /** Returns the days with counts that the journal lacks. */
    due: (): readonly CountedDay[] => [...days.values()].filter((counted) => !isEmpty(counted)),
    additionOf: (counted: CountedDay): CountAddition => {
      const { platformId, day, requests, previews, downloads } = counted;
      return { platformId, day, requests, previews, downloads, warnings: warningsOf(counted, environment) };
    },
    /** Removes past days without counts. */
    deletePast: (): void => {
      const today = dayOf(clock.now());
      for (const [key, counted] of days) if (counted.day !== today && isEmpty(counted)) days.delete(key);
    },
  };
};

/** Subtracts the counts that the journal has recorded. `total` is the day's requests in the journal. */
export const subtract = (counted: CountedDay, recorded: CountAddition, total: number | undefined): void => {
  counted.requests -= recorded.requests;
  counted.previews -= recorded.previews;
  counted.downloads -= recorded.downloads;
  counted.journal = total ?? counted.journal;
};
