import { roleMissingFor } from '../../domain/artists/profile.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { DeleteImage } from '../../ports/driving/images/images.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { discardUnused } from './picture-files.ts';

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'findImage' | 'withdraw'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

/**
 * Deletes the files of an image after its record is marked. The record stays ten minutes, as after any deletion: another process that confirms
 * the same upload may still store files, which are deleted with the record. A repeated deletion deletes the files that an outage left.
 */
export const deleteImage =
  ({ imageStore, mediaStore, clock }: Dependencies): DeleteImage =>
  async ({ caller: { member }, imageId }) => {
    const missing = roleMissingFor(member, 'profile');
    if (missing) return fail(missing);
    const image = await imageStore.findImage(imageId);
    if (image?.accountId !== member.accountId || image.state === 'unconfirmed')
      return fail({ kind: 'image-not-found' });
    if (image.state === 'deleting') {
      await discardUnused(mediaStore, image);
      return ok('deleted');
    }
    const now = clock.now();
    const audit = artistNote(member, now, 'delete_image', {
      subjects: [imageId],
      detail: { purpose: image.purpose },
    });
    const deletion = await imageStore.withdraw(image, { now, audit });
    if (deletion === undefined) return fail({ kind: 'image-not-found' });
    if (deletion === 'shown') return fail({ kind: 'image-shown' });
    await discardUnused(mediaStore, deletion);
    return ok('deleted');
  };
