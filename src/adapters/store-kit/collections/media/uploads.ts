import { countedBytes } from '../../../../domain/uploads/totals.ts';
import type { UploadRecord } from '../../../../domain/uploads/upload.ts';
import { collection } from '../../collection.ts';
import { derived, optional, text, whole } from '../../members.ts';

/** Uploads of masters by accounts of artists and labels. */
export const uploads = collection<UploadRecord>()('uploads', {
  key: ['uploadId'],
  members: {
    uploadId: text,
    accountId: text,
    state: text,
    createdAt: whole,
    dueAt: derived(optional(whole), 1, ({ dueAt }: UploadRecord) => dueAt),
    countedBytes: derived(optional(whole), 1, countedBytes),
  },
  indexes: {
    underWayOf: { on: ['accountId', 'uploadId'], where: { state: 'open' } },
    storedOf: { on: ['accountId', 'createdAt', 'uploadId'], having: ['countedBytes'] },
    byDue: { on: ['dueAt', 'uploadId'], having: ['dueAt'] },
  },
});
