import type { DraftStore } from '../../../src/ports/driven/drafts/draft-store.ts';
import type { PartyStore } from '../../../src/ports/driven/parties/party-store.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type { UploadStore } from '../../../src/ports/driven/uploads/upload-store.ts';

export interface DraftsView {
  readonly draftStore: DraftStore;
  readonly uploadStore: UploadStore;
  readonly partyStore: PartyStore;
  readonly auditLog: AuditLog;
}
