import { ok } from '../../../domain/shared/result.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { ReadAudit } from '../../../ports/driving/provisioning.ts';

export const readAudit =
  ({ auditLog }: { readonly auditLog: AuditLog }): ReadAudit =>
  async (page) =>
    ok(await auditLog.entries(page));
