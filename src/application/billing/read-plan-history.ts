import { planActions, planChangeIn } from '../../domain/platforms/plan-history.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { ReadPlanHistory } from '../../ports/driving/staff/staff-invoices.ts';
import { namedPlatform } from '../platforms/named-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly auditLog: AuditLog;
}

export const readPlanHistory =
  ({ registry, auditLog }: Dependencies): ReadPlanHistory =>
  async ({ platform, limit }) => {
    const found = await namedPlatform(registry, platform);
    if (!found) return fail({ kind: 'platform-not-found' });
    const subject = found.platform.platformId;
    const pages = await Promise.all(
      planActions.map((action) => auditLog.list({ subject, action }, { limit: 100 })),
    );
    const changes = pages
      .flatMap(({ items }) => items)
      .toSorted((a, b) => b.place - a.place)
      .flatMap((entry) => planChangeIn(entry) ?? []);
    return ok(changes.slice(0, limit));
  };
