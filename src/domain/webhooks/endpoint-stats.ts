import { dayMs, type Instant } from '../shared/calendar.ts';
import type { EndpointId } from '../shared/ids.ts';
import { succeeded, type Attempt, type Delivery, type Schedule } from './delivery.ts';

export const hourMs = 3_600_000;
/** How many days attempts are counted. */
export const statsDays = 30;

/** Staff see the number of dead deliveries, up to this one. */
export const maxDeadCounted = 100;

/** The outcomes of the attempts at an endpoint that began within one hour (UTC). */
export interface HourCounts {
  readonly endpointId: EndpointId;
  /** When the hour began. */
  readonly hour: Instant;
  readonly succeeded: number;
  readonly failed: number;
}

/** Returns the counts of one attempt. */
export const hourCountsOf = (endpointId: EndpointId, attempt: Attempt): HourCounts => {
  const counts = succeeded(attempt) ? { succeeded: 1, failed: 0 } : { succeeded: 0, failed: 1 };
  return { endpointId, hour: attempt.at - (attempt.at % hourMs), ...counts };
};

/** Returns the attempt that settles a delivery, or undefined if the delivery is dead without one. */
export const attemptSince = (before: Schedule, { tries, attempts }: Delivery): Attempt | undefined =>
  tries > before.tries ? attempts.at(-1) : undefined;

export interface StatsSpan {
  readonly from: Instant;
  /** When the current step ends. */
  readonly to: Instant;
  readonly step: 'hour' | 'day';
}

/** Returns the last days (UTC) including today; for one day, the last 24 hours including the current one. */
export const spanOf = (days: number, now: Instant): StatsSpan => {
  const [step, stepMs, steps] =
    days === 1 ? (['hour', hourMs, 24] as const) : (['day', dayMs, days] as const);
  const to = (Math.floor(now / stepMs) + 1) * stepMs;
  return { from: to - steps * stepMs, to, step };
};

export interface StatsStep {
  readonly at: Instant;
  readonly succeeded: number;
  readonly failed: number;
}

/** Returns every step of the span, oldest first, including steps without an attempt. */
export const stepsOf = (
  { from, to, step }: StatsSpan,
  hours: readonly HourCounts[],
): readonly StatsStep[] => {
  const stepMs = step === 'hour' ? hourMs : dayMs;
  const total = (at: Instant, of: 'succeeded' | 'failed') =>
    hours.filter(({ hour }) => hour >= at && hour < at + stepMs).reduce((sum, counts) => sum + counts[of], 0);
  return Array.from({ length: (to - from) / stepMs }, (_, i) => from + i * stepMs).map((at) => ({
    at,
    succeeded: total(at, 'succeeded'),
    failed: total(at, 'failed'),
  }));
};

/** Returns the median latency of the last attempts in whole milliseconds, or undefined if there are none. */
export const medianLatencyOf = (deliveries: readonly Delivery[]): number | undefined => {
  const sorted = deliveries
    .flatMap(({ attempts }) => attempts.slice(-1).map(({ latencyMs }) => latencyMs))
    .toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
};
