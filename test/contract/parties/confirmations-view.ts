import type { DraftStore } from '../../../src/ports/driven/drafts/draft-store.ts';
import type { MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import type { ConfirmationStore } from '../../../src/ports/driven/parties/confirmation-store.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';

/** A store of confirmations with the ports on which its commits depend. */
export interface ConfirmationsView {
  readonly confirmationStore: ConfirmationStore;
  readonly draftStore: DraftStore;
  readonly mailQueue: MailQueue;
  readonly auditLog: AuditLog;
}
