import type { BackupManifest } from '../../../ports/driven/storage/backup.ts';
import type {
  BackUpStore,
  RestoreRejected,
  RestoreStore,
} from '../../../ports/driving/operator/store-commands.ts';
import { jsonOption, wantsJson, type OperatorCommand } from '../command.ts';
import { counted } from '../counted.ts';

interface Dependencies {
  readonly backUp: BackUpStore;
  readonly restore: RestoreStore;
}

const rejectionOf = (folder: string, failure: RestoreRejected, into: 'folder' | 'DATA_DIR'): string => {
  switch (failure.kind) {
    case 'folder-occupied':
      return into === 'folder'
        ? `${folder} is not empty. Name a folder that does not exist.`
        : 'DATA_DIR is not empty. Restore into a folder that is empty or contains only master.key.';
    case 'writes-locked':
      return 'A move to another store is under way or done. Finish it and back that store up, or undo it with "npm run operator -- move --undo" (docs/move.md). Nothing was copied.';
    case 'audit-altered':
      return `The audit log was altered from entry ${failure.place} on. Nothing was copied.`;
    case 'not-a-backup':
      return `${folder} is not a finished backup.`;
    case 'backup-damaged':
      return `${folder} is damaged: ${failure.detail}. Nothing was restored.`;
  }
};

const linesOf = ({ database, records, audit, media }: BackupManifest): readonly string[] => {
  const count = Object.values(records).reduce((sum, one) => sum + one, 0);
  return [
    `${counted(count, 'record')} (${Math.ceil(database.sizeBytes / 1e6)} MB), including ${counted(records.tracks, 'track')}, ${counted(records.licenses, 'license')}, ${counted(records.platforms, 'platform')}`,
    `${counted(audit.entries, 'audit entry', 'audit entries')}${audit.entries > 0 ? `, the last ${audit.last}` : ''}`,
    media.where === 'backup'
      ? counted(media.files, 'master or stem', 'masters and stems')
      : 'Masters and stems stay in the bucket: they are not part of this backup.',
  ];
};

export const backupCommands = ({ backUp, restore }: Dependencies): readonly OperatorCommand[] => [
  {
    name: 'backup',
    usage: 'FOLDER [--json]',
    summary: 'copies the store of DATA_DIR and its media into a new folder',
    details: [
      'The service can keep running. The master key is not part of a backup: store it separately (docs/backup.md).',
    ],
    options: jsonOption,
    arguments: { min: 1, max: 1 },
    run: async (given, terminal) => {
      const [folder = ''] = given.positionals;
      const onProgress = (files: number) => terminal.progress(counted(files, 'file'));
      const created = await backUp({ folder, onProgress });
      if (!created.ok) {
        terminal.err(rejectionOf(folder, created.failure, 'folder'));
        return false;
      }
      const missing = created.value.media.where === 'backup' ? created.value.media.missing : [];
      for (const key of missing) terminal.err(`${key}: missing or damaged in DATA_DIR/media`);
      if (wantsJson(given)) terminal.out(JSON.stringify(created.value));
      else for (const line of linesOf(created.value)) terminal.out(line);
      terminal.err('The master key is not in the backup: without it, secrets in the backup cannot be read.');
      return missing.length === 0;
    },
  },
  {
    name: 'restore',
    usage: 'FOLDER [--json]',
    summary: 'restores a backup into an empty DATA_DIR',
    details: [
      'Start the service with the same MASTER_KEY, and never at the same time as on the original store (docs/backup.md).',
    ],
    options: jsonOption,
    arguments: { min: 1, max: 1 },
    run: async (given, terminal) => {
      const [folder = ''] = given.positionals;
      const onProgress = (files: number) => terminal.progress(counted(files, 'file'));
      const restored = await restore({ folder, onProgress });
      if (!restored.ok) {
        terminal.err(rejectionOf(folder, restored.failure, 'DATA_DIR'));
        return false;
      }
      if (wantsJson(given)) terminal.out(JSON.stringify(restored.value));
      else for (const line of linesOf(restored.value)) terminal.out(line);
      return true;
    },
  },
];
