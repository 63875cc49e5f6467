import type { Instant } from '../shared/calendar.ts';

/** The time that workers spent on the audio of one platform, in ms, as it counted at a given time. */
export interface Spent {
  readonly ms: number;
  readonly at: Instant;
}

/** The time halves every minute, so that work in the morning delays no work at noon. */
const halfLifeMs = 60_000;
/** After this long, the time no longer counts. */
export const spentCountsMs = 10 * halfLifeMs;

/** Returns how much the time counts now. The platform with the lowest result is next. */
export const spentAt = ({ ms, at }: Spent, now: Instant): number => {
  const age = Math.max(0, now - at);
  return age >= spentCountsMs ? 0 : Math.round(ms * 2 ** (-age / halfLifeMs));
};

export const withSpent = (spent: Spent | undefined, ms: number, now: Instant): Spent => ({
  ms: (spent ? spentAt(spent, now) : 0) + Math.round(ms),
  at: Math.max(now, spent?.at ?? now),
});

/** The oldest request of a platform that can be worked on now. */
export interface WaitingPlatform {
  /** The ID of the request or of its platform. */
  readonly id: string;
  /** Since when the request has waited. */
  readonly since: Instant;
  /** The worker time that the platform recently used, as it counts now, in ms. */
  readonly spent: number;
}

/** Returns platforms in the order in which their audio is analyzed: least worker time first, then the longest wait. */
export const byWorkerTime = <Waiting extends WaitingPlatform>(
  waiting: readonly Waiting[],
): readonly Waiting[] =>
  waiting.toSorted(
    (one, other) => one.spent - other.spent || one.since - other.since || (one.id < other.id ? -1 : 1),
  );
