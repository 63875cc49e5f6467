import type { Tiers } from '../../domain/platforms/tier.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { LimitArtist } from '../../ports/driving/limits.ts';
import { reportOf } from './report.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly tiers: Tiers;
}

export const limitArtist =
  ({ limiter, tiers: { artist } }: Dependencies): LimitArtist =>
  async ({ memberId }) => {
    const decision = await limiter.take(`artist ${memberId}`, artist);
    const report = reportOf('artist', artist, decision);
    return decision.allowed
      ? ok(report)
      : fail({ kind: 'rate-limited', retryAfterMs: decision.retryAfterMs, report });
  };
