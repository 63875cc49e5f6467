import { restoreNote } from '../../../domain/audit/store-notes.ts';
import { canonical } from '../../../domain/shared/canonical.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type {
  BackupManifest,
  Backups,
  CopyDraft,
  FoundBackup,
} from '../../../ports/driven/storage/backup.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { RestoreRejected, RestoreStore } from '../../../ports/driving/operator/store-commands.ts';
import { copyKeptFiles } from '../media/copy-media.ts';
import { describeStore } from './copied-store.ts';

interface Dependencies {
  readonly backups: Pick<Backups, 'find' | 'beginRestore'>;
  readonly clock: Clock;
  readonly digest: Digest;
}

const copyInto = async (
  draft: CopyDraft,
  { manifest, media }: FoundBackup,
  { clock, digest }: Dependencies,
  onProgress: (files: number) => void,
): Promise<Result<BackupManifest, RestoreRejected>> => {
  const store = await draft.copyDatabase();
  try {
    const { records, audit, auditIssue } = await describeStore(store, digest);
    if (auditIssue !== undefined) return fail({ kind: 'audit-altered', place: auditIssue });
    // An older release counted no records of kinds that are new in this one.
    const counted = Object.fromEntries(
      Object.entries(records).filter(([kind]) => Object.hasOwn(manifest.records, kind)),
    );
    const said = { records: manifest.records, audit: manifest.audit };
    if (canonical({ records: counted, audit }) !== canonical(said))
      return fail({ kind: 'backup-damaged', detail: 'its records do not match its manifest' });
    if (manifest.media.where === 'backup') {
      const { library, evidence, imageStore, uploadStore } = store;
      const copied = await copyKeptFiles(
        { library, evidence, imageStore, uploadStore, from: media, into: draft.media },
        (sofar) => onProgress(sofar.files),
      );
      const known = new Set(manifest.media.missing);
      const lost = copied.issues.find(({ key }) => !known.has(key));
      if (lost) return fail({ kind: 'backup-damaged', detail: `${lost.key} is ${lost.issue}` });
    }
    await store.auditLog.append(restoreNote(clock.now(), manifest.createdAt, audit.last));
    return ok(manifest);
  } finally {
    await store.close();
  }
};

/** Restores a backup to the store's place, completely or not at all. */
export const restoreStore =
  (dependencies: Dependencies): RestoreStore =>
  async ({ folder, onProgress }) => {
    const found = await dependencies.backups.find(folder);
    if (found === 'not-a-backup') return fail({ kind: 'not-a-backup' });
    if (found.database.sha256 !== found.manifest.database.sha256)
      return fail({ kind: 'backup-damaged', detail: 'its database does not match its manifest' });
    const draft = await dependencies.backups.beginRestore(folder);
    if (draft === 'occupied') return fail({ kind: 'folder-occupied' });
    try {
      const restored = await copyInto(draft, found, dependencies, onProgress);
      await (restored.ok ? draft.complete() : draft.discard());
      return restored;
    } catch (error) {
      await draft.discard();
      throw error;
    }
  };
