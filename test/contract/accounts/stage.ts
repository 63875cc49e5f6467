import type { AccountStore } from '../../../src/ports/driven/accounts/account-store.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';

export interface AccountsView {
  readonly accounts: AccountStore;
  readonly auditLog: AuditLog;
}
