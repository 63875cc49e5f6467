import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { EvidenceAccepted, EvidenceFile } from '../../../domain/moderation/appeals/evidence.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AppealId, EvidenceId } from '../../../domain/shared/ids.ts';

/**
 * The records of files attached to appeals, whose bytes are in the media store. A record exists before its
 * file is stored and until its file is deleted.
 */
export interface EvidenceStore {
  /**
   * Atomic: records a file that is being stored, if `acceptEvidence` accepts it; simultaneous calls never
   * exceed the limits. Repeatable.
   */
  begin(file: EvidenceFile): Promise<EvidenceAccepted | { readonly outcome: 'appeal-not-found' }>;
  /** Records that the file is stored. Returns undefined if it is to be deleted, or was. */
  complete(id: EvidenceId): Promise<EvidenceFile | undefined>;
  /** Returns a file in any state. */
  find(id: EvidenceId): Promise<EvidenceFile | undefined>;
  /** Returns stored files of an appeal, in the order of submission. */
  list(appealId: AppealId): Promise<readonly EvidenceFile[]>;
  /** Returns files that are due for a check, longest due first. */
  due(now: Instant, limit: number): Promise<readonly EvidenceFile[]>;
  /** Atomic: applies `reconsidered` to the current state; returns the file after it. */
  reconsider(id: EvidenceId, now: Instant): Promise<EvidenceFile | undefined>;
  /**
   * Atomic, with the note: removes the record of a file that is being deleted. Returns false if there is
   * none.
   */
  remove(id: EvidenceId, audit: AuditNote): Promise<boolean>;
  /** Returns stored files after an ID, for backups. */
  all(page: { readonly after?: EvidenceId; readonly limit: number }): Promise<readonly EvidenceFile[]>;
}
