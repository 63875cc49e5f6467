import { catalogAccountId } from '../../domain/images/artwork.ts';
import { ok } from '../../domain/shared/result.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { DeleteDueImages } from '../../ports/driving/images/images.ts';
import { sweepDue } from '../shared/sweep-due.ts';
import { discardUnused } from './picture-files.ts';

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'due' | 'reconsider' | 'remove'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

const batchSize = 1_000;

/** Deletes as `sweepDue` does. */
export const deleteDueImages =
  ({ imageStore, mediaStore, clock }: Dependencies): DeleteDueImages =>
  async () => {
    const now = clock.now();
    const deleted = await sweepDue({
      due: await imageStore.due(now, batchSize),
      deletes: 'in-a-later-run',
      reconsider: ({ uploadId }) => imageStore.reconsider(uploadId, now),
      deleteFiles: (image) => discardUnused(mediaStore, image),
      remove: ({ uploadId, imageId, accountId }) =>
        imageStore.remove(uploadId, {
          at: now,
          actor: { kind: 'service' },
          action: 'image.delete',
          subjects: [imageId, ...(accountId === catalogAccountId ? [] : [accountId])],
          detail: {},
        }),
    });
    return ok(deleted);
  };
