import { roleMissingFor } from '../../domain/artists/profile.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ConfirmUpload } from '../../ports/driving/uploads/uploads.ts';
import { confirmTransfer, type ConfirmingDependencies } from './confirm-transfer.ts';
import { isShown, shownUpload } from './shown-upload.ts';
import type { UploadLinks } from './upload-links.ts';

export const confirmUpload =
  (dependencies: ConfirmingDependencies & { readonly uploadLinks: UploadLinks }): ConfirmUpload =>
  async ({ caller: { member }, uploadId }) => {
    const missing = roleMissingFor(member, 'tracks');
    if (missing) return fail(missing);
    const notFound = fail({ kind: 'artist-upload-not-found' } as const);
    const upload = await dependencies.uploadStore.find(uploadId);
    if (!isShown(upload, member)) return notFound;
    const confirmed = await confirmTransfer(dependencies, member, upload);
    if (!confirmed) return notFound;
    return confirmed.ok ? ok(shownUpload(dependencies.uploadLinks, member, confirmed.value)) : confirmed;
  };
