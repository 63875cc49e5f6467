import type { ArtistMember } from '../../domain/artists/account.ts';
import { roleMissingFor } from '../../domain/artists/profile.ts';
import { offsetOf, statusOf, type OpenUpload, type UploadRecord } from '../../domain/uploads/upload.ts';
import type { ShownUpload } from '../../ports/driving/uploads/uploads.ts';
import type { UploadLinks } from './upload-links.ts';

/** Returns whether an account sees an upload: it is its own, and not being deleted. */
export const isShown = (
  upload: UploadRecord | undefined,
  { accountId }: Pick<ArtistMember, 'accountId'>,
): upload is OpenUpload => upload?.accountId === accountId && upload.state === 'open';

/** Returns an upload as a member of its account sees it, with a URL for the bytes if the member may upload. */
export const shownUpload = (
  uploadLinks: UploadLinks,
  member: ArtistMember,
  upload: OpenUpload,
): ShownUpload => {
  const { accountId: _, parts: __, spare: ___, state: ____, dueAt: expiresAt, ...announced } = upload;
  const { uploadId } = announced;
  const { memberId } = member;
  return {
    ...announced,
    status: statusOf(upload),
    receivedBytes: offsetOf(upload),
    ...(!roleMissingFor(member, 'tracks') && {
      upload: { url: uploadLinks.url({ uploadId, memberId, expiresAt }), expiresAt },
    }),
  };
};
