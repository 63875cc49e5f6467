import type { Track } from '../../../domain/catalog/track.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { canonical } from '../../../domain/shared/canonical.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import { isReadyMaster } from '../../../domain/uploads/comparison.ts';
import type { ReadyMaster } from '../../../domain/uploads/upload.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';

export interface RecordingDependencies {
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf'>;
}

/**
 * Returns the recording with which the stems of a draft are compared: that of the catalog if its track is approved, because a revision keeps it, and
 * otherwise the latest one, which a submission would use. If the draft has the stems of the catalog, the comparison is that of the catalog. Undefined
 * if there is no recording.
 */
export const recordingOf = async (
  { library, uploadStore }: RecordingDependencies,
  { trackId, submitted, details: { stems = [] } }: Pick<Draft, 'trackId' | 'submitted' | 'details'>,
  known?: Track,
): Promise<ReadyMaster | undefined> => {
  const track = known ?? (submitted && (await library.find(trackId)));
  if (!submitted || track?.moderationStatus !== 'approved') return uploadStore.masterOf(trackId);
  const upload = await uploadStore.find(submitted.uploadId);
  if (!isReadyMaster(upload)) return undefined;
  const isSame = canonical(stems) === canonical(submitted.details.stems ?? []);
  if (!isSame || !track.sumsToMaster) return upload;
  const sum = { kind: 'measured' as const, ...track.sumsToMaster };
  return { ...upload, comparison: { stems: stems.map(({ uploadId }) => uploadId), sum, attempts: 0 } };
};

/** Returns the recording with which the stems of a track are compared. Undefined if its account has no such track. */
export const recordingOfTrack = async (
  dependencies: RecordingDependencies & { readonly draftStore: Pick<DraftStore, 'find'> },
  trackId: TrackId,
): Promise<ReadyMaster | undefined> => {
  const draft = await dependencies.draftStore.find(trackId);
  return draft && recordingOf(dependencies, draft);
};
