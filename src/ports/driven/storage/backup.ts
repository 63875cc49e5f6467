import type { ArchiveKind, ArchiveSource } from './archive.ts';
import type { AuditLog } from '../staff/audit-log.ts';
import type { EvidenceStore } from '../moderation/evidence-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { TrackLibrary } from '../catalog/track-library.ts';
import type { UploadStore } from '../uploads/upload-store.ts';

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

/** A copied database, opened. */
export interface CopiedStore {
  readonly library: Pick<TrackLibrary, 'changes'>;
  readonly evidence: Pick<EvidenceStore, 'all'>;
  readonly imageStore: Pick<ImageStore, 'all'>;
  readonly uploadStore: Pick<UploadStore, 'ready'>;
  readonly auditLog: AuditLog;
  readonly archive: Pick<ArchiveSource, 'count' | 'writeLock'>;
  close(): Promise<void>;
}

/**
 * A copy in progress. It is written to a temporary place, so that an interrupted copy never looks complete.
 */
export interface CopyDraft {
  /** Copies the state of the database at one time, while others write to it. */
  copyDatabase(): Promise<CopiedStore>;
  readonly media: Pick<MediaStore, 'identify' | 'describe' | 'keep'>;
  /** Returns the file after the database was closed. */
  databaseFile(): Promise<BackupManifest['database']>;
  /** Flushes everything to the disk, then moves it to its place. */
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
  /** Returns `occupied` if the folder is not empty. */
  begin(folder: string): Promise<CopyDraft | 'occupied'>;
  /** Returns `not-a-backup` if there is no complete backup. */
  find(folder: string): Promise<FoundBackup | 'not-a-backup'>;
  /** Begins a copy into the store's own place. Returns `occupied` if it is not empty. */
  beginRestore(folder: string): Promise<CopyDraft | 'occupied'>;
}
