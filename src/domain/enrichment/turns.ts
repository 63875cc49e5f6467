import type { Instant } from '../shared/calendar.ts';

/** Time that workers spent on the sound of one platform, ms, as it counted at a moment. */
export interface Spent {
  readonly ms: number;
  readonly at: Instant;
}

/** Spent time halves every minute, so that work in the morning delays nobody at noon. */
const halfLifeMs = 60_000;
/** Spent time is ignored after this long. */
export const spentCountsMs = 10 * halfLifeMs;

/** What was spent, as it counts now. Of platforms whose sound waits the one goes first whose figure is lowest. */
export const spentAt = ({ ms, at }: Spent, now: Instant): number => {
  const age = Math.max(0, now - at);
  return age >= spentCountsMs ? 0 : Math.round(ms * 2 ** (-age / halfLifeMs));
};

export const withSpent = (spent: Spent | undefined, ms: number, now: Instant): Spent => ({
  ms: (spent ? spentAt(spent, now) : 0) + Math.round(ms),
  at: Math.max(now, spent?.at ?? now),
});

/** The oldest request of a platform that may be worked on now. */
export interface WaitingPlatform {
  /** Of the request, or of its platform. */
  readonly id: string;
  /** Since when the request waits. */
  readonly since: Instant;
  /** Worker time that the platform was given lately, as it counts now, in ms. */
  readonly spent: number;
}

/** Platforms in the order of their turns: least worker time first, then the longest wait. */
export const inTurn = <Waiting extends WaitingPlatform>(waiting: readonly Waiting[]): readonly Waiting[] =>
  waiting.toSorted(
    (one, other) => one.spent - other.spent || one.since - other.since || (one.id < other.id ? -1 : 1),
  );
