import { archiveKinds, type ArchiveKind } from '../../../ports/driven/storage/archive.ts';
import type { BackupManifest, CopiedStore } from '../../../ports/driven/storage/backup.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import { readAuditLog } from './verify-audit.ts';

type StoreDescription = Pick<BackupManifest, 'records' | 'audit'> & {
  readonly auditIssue: number | undefined;
};

/** Reads a complete copied store: the number of records of each kind, and the state of its audit log. */
export const describeStore = async (
  { archive, auditLog }: Pick<CopiedStore, 'archive' | 'auditLog'>,
  digest: Digest,
): Promise<StoreDescription> => {
  const records: Partial<Record<ArchiveKind, number>> = {};
  for (const kind of archiveKinds) records[kind] = await archive.count(kind);
  const { entries, last, issue } = await readAuditLog({ auditLog, digest });
  return {
    records: records as Record<ArchiveKind, number>,
    audit: { entries, last: `${last.place}:${last.digest}` },
    auditIssue: issue,
  };
};
