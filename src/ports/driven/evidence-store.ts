import type { AuditNote } from '../../domain/audit/entry.ts';
import type { EvidenceAdmitted, EvidenceFile } from '../../domain/moderation/appeals/evidence.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { AppealId, EvidenceId } from '../../domain/shared/ids.ts';

/**
 * What is known of files attached to appeals; the vault keeps their bytes. A file has a record before the vault has it and until the
 * vault does not have it any more.
 */
export interface EvidenceStore {
  /** Atomic: records a file that is being stored, if `admitEvidence` admits it; of rivals no more get in than may. Repeatable. */
  begin(file: EvidenceFile): Promise<EvidenceAdmitted | { readonly outcome: 'appeal-not-found' }>;
  /** The vault has the file. Undefined if it is to be deleted, or was. */
  complete(id: EvidenceId): Promise<EvidenceFile | undefined>;
  /** In every state. */
  find(id: EvidenceId): Promise<EvidenceFile | undefined>;
  /** Stored files of an appeal, in the order in which they came in. */
  list(appealId: AppealId): Promise<readonly EvidenceFile[]>;
  /** Files to look at again at a moment, the one that has been due for longest first. */
  due(now: Instant, limit: number): Promise<readonly EvidenceFile[]>;
  /** Atomic: `reconsidered`, on what holds now; answers the file as it is then. */
  reconsider(id: EvidenceId, now: Instant): Promise<EvidenceFile | undefined>;
  /** Atomic, with the note: forgets a file that is being deleted. False if there is none. */
  remove(id: EvidenceId, audit: AuditNote): Promise<boolean>;
  /** Stored files by ID, those after one: what backups copy. */
  all(page: { readonly after?: EvidenceId; readonly limit: number }): Promise<readonly EvidenceFile[]>;
}
