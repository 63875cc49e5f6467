import type { FailureOfKind } from './failures.ts';
import type { LimitReport, RateLimited } from '../../../ports/driving/limits.ts';
import { dayMs, type Instant } from '../../../domain/shared/calendar.ts';

const policies = new Map<string, string>();

const sfString = (name: string): string => `"${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"`;

const policyOf = ({ name, quota, windowMs }: LimitReport['policy']): string => {
  const key = `${name} ${quota} ${windowMs}`;
  const known = policies.get(key);
  if (known !== undefined) return known;
  const told = `${sfString(name)};q=${Math.floor(quota)};w=${Math.max(1, Math.ceil(windowMs / 1000))}`;
  if (policies.size >= 1000) policies.clear();
  policies.set(key, told);
  return told;
};

/** RateLimit-Policy and RateLimit as in draft-ietf-httpapi-ratelimit-headers-10; `t` in seconds. */
export const pushLimit = (headers: string[], { policy, remaining, resetMs }: LimitReport): void => {
  headers.push(
    'ratelimit-policy',
    policyOf(policy),
    'ratelimit',
    `${sfString(policy.name)};r=${Math.max(0, Math.floor(remaining))};t=${Math.ceil(resetMs / 1000)}`,
  );
};

/** The report of a request that was one too many. */
export const reportOfRefusal = (
  failure: RateLimited | FailureOfKind<'quota-exceeded'>,
  now: Instant,
): LimitReport =>
  failure.kind === 'rate-limited'
    ? failure.report
    : {
        policy: {
          name: failure.quota,
          quota: failure.limit,
          windowMs: failure.quota === 'requests-per-day' ? dayMs : 31 * dayMs,
        },
        remaining: 0,
        resetMs: failure.resetsAt - now,
      };
