import { masterKey } from '../../../domain/uploads/processing.ts';
import type { ProcessingUpload } from '../../../domain/uploads/upload.ts';
import type { MediaObject, MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';

interface Dependencies {
  readonly uploadStore: Pick<UploadStore, 'find'>;
  readonly mediaStore: Pick<MediaStore, 'describe' | 'assemble' | 'discard'>;
}

/**
 * Returns the assembled file of an upload, from an earlier attempt if there is one: its key and its bytes are the same in each. If the account deleted the
 * upload meanwhile, the file may have been stored after the deletion of the others, and is deleted here.
 */
export const assembleMaster = async (
  { uploadStore, mediaStore }: Dependencies,
  upload: ProcessingUpload,
): Promise<MediaObject> => {
  const key = masterKey(upload);
  const existing = await mediaStore.describe(key);
  if (existing) return existing;
  const assembled = await mediaStore.assemble(
    key,
    upload.parts.map((part) => part.key),
  );
  const now = await uploadStore.find(upload.uploadId);
  if (now?.state !== 'processing' && now?.state !== 'ready') await mediaStore.discard(key);
  return assembled;
};
