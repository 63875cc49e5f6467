import type { ArtistMember } from '../../domain/artists/account.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { needsRecording, offsetOf, type KeptUpload } from '../../domain/uploads/upload.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { RecordingNeeded, UploadIncomplete } from '../../ports/driving/uploads/uploads.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { recordingOfTrack, type RecordingDependencies } from './stems/recording-of.ts';

export interface ConfirmingDependencies extends RecordingDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'confirm'>;
  readonly clock: Clock;
}

/** Ends the transfer of a recording or a stem. Undefined if the upload is gone. */
export const confirmTransfer = async (
  dependencies: ConfirmingDependencies,
  member: ArtistMember,
  upload: KeptUpload,
  sha256?: string,
): Promise<Result<KeptUpload, RecordingNeeded | UploadIncomplete> | undefined> => {
  const { uploadStore, clock } = dependencies;
  const { uploadId, artistId, trackId, sizeBytes } = upload;
  const recording = needsRecording(upload) && trackId && (await recordingOfTrack(dependencies, trackId));
  if (needsRecording(upload) && !recording) return fail({ kind: 'draft-recording-needed' });
  const now = clock.now();
  const audit = artistNote(member, now, 'confirm_upload', { subjects: [uploadId, artistId] });
  const confirmed = await uploadStore.confirm(uploadId, {
    ...{ now, audit },
    ...(sha256 !== undefined && { sha256 }),
  });
  if (!confirmed) return undefined;
  return confirmed === 'incomplete'
    ? fail({ kind: 'artist-upload-incomplete', receivedBytes: offsetOf(upload), sizeBytes })
    : ok(confirmed);
};
