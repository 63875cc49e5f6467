import {
  endingActionsOfOthers,
  endOfView,
  viewActions,
  viewIn,
  type PortalViewRecord,
} from '../../domain/staff/portal-view-notes.ts';
import { ok } from '../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { ListPortalViews } from '../../ports/driving/staff/portal-views.ts';
import { managedPlatform } from '../platforms/own-platform.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies extends Cursors {
  readonly registry: PlatformRegistry;
  readonly auditLog: AuditLog;
  readonly clock: Clock;
}

/** More entries than a member of staff, or all admins, cause within the hour of a view. */
const limit = 1_000;

/** Returns the entries that can have ended a view: those of its member of staff, and changes of accounts by others. */
const entriesDuring = async (auditLog: AuditLog, { staffId, openedAt, expiresAt }: PortalViewRecord) => {
  const during = { since: openedAt, until: expiresAt };
  const filters = [
    { actor: staffId, ...during },
    ...endingActionsOfOthers.map((action) => ({ action, ...during })),
  ];
  const found = await Promise.all(filters.map(async (filter) => auditLog.list(filter, { limit })));
  return found.flatMap(({ items }) => items);
};

export const listPortalViews =
  ({ registry, auditLog, clock, ...cursors }: Dependencies): ListPortalViews =>
  async ({ limit: max, cursor, ...own }) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const filter = { subject: platform.platformId, action: viewActions.opened };
    const page = await pageOf(cursors, { list: 'portal-views', filter, cursor }, (after) =>
      auditLog.list(filter, { limit: max, ...after }),
    );
    if (!page.ok) return page;
    const now = clock.now();
    const opened = page.value.items.map(viewIn).filter((view) => view !== undefined);
    const views = opened.map(async (view) => {
      const endedAt = endOfView(view, await entriesDuring(auditLog, view), platform, now);
      return { ...view, ...(endedAt !== undefined && { endedAt }) };
    });
    return ok({ views: await Promise.all(views), nextCursor: page.value.nextCursor });
  };
