import { dayMs, type Day, type Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { PlatformId } from '../shared/ids.ts';
import { warningsPassed, type QuotaWarning } from '../shared/quota-warning.ts';

/** The requests of one platform on one day. */
export interface RequestCount {
  readonly platformId: PlatformId;
  readonly day: Day;
  readonly requests: number;
  readonly previews: number;
  readonly downloads: number;
}

/** The amount that a flush adds to the count of a platform's day. */
export interface CountAddition extends RequestCount {
  /** Warnings for counts of the platform's requests of the day. */
  readonly warnings: readonly QuotaWarning[];
}

/** A meter that has been inactive for longer is deleted when another one begins. */
export const silentMeterKeptMs = 7 * dayMs;

/** The last flush of a meter that was added. */
export interface MeterRecord {
  readonly meterId: string;
  readonly flush: number;
  readonly at: Instant;
}

/** Returns whether a flush must be added: neither it nor a later one of its meter was. */
export const isNextFlush = (
  last: Pick<MeterRecord, 'flush'> | undefined,
  { number }: { readonly number: number },
): boolean => last === undefined || last.flush < number;

/** Returns the key of a platform's day. */
export const countName = ({ platformId, day }: Pick<RequestCount, 'platformId' | 'day'>): string =>
  `${platformId}/${day}`;

/** Merges additions to the same day of a platform, in a fixed order. The first one provides the warnings. */
export const mergedCounts = (counts: readonly CountAddition[]): readonly CountAddition[] => {
  const merged = new Map<string, CountAddition>();
  for (const added of counts) {
    const before = merged.get(countName(added));
    merged.set(
      countName(added),
      before
        ? {
            ...before,
            requests: before.requests + added.requests,
            previews: before.previews + added.previews,
            downloads: before.downloads + added.downloads,
          }
        : added,
    );
  }
  return [...merged].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, addition]) => addition);
};

/** Returns the warnings of an addition, given the count after it. */
export const warningsOf = (
  { requests, warnings }: Pick<CountAddition, 'requests' | 'warnings'>,
  after: number,
): readonly DomainEvent[] => warningsPassed(warnings, after - requests, after);
