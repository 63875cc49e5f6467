import type { ArchiveKind, ArchiveSource } from './archive.ts';
import type { AuditLog } from './audit-log.ts';
import type { EvidenceStore } from './evidence-store.ts';
import type { MediaStore } from './media-store.ts';
import type { TrackLibrary } from './track-library.ts';

/** The manifest of a backup. */
export interface BackupManifest {
  /** RFC 3339. */
  readonly createdAt: string;
  readonly database: { readonly sizeBytes: number; readonly sha256: string };
  readonly records: Readonly<Record<ArchiveKind, number>>;
  readonly audit: { readonly entries: number; readonly last: string };
  /** `bucket`: masters, stems and files of appeals stay in the bucket of the service. */
  readonly media:
    | { readonly where: 'backup'; readonly files: number; readonly missing: readonly string[] }
    | { readonly where: 'bucket' };
}

/** A database that was copied, opened. */
export interface CopiedStore {
  readonly library: Pick<TrackLibrary, 'changes'>;
  readonly evidence: Pick<EvidenceStore, 'all'>;
  readonly auditLog: AuditLog;
  readonly archive: Pick<ArchiveSource, 'count' | 'held'>;
  close(): Promise<void>;
}

/** A copy in progress. It is written elsewhere first, so that an interrupted copy never looks finished. */
export interface CopyDraft {
  /** Copies the database as it is at one moment, while others write to it. */
  copyDatabase(): Promise<CopiedStore>;
  readonly media: Pick<MediaStore, 'identify' | 'describe' | 'keep'>;
  /** After the database was closed. */
  databaseFile(): Promise<BackupManifest['database']>;
  /** Everything is on the disk, then in its place. */
  complete(manifest?: BackupManifest): Promise<void>;
  discard(): Promise<void>;
}

/** A backup to restore. */
export interface FoundBackup {
  readonly manifest: BackupManifest;
  readonly database: BackupManifest['database'];
  readonly media: Pick<MediaStore, 'describe' | 'borrow'>;
}

/** Copies of an embedded store, as folders. */
export interface Backups {
  /** `occupied`: something is there already. */
  begin(folder: string): Promise<CopyDraft | 'occupied'>;
  /** `not-a-backup`: no backup is there, or one that was never finished. */
  find(folder: string): Promise<FoundBackup | 'not-a-backup'>;
  /** Into the store's own place. `occupied`: it holds something. */
  beginRestore(folder: string): Promise<CopyDraft | 'occupied'>;
}
