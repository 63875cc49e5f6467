import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  draftOfFolder,
  fileFacts,
  filesystemMediaStore,
  namesIn,
  sweepDrafts,
  sync,
} from '../../adapters/filesystem/index.ts';
import { systemClock } from '../../adapters/system/index.ts';
import type { BackupManifest, Backups, CopiedStore, CopyDraft } from '../../ports/driven/storage/backup.ts';
import type { FileStore } from './open-storage.ts';

const databaseName = 'licensing.db';
const manifestName = 'backup.json';

/** Files that a folder may contain before a store is restored into it. */
const dispensable: readonly string[] = ['master.key', 'restoring', 'lost+found'];

/** The folder in `DATA_DIR` that an interrupted restore leaves. */
export const restoringFolder = (dataDir: string): string => join(dataDir, 'restoring');

const mediaStoreIn = (folder: string) =>
  filesystemMediaStore({ folder: join(folder, 'media'), cacheBytes: 0, clock: systemClock });

const isManifest = (read: unknown): read is BackupManifest => {
  const { database, records, audit, media } = Object(read) as Partial<BackupManifest>;
  return (
    typeof database?.sha256 === 'string' &&
    typeof audit?.last === 'string' &&
    media !== undefined &&
    typeof records === 'object' &&
    Object.values(records).every((count) => typeof count === 'number')
  );
};

/** Undefined if there is no backup, or an unfinished one. */
const manifestIn = async (folder: string): Promise<BackupManifest | undefined> => {
  try {
    const read: unknown = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
    return isManifest(read) ? read : undefined;
  } catch {
    return undefined;
  }
};

interface Draft {
  readonly folder: string;
  readonly open: (file: string) => Promise<CopiedStore>;
  readonly copy: (into: string) => Promise<void> | void;
  readonly finish: (manifest: BackupManifest | undefined) => Promise<void>;
  readonly discard: () => Promise<void>;
}

const draftOf = ({ folder, open, copy, finish, discard }: Draft): CopyDraft => {
  const file = join(folder, databaseName);
  return {
    copyDatabase: async () => {
      await copy(file);
      return open(file);
    },
    media: mediaStoreIn(folder),
    databaseFile: () => fileFacts(file),
    complete: async (manifest) => {
      await sync(file, 'file');
      await finish(manifest);
    },
    discard,
  };
};

const begin =
  (store: FileStore): Backups['begin'] =>
  async (given) => {
    const folder = resolve(given);
    await sweepDrafts(folder, manifestName);
    if ((await namesIn(folder)).some((name) => name !== 'lost+found')) return 'occupied';
    const draft = await draftOfFolder(folder);
    return draftOf({
      folder: draft.folder,
      open: store.open,
      copy: store.copy,
      finish: async (manifest) => {
        const file = join(draft.folder, manifestName);
        await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
        await sync(file, 'file');
        await draft.complete(manifestName);
      },
      discard: draft.discard,
    });
  };

const beginRestore = (dataDir: string, store: FileStore): Backups['beginRestore'] => {
  const folder = restoringFolder(dataDir);
  return async (backup) => {
    const names = await namesIn(dataDir);
    const isInterrupted = names.includes(basename(folder));
    // Only the end of a restore puts the database there: what is left was to be removed next.
    if (isInterrupted && names.includes(basename(store.file))) await rm(folder, { recursive: true });
    if (names.some((name) => !dispensable.includes(name) && !(isInterrupted && name === 'media')))
      return 'occupied';
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    // Restored before the interruption; nothing else can have begun a store here since.
    if (names.includes('media')) await rename(join(dataDir, 'media'), join(folder, 'media'));
    return draftOf({
      folder,
      open: store.open,
      copy: (into) => copyFile(join(backup, databaseName), into),
      finish: async () => {
        if ((await namesIn(folder)).includes('media'))
          await rename(join(folder, 'media'), join(dataDir, 'media'));
        // It is written last, so its presence means that the backup is complete.
        await rename(join(folder, databaseName), store.file);
        await sync(dataDir, 'folder');
        await rm(folder, { recursive: true, force: true });
      },
      discard: () => rm(folder, { recursive: true, force: true }),
    });
  };
};

/** Backups of a store that is one file in a folder. */
export const backupsOf = (dataDir: string, store: FileStore): Backups => ({
  begin: begin(store),
  beginRestore: beginRestore(dataDir, store),
  find: async (folder) => {
    const manifest = await manifestIn(folder);
    if (!manifest || !(await namesIn(folder)).includes(databaseName)) return 'not-a-backup';
    return { manifest, database: await fileFacts(join(folder, databaseName)), media: mediaStoreIn(folder) };
  },
});
