import type { Instant } from '../../domain/shared/calendar.ts';
import { EventId, type PlatformId } from '../../domain/shared/ids.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import { quotaWarning, warnsAt, type WarnedQuota } from '../../domain/webhooks/events.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';

interface Facts {
  readonly platformId: PlatformId;
  readonly quota: WarnedQuota;
  /** The month or day that the quota is for. */
  readonly period: string;
  readonly limit: number | null;
  readonly now: Instant;
  readonly ids: Ids;
}

/** Returns the warnings to record if an addition brings the platform near its quota, or exhausts it. */
export const quotaWarnings = ({ limit, ids, ...facts }: Facts): readonly QuotaWarning[] =>
  limit === null
    ? []
    : warnsAt(limit).map((at) => ({
        at,
        event: quotaWarning({ ...facts, limit, used: at }, EventId(ids.next('event'))),
      }));
