import type { ReviewQueueItem } from '@platform-licensing/client';

const dayMs = 86_400_000;

/** Groups of waiting times, the shortest first. */
export const ages = [
  { name: 'Less than 1 day', fromDays: 0 },
  { name: '1 to 3 days', fromDays: 1 },
  { name: '3 to 7 days', fromDays: 3 },
  { name: 'More than 7 days', fromDays: 7 },
] as const;

/** Returns the number of items of each group in `ages`. */
export const byAge = (items: readonly Pick<ReviewQueueItem, 'since'>[], now: number): readonly number[] => {
  const groups = items.map(({ since }) => {
    const days = (now - Date.parse(since)) / dayMs;
    return ages.findLastIndex(({ fromDays }) => days >= fromDays);
  });
  // A clock that is slow makes a wait negative.
  return ages.map((_, group) => groups.filter((one) => Math.max(0, one) === group).length);
};

const soonMs = 7 * dayMs;

export interface Deadlines {
  readonly overdue: number;
  /** Due within seven days, and not overdue. */
  readonly soon: number;
  /** The soonest deadline. */
  readonly next: string | undefined;
}

export const deadlinesOf = (
  items: readonly Pick<ReviewQueueItem, 'decideBy' | 'overdue'>[],
  now: number,
): Deadlines => {
  const due = items.flatMap(({ decideBy, overdue }) =>
    decideBy === undefined ? [] : [{ at: Date.parse(decideBy), decideBy, overdue: overdue === true }],
  );
  const [next] = due.toSorted((a, b) => a.at - b.at);
  return {
    overdue: due.filter(({ overdue }) => overdue).length,
    soon: due.filter(({ at, overdue }) => !overdue && at - now <= soonMs).length,
    next: next?.decideBy,
  };
};

/** Returns the items that a member has claimed, and the appeals that the member reviews. */
export const workOf = <Item extends Pick<ReviewQueueItem, 'claim' | 'reviewer'>>(
  items: readonly Item[],
  staffId: string,
): readonly Item[] =>
  items.filter(({ claim, reviewer }) => claim?.staffId === staffId || reviewer === staffId);
