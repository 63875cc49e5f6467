import type { ArtistMember } from '../../../domain/artists/account.ts';
import { ownedDraft, type DraftStem } from '../../../domain/drafts/draft.ts';
import { sumOfStems } from '../../../domain/uploads/stem-sum.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { UploadRecord } from '../../../domain/uploads/upload.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { ListOwnStems, ShownStem } from '../../../ports/driving/drafts/stems.ts';
import { isShown, shownUpload } from '../../uploads/shown-upload.ts';
import type { UploadLinks } from '../../uploads/upload-links.ts';
import { recordingOf, type RecordingDependencies } from '../../uploads/stems/recording-of.ts';
import { uploadsOfStems } from './stem-records.ts';

/** Returns a stem as a member of its account sees it. */
export const shownStem = (
  uploadLinks: UploadLinks,
  member: ArtistMember,
  { uploadId: _, ...stem }: DraftStem,
  upload: UploadRecord | undefined,
): ShownStem => ({
  ...stem,
  ...(isShown(upload, member) && { upload: shownUpload(uploadLinks, member, upload) }),
  ...(upload?.state === 'ready' && upload.stemId !== undefined && { measured: upload.measured }),
});

interface Dependencies extends RecordingDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly uploadLinks: UploadLinks;
}

export const listOwnStems =
  (dependencies: Dependencies): ListOwnStems =>
  async ({ caller: { member }, trackId }) => {
    const { draftStore, uploadStore, uploadLinks } = dependencies;
    const found = ownedDraft(member, await draftStore.find(trackId));
    if (!found.ok) return found;
    const { stems = [] } = found.value.details;
    const [uploads, master] = await Promise.all([
      uploadsOfStems(uploadStore, found.value),
      stems.length > 0 ? recordingOf(dependencies, found.value) : undefined,
    ]);
    const shown = stems.map((stem) =>
      shownStem(
        uploadLinks,
        member,
        stem,
        uploads.find(({ uploadId }) => uploadId === stem.uploadId),
      ),
    );
    const sum = sumOfStems(
      master?.comparison,
      stems.map(({ uploadId }) => uploadId),
    );
    return ok({ stems: shown, ...(sum?.kind === 'measured' && { residualDb: sum.residualDb }) });
  };
