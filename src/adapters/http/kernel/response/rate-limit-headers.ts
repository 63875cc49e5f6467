import type { FailureOfKind } from '../problems/failures.ts';
import type { LimitReport, RateLimited } from '../../../../ports/driving/limits.ts';
import { dayMs, monthStart, nextMonth, type Instant } from '../../../../domain/shared/calendar.ts';

interface SerializedPolicy {
  readonly name: string;
  readonly policy: string;
}

const policies = new Map<string, SerializedPolicy>();

const sfString = (name: string): string => `"${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"`;

const policyOf = ({ name, quota, windowMs }: LimitReport['policy']): SerializedPolicy => {
  const key = `${name} ${quota} ${windowMs}`;
  const known = policies.get(key);
  if (known) return known;
  const item = sfString(name);
  const seconds = Math.max(1, Math.ceil(windowMs / 1000));
  const serialized = { name: item, policy: `${item};q=${Math.floor(quota)};w=${seconds}` };
  if (policies.size >= 1000) policies.clear();
  policies.set(key, serialized);
  return serialized;
};

type Item = Pick<LimitReport, 'policy'> & Partial<Pick<LimitReport, 'remaining' | 'resetMs'>>;

/** Appends RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10), the rate before quotas; `t` in seconds. */
export const pushLimit = (headers: string[], { quotas = [], ...rate }: LimitReport): void => {
  const items: readonly Item[] = [rate, ...quotas];
  const serialized = items.map(({ policy }) => policyOf(policy));
  const left = items.flatMap(({ remaining, resetMs }, n) =>
    remaining === undefined || resetMs === undefined
      ? []
      : [
          `${serialized[n]?.name ?? ''};r=${Math.max(0, Math.floor(remaining))};t=${Math.ceil(resetMs / 1000)}`,
        ],
  );
  headers.push(
    'ratelimit-policy',
    serialized.map(({ policy }) => policy).join(', '),
    'ratelimit',
    left.join(', '),
  );
};

/** Returns the limits of a request that exceeds one of them; the exceeded one comes first. */
export const reportOfRefusal = (
  failure: RateLimited | FailureOfKind<'quota-exceeded'>,
  now: Instant,
  before?: LimitReport,
): LimitReport => {
  if (failure.kind === 'rate-limited') return failure.report;
  const windowMs = failure.quota === 'licenses-per-month' ? nextMonth(now) - monthStart(now) : dayMs;
  return {
    policy: { name: failure.quota, quota: failure.limit, windowMs },
    remaining: 0,
    resetMs: failure.resetsAt - now,
    quotas: before?.quotas?.filter(({ policy }) => policy.name !== failure.quota) ?? [],
  };
};
