import { filesOf } from '../../domain/uploads/deletion.ts';
import type { UploadRecord } from '../../domain/uploads/upload.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';

/** Deletes all files of an upload; those that do not exist are ignored. */
export const discardFiles = async (
  mediaStore: Pick<MediaStore, 'discard'>,
  upload: UploadRecord,
): Promise<void> => {
  for (const key of filesOf(upload)) await mediaStore.discard(key);
};
