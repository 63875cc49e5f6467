import {
  failedWith,
  formatFailure,
  noRecordingFailure,
  type UploadOutcome,
} from '../../../domain/uploads/outcome.ts';
import type { ProcessingUpload } from '../../../domain/uploads/upload.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { MediaObject, MediaStore } from '../../../ports/driven/media/media-store.ts';
import { recordingOfTrack, type RecordingDependencies } from './recording-of.ts';

export interface MeasuringStems extends RecordingDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly mediaStore: Pick<MediaStore, 'borrow'>;
  readonly audioProcessor: Pick<AudioProcessor, 'compareStems'>;
}

/**
 * Compares the file of a stem with the recording of its track, as an import does: its length, sample rate and channels must be the same. The sum of
 * all stems is measured later.
 */
export const measureStem = async (
  dependencies: MeasuringStems,
  { trackId }: Pick<ProcessingUpload, 'trackId'>,
  stored: MediaObject,
): Promise<UploadOutcome> => {
  const { mediaStore, audioProcessor } = dependencies;
  const master = trackId && (await recordingOfTrack(dependencies, trackId));
  if (!master) return noRecordingFailure;
  const compared = await mediaStore.borrow(master.measured.master.key, (recording) =>
    mediaStore.borrow(stored.key, (file) => audioProcessor.compareStems(recording, [file])),
  );
  if (!compared.ok) {
    const { stem, reason, detail } = compared.failure;
    if (stem === undefined) throw new Error(`the recording of ${trackId} cannot be decoded: ${detail}`);
    return failedWith(reason, detail);
  }
  const [found] = compared.value.stems;
  if (!found) throw new Error(`no stem of ${trackId} was compared`);
  const { container: format, durationMs } = found;
  const { key, sizeBytes, sha256 } = stored;
  return (
    formatFailure(format) ?? {
      kind: 'ready-stem',
      measured: { file: { key, format, sizeBytes, sha256 }, durationMs },
    }
  );
};
