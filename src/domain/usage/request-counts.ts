import { dayMs, type Day, type Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { PlatformId } from '../shared/ids.ts';
import { warningsPassed, type QuotaWarning } from '../shared/quota-warning.ts';

/** Of one platform on one day. */
export interface RequestCount {
  readonly platformId: PlatformId;
  readonly day: Day;
  readonly requests: number;
  readonly previews: number;
  readonly downloads: number;
}

/** What a flush adds to the counts of a platform's day. */
export interface CountAddition extends RequestCount {
  /** By the platform's requests of the day. */
  readonly warnings?: readonly QuotaWarning[];
}

/** A meter that has been silent for longer is forgotten when another one begins. */
export const silentMeterKeptMs = 7 * dayMs;

/** The last flush of a meter that was added. */
export interface MeterRecord {
  readonly meterId: string;
  readonly flush: number;
  readonly at: Instant;
}

/** Whether a flush is to be added: neither it nor a later one of its meter was. */
export const isNextFlush = (
  last: Pick<MeterRecord, 'flush'> | undefined,
  { number }: { readonly number: number },
): boolean => last === undefined || last.flush < number;

/** The name of a platform's day. */
export const countName = ({ platformId, day }: Pick<RequestCount, 'platformId' | 'day'>): string =>
  `${platformId}/${day}`;

/** A flush may name a platform's day more than once: each day once, in one order. The first says what it warns of. */
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

/** The warnings of an addition after which there are so many requests. */
export const warningsOf = (
  { requests, warnings = [] }: Pick<CountAddition, 'requests' | 'warnings'>,
  after: number,
): readonly DomainEvent[] => warningsPassed(warnings, after - requests, after);
