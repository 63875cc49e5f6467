import { planChangeIn, type PlanChangeRecord } from '../../domain/platforms/plan-history.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { ReadPlanHistory } from '../../ports/driving/staff/staff-invoices.ts';
import { namedPlatform } from '../platforms/named-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly auditLog: AuditLog;
}

/** The reads for one history: at most 20,000 entries are searched. */
const pages = { max: 20, limit: 1_000 } as const;

export const readPlanHistory =
  ({ registry, auditLog }: Dependencies): ReadPlanHistory =>
  async ({ platform, limit }) => {
    const found = await namedPlatform(registry, platform);
    if (!found) return fail({ kind: 'platform-not-found' });
    const subject = found.platform.platformId;
    const changes: PlanChangeRecord[] = [];
    let after: ListPlace | undefined;
    for (let read = 0; read < pages.max && changes.length < limit; read++) {
      const page = await auditLog.list({ subject }, { limit: pages.limit, ...(after && { after }) });
      changes.push(...page.items.flatMap((entry) => planChangeIn(entry) ?? []));
      after = page.next;
      if (!after) break;
    }
    return ok(changes.slice(0, limit));
  };
