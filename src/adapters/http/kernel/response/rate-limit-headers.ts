import type { FailureOfKind } from '../problems/failures.ts';
import type { LimitReport, RateLimited } from '../../../../ports/driving/limits.ts';
import { dayMs, monthStart, nextMonth, type Instant } from '../../../../domain/shared/calendar.ts';

/** The limits of a response, in the order of the headers. */
type Limits = Pick<LimitReport, 'policy' | 'remaining' | 'resetMs'> & {
  readonly quotas?: readonly (Pick<LimitReport, 'policy'> & Partial<LimitReport>)[];
};

interface SerializedPolicy {
  readonly name: string;
  readonly text: string;
}

/** Policies that many requests share are serialized once. */
const known = new WeakMap<LimitReport['policy'], SerializedPolicy>();

const sfString = (name: string): string => `"${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"`;

const serialized = (policy: LimitReport['policy']): SerializedPolicy => {
  const before = known.get(policy);
  if (before) return before;
  const name = sfString(policy.name);
  const seconds = Math.max(1, Math.ceil(policy.windowMs / 1000));
  const result = { name, text: `${name};q=${Math.floor(policy.quota)};w=${seconds}` };
  known.set(policy, result);
  return result;
};

/** Appends RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10), the rate before quotas; `t` in seconds. */
export const pushLimit = (headers: string[], { policy, remaining, resetMs, quotas }: Limits): void => {
  const rate = serialized(policy);
  let policies = rate.text;
  let left = leftOf(rate, remaining, resetMs);
  for (const quota of quotas ?? []) {
    const item = serialized(quota.policy);
    policies += `, ${item.text}`;
    if (quota.remaining !== undefined && quota.resetMs !== undefined)
      left += `, ${leftOf(item, quota.remaining, quota.resetMs)}`;
  }
  headers.push('ratelimit-policy', policies, 'ratelimit', left);
};

const leftOf = ({ name }: SerializedPolicy, remaining: number, resetMs: number): string =>
  `${name};r=${Math.max(0, Math.floor(remaining))};t=${Math.ceil(resetMs / 1000)}`;

/** Returns the limits of a request that exceeds one of them: the exceeded one, the rate, and the quotas. */
export const reportOfRejection = (
  failure: RateLimited | FailureOfKind<'quota-exceeded'>,
  now: Instant,
  counted?: LimitReport,
): Limits => {
  if (failure.kind === 'rate-limited') return failure.report;
  const before = failure.report ?? counted;
  const windowMs = failure.quota === 'licenses-per-month' ? nextMonth(now) - monthStart(now) : dayMs;
  return {
    policy: { name: failure.quota, quota: failure.limit, windowMs },
    remaining: 0,
    resetMs: failure.resetsAt - now,
    quotas: before
      ? [before, ...(before.quotas ?? []).filter(({ policy }) => policy.name !== failure.quota)]
      : [],
  };
};
