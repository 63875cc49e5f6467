import { fail, ok } from '../../domain/shared/result.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { ListUploads, ReadUpload } from '../../ports/driving/uploads/uploads.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';
import { isShown, shownUpload } from './shown-upload.ts';
import type { UploadLinks } from './upload-links.ts';

interface Dependencies {
  readonly uploadStore: Pick<UploadStore, 'find' | 'ofAccount'>;
  readonly uploadLinks: UploadLinks;
}

export const listUploads =
  ({ uploadStore, uploadLinks, ...cursors }: Cursors & Dependencies): ListUploads =>
  async ({ caller: { member }, limit, cursor }) => {
    const { accountId } = member;
    const page = await pageOf(cursors, { list: 'uploads', filter: { accountId }, cursor }, (after) =>
      uploadStore.ofAccount(accountId, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const uploads = items.flatMap((upload) =>
      isShown(upload, member) ? [shownUpload(uploadLinks, member, upload)] : [],
    );
    return ok({ uploads, nextCursor });
  };

export const readUpload =
  ({ uploadStore, uploadLinks }: Dependencies): ReadUpload =>
  async ({ caller: { member }, uploadId }) => {
    const upload = await uploadStore.find(uploadId);
    return isShown(upload, member)
      ? ok(shownUpload(uploadLinks, member, upload))
      : fail({ kind: 'artist-upload-not-found' });
  };
