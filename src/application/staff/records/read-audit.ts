import { ok } from '../../../domain/shared/result.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { ReadAudit } from '../../../ports/driving/staff/audit.ts';
import { pageOf, type Cursors } from './record-page.ts';

export const readAudit =
  ({ auditLog, ...cursors }: Cursors & { readonly auditLog: AuditLog }): ReadAudit =>
  async ({ limit, cursor, ...filter }) => {
    const page = await pageOf(cursors, { list: 'staff-audit', filter, cursor }, (after) =>
      auditLog.list(filter, { limit, ...after }),
    );
    return page.ok ? ok({ entries: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };
