import { dayMs, dayOf, type Day, type Instant } from '../shared/calendar.ts';
import type { UsageEvent } from './usage-event.ts';

/** Reported use: all of it and the unlicensed part. */
export interface UseSum {
  readonly plays: number;
  readonly impressions: number;
  readonly unlicensedPlays: number;
  readonly unlicensedImpressions: number;
}

export const noUse: UseSum = { plays: 0, impressions: 0, unlicensedPlays: 0, unlicensedImpressions: 0 };

/** Returns the sum of one event. */
export const useOf = ({
  eventType,
  quantity,
  unlicensed,
}: Pick<UsageEvent, 'eventType' | 'quantity' | 'unlicensed'>): UseSum =>
  eventType === 'play'
    ? { ...noUse, plays: quantity, unlicensedPlays: unlicensed ? quantity : 0 }
    : { ...noUse, impressions: quantity, unlicensedImpressions: unlicensed ? quantity : 0 };

/** Sums stop at this number, which is the largest exact integer. */
const maxCounted = Number.MAX_SAFE_INTEGER;

export const addedUse = (one: UseSum, other: UseSum): UseSum => ({
  plays: Math.min(one.plays + other.plays, maxCounted),
  impressions: Math.min(one.impressions + other.impressions, maxCounted),
  unlicensedPlays: Math.min(one.unlicensedPlays + other.unlicensedPlays, maxCounted),
  unlicensedImpressions: Math.min(one.unlicensedImpressions + other.unlicensedImpressions, maxCounted),
});

/** Returns a function from time to day that is fast for events of a few days. */
const daysByNumber = (): ((at: Instant) => Day) => {
  const known = new Map<number, Day>();
  return (at) => {
    const number = Math.floor(at / dayMs);
    let day = known.get(number);
    if (day === undefined) known.set(number, (day = dayOf(at)));
    return day;
  };
};

/** The key of a sum, and the amount that is added to it. */
export interface Addition {
  readonly key: readonly string[];
  readonly use: UseSum;
}

/**
 * Returns the amounts that events add to the sums with the keys of `keyOf`: each sum once, in the order of
 * keys. Two writers that follow this order never cause a deadlock.
 */
export const additionsOf = (
  events: readonly UsageEvent[],
  keyOf: (event: UsageEvent, day: Day) => readonly string[],
): readonly Addition[] => {
  const dayAt = daysByNumber();
  const sums = new Map<string, Addition>();
  for (const event of events) {
    const key = keyOf(event, dayAt(event.occurredAt));
    const name = key.join('\u0000');
    const use = useOf(event);
    const before = sums.get(name);
    sums.set(name, { key, use: before ? addedUse(before.use, use) : use });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, addition]) => addition);
};
