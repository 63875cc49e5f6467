import type { Tiers } from '../../domain/platforms/tier.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { LimitStaff } from '../../ports/driving/limits.ts';
import { reportOf } from './report.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly tiers: Tiers;
}

export const limitStaff =
  ({ limiter, tiers }: Dependencies): LimitStaff =>
  async ({ staffId }) => {
    const decision = await limiter.take(`staff ${staffId}`, tiers.staff);
    const report = reportOf('staff', tiers.staff, decision);
    return decision.allowed
      ? ok(report)
      : fail({ kind: 'rate-limited', retryAfterMs: decision.retryAfterMs, report });
  };
