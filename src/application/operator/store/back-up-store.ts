import { timestamp } from '../../../domain/shared/calendar.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { BackupManifest, Backups, CopyDraft } from '../../../ports/driven/storage/backup.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { BackUpStore, BackupRejected } from '../../../ports/driving/operator/store-commands.ts';
import { copyKeptFiles } from '../media/copy-media.ts';
import { describeStore } from './copied-store.ts';

interface Dependencies {
  readonly backups: Pick<Backups, 'begin'>;
  /** Undefined if a bucket stores the media. */
  readonly media: Pick<MediaStore, 'describe' | 'borrow'> | undefined;
  readonly clock: Clock;
  readonly digest: Digest;
}
type Copied = Omit<BackupManifest, 'database' | 'createdAt'>;

const copyInto = async (
  draft: CopyDraft,
  { media, digest }: Dependencies,
  onProgress: (files: number) => void,
): Promise<Result<Copied, BackupRejected>> => {
  const store = await draft.copyDatabase();
  try {
    if (await store.archive.writeLock()) return fail({ kind: 'writes-locked' });
    const { auditIssue, ...said } = await describeStore(store, digest);
    if (auditIssue !== undefined) return fail({ kind: 'audit-altered', place: auditIssue });
    if (!media) return ok({ ...said, media: { where: 'bucket' } });
    // Files are copied after the database, because they are stored before a record names them. A file of an
    // appeal that ended long ago, or of an image or an upload that its account deletes meanwhile, may be missing then.
    const { library, evidence, imageStore, uploadStore } = store;
    const { files, issues } = await copyKeptFiles(
      { library, evidence, imageStore, uploadStore, from: media, into: draft.media },
      (sofar) => onProgress(sofar.files),
    );
    const missing = issues.map(({ key }) => key);
    return ok({ ...said, media: { where: 'backup', files: files - missing.length, missing } });
  } finally {
    await store.close();
  }
};

/** Copies the store, and with it masters, stems and files of appeals, into a folder that is complete or does not exist. */
export const backUpStore =
  (dependencies: Dependencies): BackUpStore =>
  async ({ folder, onProgress }) => {
    const createdAt = timestamp(dependencies.clock.now());
    const draft = await dependencies.backups.begin(folder);
    if (draft === 'occupied') return fail({ kind: 'folder-occupied' });
    try {
      const copied = await copyInto(draft, dependencies, onProgress);
      if (!copied.ok) {
        await draft.discard();
        return copied;
      }
      const manifest = { createdAt, database: await draft.databaseFile(), ...copied.value };
      await draft.complete(manifest);
      return ok(manifest);
    } catch (error) {
      await draft.discard();
      throw error;
    }
  };
