import { dayMs, type Instant } from '../shared/calendar.ts';
import { isGone, succeeded, type Attempt } from './delivery.ts';

/** The recent failures of an endpoint. */
export interface EndpointHealth {
  /** When the first failure began after the last success. */
  readonly failingSince?: Instant;
  /** When the owner was warned of the failures. */
  readonly warnedAt?: Instant;
  readonly lastSuccessAt?: Instant;
}

/** The consequence for the endpoint. */
export type Verdict = 'goes-on' | 'warn' | 'disable-failing' | 'disable-gone';

const warnAfterMs = dayMs;
const disableAfterMs = 5 * dayMs;
/** An endpoint is disabled a day after the warning at the earliest. */
const noticeMs = dayMs;

export const afterAttemptOn = (
  health: EndpointHealth,
  attempt: Attempt,
  now: Instant,
): { readonly health: EndpointHealth; readonly verdict: Verdict } => {
  if (succeeded(attempt)) return { health: { lastSuccessAt: now }, verdict: 'goes-on' };
  const failing = { ...health, failingSince: health.failingSince ?? now };
  if (isGone(attempt)) return { health: failing, verdict: 'disable-gone' };
  const since = now - failing.failingSince;
  if (failing.warnedAt === undefined)
    return since >= warnAfterMs
      ? { health: { ...failing, warnedAt: now }, verdict: 'warn' }
      : { health: failing, verdict: 'goes-on' };
  const due = since >= disableAfterMs && now - failing.warnedAt >= noticeMs;
  return { health: failing, verdict: due ? 'disable-failing' : 'goes-on' };
};
