import type { ArtistAccount } from '../../../domain/artists/account.ts';
import type { UploadRecord } from '../../../domain/uploads/upload.ts';
import { isSubmitted } from '../../../domain/uploads/deletion.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { ListPage, ListPlace } from '../../../ports/driven/shared/list-page.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import { pagesFrom } from '../../shared/pages-from.ts';
import { discardFiles } from '../../uploads/upload-files.ts';
import { eachOf } from './each-of.ts';
import { erasureNote } from './erasure-note.ts';

export interface ErasingUploads {
  readonly uploadStore: Pick<UploadStore, 'ofAccount' | 'withdraw'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

/**
 * Deletes the uploads of an account whose master the catalog does not have. A crash before all files of a marked upload are deleted leaves
 * them to `deleteDueUploads`, which also deletes what another process stores meanwhile.
 */
export const eraseUploads = async (
  { uploadStore, mediaStore, clock }: ErasingUploads,
  { accountId }: Pick<ArtistAccount, 'accountId'>,
): Promise<boolean> =>
  eachOf(
    pagesFrom<ListPlace, ListPage<UploadRecord>>((from) =>
      uploadStore.ofAccount(accountId, { limit: 100, ...from }),
    ),
    async (upload) => {
      if (isSubmitted(upload)) return true;
      const now = clock.now();
      const audit = erasureNote(now, 'erase_upload', [upload.uploadId, accountId]);
      const marked = await uploadStore.withdraw(upload.uploadId, { now, scope: 'any', audit });
      if (marked) await discardFiles(mediaStore, marked);
      return true;
    },
  );
