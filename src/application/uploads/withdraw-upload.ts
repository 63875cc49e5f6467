import type { ArtistMemberId } from '../../domain/shared/ids.ts';
import { isSubmitted, type DeletionScope } from '../../domain/uploads/deletion.ts';
import { isConfirmed, type UploadRecord } from '../../domain/uploads/upload.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { discardFiles } from './upload-files.ts';

export interface WithdrawingDependencies {
  readonly uploadStore: Pick<UploadStore, 'find' | 'withdraw'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

/**
 * Deletes the files of an upload after its record is marked. The record stays ten minutes: another process that receives bytes may still store
 * them, which are deleted with the record. A repeated deletion deletes the files that an outage left.
 */
export const withdrawUpload = async (
  { uploadStore, mediaStore, clock }: WithdrawingDependencies,
  { uploadId, artistId }: UploadRecord,
  { memberId, scope }: { readonly memberId: ArtistMemberId; readonly scope: DeletionScope },
): Promise<'deleted' | 'confirmed' | 'submitted'> => {
  const now = clock.now();
  const audit = artistNote({ memberId }, now, 'delete_upload', { subjects: [uploadId, artistId] });
  const marked =
    (await uploadStore.withdraw(uploadId, { now, scope, audit })) ?? (await uploadStore.find(uploadId));
  if (marked && isSubmitted(marked)) return 'submitted';
  if (marked && isConfirmed(marked)) return 'confirmed';
  if (marked) await discardFiles(mediaStore, marked);
  return 'deleted';
};
