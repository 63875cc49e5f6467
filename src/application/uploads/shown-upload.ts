import type { ArtistMember } from '../../domain/artists/account.ts';
import { roleMissingFor } from '../../domain/artists/profile.ts';
import { percentOf, receivedBytes, statusOf } from '../../domain/uploads/status.ts';
import type { KeptUpload, UploadRecord } from '../../domain/uploads/upload.ts';
import type { ShownUpload } from '../../ports/driving/uploads/uploads.ts';
import type { UploadLinks } from './upload-links.ts';

/** Returns whether an account sees an upload: it is its own, and not being deleted. */
export const isShown = (
  upload: UploadRecord | undefined,
  { accountId }: Pick<ArtistMember, 'accountId'>,
): upload is KeptUpload => upload?.accountId === accountId && upload.state !== 'deleting';

const announcedOf = (upload: KeptUpload) => {
  const { uploadId, artistId, trackId, stemId, createdAt } = upload;
  const { fileName, contentType, sizeBytes, sha256, title, isrc } = upload;
  return {
    ...{ uploadId, artistId, fileName, contentType, sizeBytes, createdAt },
    ...(trackId !== undefined && { trackId }),
    ...(stemId !== undefined && { stemId }),
    ...(sha256 !== undefined && { sha256 }),
    ...(title !== undefined && { title }),
    ...(isrc !== undefined && { isrc }),
  };
};

/** Returns the members of an upload that depend on its state. */
const progressOf = (upload: KeptUpload) => ({
  status: statusOf(upload),
  progress: percentOf(upload),
  receivedBytes: receivedBytes(upload),
  ...(upload.state === 'processing' && { stage: upload.stage }),
  ...(upload.state === 'ready' && upload.stemId === undefined && { measured: upload.measured }),
  ...(upload.state === 'failed' && { failure: upload.failure }),
  ...(upload.state !== 'open' && { confirmedAt: upload.confirmedAt }),
});

/** Returns an upload as a member of its account sees it, with a URL for the bytes while the member may send them. */
export const shownUpload = (
  uploadLinks: UploadLinks,
  member: ArtistMember,
  upload: KeptUpload,
): ShownUpload => {
  const { uploadId } = upload;
  const { memberId } = member;
  const expiresAt = upload.state === 'open' && !roleMissingFor(member, 'tracks') ? upload.dueAt : undefined;
  return {
    ...announcedOf(upload),
    ...progressOf(upload),
    ...(expiresAt !== undefined && {
      upload: { url: uploadLinks.url({ uploadId, memberId, expiresAt }), expiresAt },
    }),
  };
};
