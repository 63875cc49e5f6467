import { roleMissingFor } from '../../domain/artists/profile.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { offsetOf } from '../../domain/uploads/upload.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { ConfirmUpload } from '../../ports/driving/uploads/uploads.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { isShown, shownUpload } from './shown-upload.ts';
import type { UploadLinks } from './upload-links.ts';

interface Dependencies {
  readonly uploadStore: Pick<UploadStore, 'find' | 'confirm'>;
  readonly uploadLinks: UploadLinks;
  readonly clock: Clock;
}

export const confirmUpload =
  ({ uploadStore, uploadLinks, clock }: Dependencies): ConfirmUpload =>
  async ({ caller: { member }, uploadId }) => {
    const missing = roleMissingFor(member, 'tracks');
    if (missing) return fail(missing);
    const notFound = fail({ kind: 'artist-upload-not-found' } as const);
    const upload = await uploadStore.find(uploadId);
    if (!isShown(upload, member)) return notFound;
    const now = clock.now();
    const audit = artistNote(member, now, 'confirm_upload', { subjects: [uploadId, upload.artistId] });
    const confirmed = await uploadStore.confirm(uploadId, { now, audit });
    if (!confirmed) return notFound;
    if (confirmed !== 'incomplete') return ok(shownUpload(uploadLinks, member, confirmed));
    const { sizeBytes } = upload;
    return fail({ kind: 'artist-upload-incomplete', receivedBytes: offsetOf(upload), sizeBytes });
  };
