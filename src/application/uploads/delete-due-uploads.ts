import { ok } from '../../domain/shared/result.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { DeleteDueUploads } from '../../ports/driving/uploads/uploads.ts';
import { sweepDue } from '../shared/sweep-due.ts';
import { discardFiles } from './upload-files.ts';

interface Dependencies {
  readonly uploadStore: Pick<UploadStore, 'due' | 'reconsider' | 'remove'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

const batchSize = 1_000;

/** Deletes as `sweepDue` does. */
export const deleteDueUploads =
  ({ uploadStore, mediaStore, clock }: Dependencies): DeleteDueUploads =>
  async () => {
    const now = clock.now();
    const deleted = await sweepDue({
      due: await uploadStore.due(now, batchSize),
      deletes: 'in-a-later-run',
      reconsider: ({ uploadId }) => uploadStore.reconsider(uploadId, now),
      deleteFiles: (upload) => discardFiles(mediaStore, upload),
      remove: ({ uploadId, accountId }) =>
        uploadStore.remove(uploadId, {
          at: now,
          actor: { kind: 'service' },
          action: 'upload.delete',
          subjects: [uploadId, accountId],
          detail: {},
        }),
    });
    return ok(deleted);
  };
