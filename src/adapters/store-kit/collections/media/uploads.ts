import { workAtOf } from '../../../../domain/uploads/processing.ts';
import { countedBytes, isUnderWay } from '../../../../domain/uploads/totals.ts';
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
    dueAt: derived(optional(whole), 1, (upload: UploadRecord) =>
      'dueAt' in upload ? upload.dueAt : undefined,
    ),
    countedBytes: derived(optional(whole), 1, countedBytes),
    underWay: derived(optional(whole), 1, (upload: UploadRecord) => (isUnderWay(upload) ? 1 : undefined)),
    workAt: derived(optional(whole), 1, workAtOf),
  },
  indexes: {
    incompleteOf: { on: ['accountId', 'uploadId'], having: ['underWay'] },
    storedOf: { on: ['accountId', 'createdAt', 'uploadId'], having: ['countedBytes'] },
    workOf: { on: ['accountId', 'workAt', 'uploadId'], having: ['workAt'] },
    allReady: { on: ['uploadId'], where: { state: 'ready' } },
    byDue: { on: ['dueAt', 'uploadId'], having: ['dueAt'] },
  },
});
