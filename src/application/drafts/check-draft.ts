import type { RowIssue } from '../../domain/catalog/delivery/delivery.ts';
import type { ArtistMember } from '../../domain/artists/account.ts';
import { ownedDraft, type Draft } from '../../domain/drafts/draft.ts';
import { submissionOf } from '../../domain/drafts/submission.ts';
import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { CheckDraft } from '../../ports/driving/drafts/drafts.ts';
import { revisionDelivery } from './revisions/submit-revision.ts';
import { stemFacts } from './stems/stem-records.ts';
import { submissionFacts, type FactsDependencies } from './submission-facts.ts';

interface Dependencies extends FactsDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'sound'>;
}

const issuesOf = async (
  dependencies: Dependencies,
  draft: Draft,
  member: ArtistMember,
): Promise<readonly RowIssue[]> => {
  const { library, uploadStore } = dependencies;
  const { trackId, submitted, details } = draft;
  const track = submitted && (await library.find(trackId));
  if (track?.moderationStatus === 'approved') {
    const revised = await revisionDelivery(dependencies, { draft, member, prior: track });
    return revised.ok ? [] : revised.failure;
  }
  const upload = await uploadStore.masterOf(trackId);
  const sound = upload && (await uploadStore.sound(upload.uploadId));
  const stems = await stemFacts(uploadStore, draft, upload);
  const { facts } = await submissionFacts(dependencies, draft, { sound, stems, member });
  const delivery = submissionOf(details, facts);
  return delivery.ok ? [] : delivery.failure;
};

/** Returns what prevents the submission of a track as it is now. Nothing is submitted. */
export const checkDraft =
  (dependencies: Dependencies): CheckDraft =>
  async ({ caller: { member }, trackId }) => {
    const found = ownedDraft(member, await dependencies.draftStore.find(trackId));
    return found.ok ? ok(await issuesOf(dependencies, found.value, member)) : found;
  };
