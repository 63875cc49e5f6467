import type { UploadId } from '../../../../domain/shared/ids.ts';
import type { RecordedSound } from '../../../../domain/uploads/outcome.ts';
import { workAtOf } from '../../../../domain/uploads/processing.ts';
import { countedBytes, isUnderWay } from '../../../../domain/uploads/totals.ts';
import type { UploadRecord } from '../../../../domain/uploads/upload.ts';
import { collection } from '../../collection.ts';
import { derived, optional, text, whole } from '../../members.ts';
import type { PeaksRecord } from '../catalog.ts';

/** Uploads of masters and stems by accounts of artists and labels. */
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
    processingSince: derived(optional(whole), 1, (upload: UploadRecord) =>
      upload.state === 'processing' ? upload.confirmedAt : undefined,
    ),
    isKept: derived(optional(whole), 1, ({ state }: UploadRecord) => (state === 'deleting' ? undefined : 1)),
    keptTrackId: derived(optional(text), 1, (upload: UploadRecord) =>
      upload.state === 'deleting' ? undefined : upload.trackId,
    ),
    readyTrackId: derived(optional(text), 1, (upload: UploadRecord) =>
      upload.state === 'ready' && upload.stemId === undefined ? upload.trackId : undefined,
    ),
  },
  indexes: {
    incompleteOf: { on: ['accountId', 'uploadId'], having: ['underWay'] },
    storedOf: { on: ['accountId', 'createdAt', 'uploadId'], having: ['countedBytes'] },
    workOf: { on: ['accountId', 'workAt', 'uploadId'], having: ['workAt'] },
    processing: { on: ['processingSince', 'uploadId'], having: ['processingSince'] },
    allReady: { on: ['uploadId'], where: { state: 'ready' } },
    keptOf: { on: ['accountId', 'createdAt', 'uploadId'], having: ['isKept'] },
    ofTrack: { on: ['keptTrackId', 'uploadId'], having: ['keptTrackId'] },
    readyOf: { on: ['readyTrackId', 'uploadId'], having: ['readyTrackId'] },
    byDue: { on: ['dueAt', 'uploadId'], having: ['dueAt'] },
  },
});

/** Peaks, analysis and fingerprint of the master of a ready upload, which the commit of its track copies. */
export interface UploadSound extends Omit<RecordedSound, 'peaks'> {
  readonly uploadId: UploadId;
  readonly peaks: Omit<PeaksRecord, 'trackId'>;
}

export const uploadSounds = collection<UploadSound>()('upload_sounds', {
  key: ['uploadId'],
  members: { uploadId: text },
});

export const uploadCollections = [uploads, uploadSounds];
