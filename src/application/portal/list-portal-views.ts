import { viewsIn } from '../../domain/staff/portal-view-notes.ts';
import { ok } from '../../domain/shared/result.ts';
import type { AuditEntry } from '../../domain/audit/entry.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { ListPortalViews } from '../../ports/driving/staff/portal-views.ts';
import { managedPlatform } from '../platforms/own-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly auditLog: AuditLog;
}

export const mostViews = 50;

/** The reads for one list: at most 5,000 entries are searched. */
const pages = { most: 5, limit: 1_000 } as const;

export const listPortalViews =
  ({ registry, auditLog }: Dependencies): ListPortalViews =>
  async (own) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const subject = found.value.platform.platformId;
    // The end of a view is a later entry, so the latest entries have both.
    const entries: AuditEntry[] = [];
    let after: ListPlace | undefined;
    for (let read = 0; read < pages.most && viewsIn(entries).length < mostViews; read++) {
      const page = await auditLog.list({ subject }, { limit: pages.limit, ...(after && { after }) });
      entries.push(...page.items);
      after = page.next;
      if (!after) break;
    }
    return ok(viewsIn(entries).slice(0, mostViews));
  };
