import { roleMissingFor } from '../../../domain/artists/profile.ts';
import { ownedDraft } from '../../../domain/drafts/draft.ts';
import { stemOf } from '../../../domain/drafts/stems.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ConfirmStem } from '../../../ports/driving/drafts/stems.ts';
import { confirmTransfer, type ConfirmingDependencies } from '../../uploads/confirm-transfer.ts';
import { isShown } from '../../uploads/shown-upload.ts';
import type { UploadLinks } from '../../uploads/upload-links.ts';
import { shownStem } from './read-stems.ts';

export const confirmStem =
  (dependencies: ConfirmingDependencies & { readonly uploadLinks: UploadLinks }): ConfirmStem =>
  async ({ caller: { member }, trackId, stemId, sha256 }) => {
    const { draftStore, uploadStore, uploadLinks } = dependencies;
    const missing = roleMissingFor(member, 'tracks');
    if (missing) return fail(missing);
    const found = ownedDraft(member, await draftStore.find(trackId));
    if (!found.ok) return found;
    const stem = stemOf(found.value, stemId);
    const upload = stem && (await uploadStore.find(stem.uploadId));
    const notFound = fail({ kind: 'draft-stem-not-found' } as const);
    if (!stem || !isShown(upload, member)) return notFound;
    const confirmed = await confirmTransfer(dependencies, member, upload, sha256);
    if (!confirmed) return notFound;
    return confirmed.ok ? ok(shownStem(uploadLinks, member, stem, confirmed.value)) : confirmed;
  };
