import type { QuotaWarning } from '../../domain/licensing/opening.ts';
import { monthOf, type Instant } from '../../domain/shared/calendar.ts';
import { EventId, type PlatformId } from '../../domain/shared/ids.ts';
import { quotaWarning, warnsAt } from '../../domain/webhooks/events.ts';
import type { Ids } from '../../ports/driven/environment.ts';

interface Facts {
  readonly platformId: PlatformId;
  readonly limit: number | null;
  readonly now: Instant;
  readonly ids: Ids;
}

/** What a commit tells where it issues a license that comes near the month's quota, or exhausts it. */
export const quotaWarnings = ({ platformId, limit, now, ids }: Facts): readonly QuotaWarning[] =>
  limit === null
    ? []
    : warnsAt(limit).map((issued) => {
        const quota = { month: monthOf(now), limit, used: issued };
        return { issued, event: quotaWarning(platformId, quota, now, EventId(ids.next('event'))) };
      });
