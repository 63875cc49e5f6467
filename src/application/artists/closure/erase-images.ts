import type { ArtistAccount } from '../../../domain/artists/account.ts';
import type { ImageRecord } from '../../../domain/images/image.ts';
import type { ImageUploadId } from '../../../domain/shared/ids.ts';
import type { ImageStore } from '../../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { discardUnused } from '../../images/picture-files.ts';
import { keyedPagesFrom } from '../../shared/pages-from.ts';
import { eachOf } from './each-of.ts';
import { erasureNote } from './erasure-note.ts';

export interface ErasingImages {
  readonly imageStore: Pick<ImageStore, 'ofAccount' | 'withdraw'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

/**
 * Deletes the confirmed images of an account, apart from covers of tracks in the catalog. Profiles and albums are erased before, so that they show
 * none. Images that are not confirmed are deleted a day after they were begun. A crash before all files of a marked image are deleted leaves them to
 * `deleteDueImages`.
 */
export const eraseImages = async (
  { imageStore, mediaStore, clock }: ErasingImages,
  { accountId }: Pick<ArtistAccount, 'accountId'>,
): Promise<boolean> =>
  eachOf(
    keyedPagesFrom<ImageUploadId, ImageRecord>(
      (from) => imageStore.ofAccount(accountId, { limit: 100, ...from }),
      ({ uploadId }) => uploadId,
    ),
    async (image) => {
      const now = clock.now();
      const audit = erasureNote(now, 'erase_image', [image.imageId, accountId]);
      const marked = await imageStore.withdraw(image, { now, audit });
      if (marked !== undefined && marked !== 'shown') await discardUnused(mediaStore, marked);
      return true;
    },
  );
