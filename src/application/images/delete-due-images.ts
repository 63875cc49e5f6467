import { catalogAccountId } from '../../domain/images/artwork.ts';
import { ok } from '../../domain/shared/result.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { DeleteDueImages } from '../../ports/driving/images/images.ts';
import { discardUnused } from './picture-files.ts';

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'due' | 'reconsider' | 'remove'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

const batchSize = 1_000;

/**
 * Marks the record of a due image first. A later run, when no request from before the mark can still store a file, deletes the files and removes
 * the record last. After a crash at any point the next run continues. If an image cannot be deleted, the others are; then the
 * first error is thrown.
 */
export const deleteDueImages =
  ({ imageStore, mediaStore, clock }: Dependencies): DeleteDueImages =>
  async () => {
    const now = clock.now();
    const errors: unknown[] = [];
    let deleted = 0;
    for (const { uploadId, state: before } of await imageStore.due(now, batchSize)) {
      try {
        const image = await imageStore.reconsider(uploadId, now);
        if (before !== 'deleting' || image?.state !== 'deleting') continue;
        await discardUnused(mediaStore, image);
        const removed = await imageStore.remove(uploadId, {
          at: now,
          actor: { kind: 'service' },
          action: 'image.delete',
          subjects: [image.imageId, ...(image.accountId === catalogAccountId ? [] : [image.accountId])],
          detail: {},
        });
        if (removed) deleted += 1;
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    return ok(deleted);
  };
