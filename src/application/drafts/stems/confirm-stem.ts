import { roleMissingFor } from '../../../domain/artists/profile.ts';
import { ownedDraft } from '../../../domain/drafts/draft.ts';
import { stemOf } from '../../../domain/drafts/stems.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { offsetOf } from '../../../domain/uploads/upload.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { ConfirmStem } from '../../../ports/driving/drafts/stems.ts';
import { artistNote } from '../../artists/artist-notes.ts';
import { recordingOf, type RecordingDependencies } from '../../uploads/stems/recording-of.ts';
import { isShown } from '../../uploads/shown-upload.ts';
import type { UploadLinks } from '../../uploads/upload-links.ts';
import { shownStem } from './read-stems.ts';

interface Dependencies extends RecordingDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'confirm'>;
  readonly uploadLinks: UploadLinks;
  readonly clock: Clock;
}

export const confirmStem =
  (dependencies: Dependencies): ConfirmStem =>
  async ({ caller: { member }, trackId, stemId, sha256 }) => {
    const { draftStore, uploadStore, uploadLinks, clock } = dependencies;
    const missing = roleMissingFor(member, 'tracks');
    if (missing) return fail(missing);
    const found = ownedDraft(member, await draftStore.find(trackId));
    if (!found.ok) return found;
    const stem = stemOf(found.value, stemId);
    const upload = stem && (await uploadStore.find(stem.uploadId));
    const notFound = fail({ kind: 'draft-stem-not-found' } as const);
    if (!stem || !isShown(upload, member)) return notFound;
    if (upload.state === 'open' && !(await recordingOf(dependencies, found.value)))
      return fail({ kind: 'draft-recording-needed' });
    const { uploadId, artistId, sizeBytes } = upload;
    const now = clock.now();
    const audit = artistNote(member, now, 'confirm_upload', { subjects: [uploadId, artistId] });
    const confirmed = await uploadStore.confirm(uploadId, {
      ...{ now, audit },
      ...(sha256 !== undefined && { sha256 }),
    });
    if (!confirmed) return notFound;
    return confirmed === 'incomplete'
      ? fail({ kind: 'artist-upload-incomplete', receivedBytes: offsetOf(upload), sizeBytes })
      : ok(shownStem(uploadLinks, member, stem, confirmed));
  };
