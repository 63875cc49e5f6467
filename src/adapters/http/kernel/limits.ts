import type { FailureOfKind } from './failures.ts';
import type { LimitReport, RateLimited } from '../../../ports/driving/limits.ts';
import { dayMs, type Instant } from '../../../domain/shared/calendar.ts';

interface ToldPolicy {
  readonly name: string;
  readonly policy: string;
}

const policies = new Map<string, ToldPolicy>();

const sfString = (name: string): string => `"${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"`;

const policyOf = ({ name, quota, windowMs }: LimitReport['policy']): ToldPolicy => {
  const key = `${name} ${quota} ${windowMs}`;
  const known = policies.get(key);
  if (known) return known;
  const item = sfString(name);
  const seconds = Math.max(1, Math.ceil(windowMs / 1000));
  const told = { name: item, policy: `${item};q=${Math.floor(quota)};w=${seconds}` };
  if (policies.size >= 1000) policies.clear();
  policies.set(key, told);
  return told;
};

/** RateLimit-Policy and RateLimit as in draft-ietf-httpapi-ratelimit-headers-10; `t` in seconds. */
export const pushLimit = (headers: string[], report: LimitReport): void => {
  const { name, policy } = policyOf(report.policy);
  const remaining = Math.max(0, Math.floor(report.remaining));
  const left = `${name};r=${remaining};t=${Math.ceil(report.resetMs / 1000)}`;
  headers.push('ratelimit-policy', policy, 'ratelimit', left);
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
          windowMs: failure.quota === 'licenses-per-month' ? 31 * dayMs : dayMs,
        },
        remaining: 0,
        resetMs: failure.resetsAt - now,
      };
