import { roleMissingFor } from '../../domain/artists/profile.ts';
import type { ArtistMemberId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { DeletionScope } from '../../domain/uploads/deletion.ts';
import { isConfirmed, type UploadRecord } from '../../domain/uploads/upload.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { DeleteUpload, TerminateUpload } from '../../ports/driving/uploads/uploads.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { discardFiles } from './upload-files.ts';
import { permittedGrant, type Granting } from './upload-links.ts';

interface Dependencies {
  readonly uploadStore: Pick<UploadStore, 'find' | 'withdraw'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

/**
 * Deletes the files of an upload after its record is marked. The record stays ten minutes: another process that receives bytes may still store
 * them, which are deleted with the record. A repeated deletion deletes the files that an outage left.
 */
const withdraw = async (
  { uploadStore, mediaStore, clock }: Dependencies,
  { uploadId, artistId }: UploadRecord,
  { memberId, scope }: { readonly memberId: ArtistMemberId; readonly scope: DeletionScope },
): Promise<'deleted' | 'confirmed'> => {
  const now = clock.now();
  const audit = artistNote({ memberId }, now, 'delete_upload', { subjects: [uploadId, artistId] });
  const marked =
    (await uploadStore.withdraw(uploadId, { now, scope, audit })) ?? (await uploadStore.find(uploadId));
  if (marked && isConfirmed(marked)) return 'confirmed';
  if (marked) await discardFiles(mediaStore, marked);
  return 'deleted';
};

export const deleteUpload =
  (dependencies: Dependencies): DeleteUpload =>
  async ({ caller: { member }, uploadId }) => {
    const missing = roleMissingFor(member, 'tracks');
    if (missing) return fail(missing);
    const upload = await dependencies.uploadStore.find(uploadId);
    if (upload?.accountId !== member.accountId) return fail({ kind: 'artist-upload-not-found' });
    await withdraw(dependencies, upload, { memberId: member.memberId, scope: 'any' });
    return ok('deleted');
  };

export const terminateUpload =
  (dependencies: Dependencies & Granting): TerminateUpload =>
  async ({ token }) => {
    const grant = await permittedGrant(dependencies, token);
    const upload = grant && (await dependencies.uploadStore.find(grant.uploadId));
    if (!upload || upload.accountId !== grant.accountId || isConfirmed(upload))
      return fail({ kind: 'link-dead' });
    const outcome = await withdraw(dependencies, upload, { memberId: grant.memberId, scope: 'open' });
    return outcome === 'deleted' ? ok('deleted') : fail({ kind: 'link-dead' });
  };
