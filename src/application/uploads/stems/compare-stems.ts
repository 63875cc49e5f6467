import type { ComparedStems, StemSum } from '../../../domain/uploads/stem-sum.ts';
import type { TrackId, UploadId } from '../../../domain/shared/ids.ts';
import type { ReadyMaster, ReadyStem, UploadRecord } from '../../../domain/uploads/upload.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import { recordingOf, type RecordingDependencies } from './recording-of.ts';

export interface ComparingDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'find'>;
  readonly mediaStore: Pick<MediaStore, 'borrow'>;
  readonly audioProcessor: Pick<AudioProcessor, 'compareStems'>;
}

/** Returns the uploads of the stems that the draft of a recording names. */
export const stemsToCompare = async (
  { draftStore }: Pick<ComparingDependencies, 'draftStore'>,
  { trackId }: Pick<UploadRecord, 'trackId'>,
): Promise<readonly UploadId[]> => {
  const draft = trackId && (await draftStore.find(trackId));
  return draft?.details.stems?.map(({ uploadId }) => uploadId) ?? [];
};

/** Returns the stems of a recording, or undefined if there are none or one of them is not ready: it will request a comparison. */
const readyStems = async (
  dependencies: Pick<ComparingDependencies, 'draftStore' | 'uploadStore'>,
  master: ReadyMaster,
): Promise<readonly ReadyStem[] | undefined> => {
  const stems = await stemsToCompare(dependencies, master);
  const found = await Promise.all(stems.map((uploadId) => dependencies.uploadStore.find(uploadId)));
  const ready = found.flatMap((upload) =>
    upload?.state === 'ready' && upload.stemId !== undefined ? [upload] : [],
  );
  return ready.length === stems.length && ready.length > 0 ? ready : undefined;
};

/** Calls `use` with a local file for each key, all at the same time. */
const borrowAll = <Value>(
  mediaStore: Pick<MediaStore, 'borrow'>,
  [key, ...keys]: readonly string[],
  use: (files: readonly string[]) => Promise<Value>,
): Promise<Value> =>
  key === undefined
    ? use([])
    : mediaStore.borrow(key, (file) => borrowAll(mediaStore, keys, (files) => use([file, ...files])));

export interface RequestingDependencies extends RecordingDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'requestComparison'>;
  readonly clock: Clock;
}

/** Requests the comparison of the stems of a track, because one of them or the recording is ready or gone since the last one. */
export const requestComparison = async (
  dependencies: RequestingDependencies,
  trackId: TrackId,
): Promise<void> => {
  const { draftStore, uploadStore, clock } = dependencies;
  const draft = await draftStore.find(trackId);
  if (!draft?.details.stems) return;
  const master = await recordingOf(dependencies, draft);
  if (master) await uploadStore.requestComparison(master.uploadId, clock.now());
};

/** Compares the sum of the stems of a track with a recording, as an import does. Undefined if there is nothing to compare now. */
export const compareStems = async (
  dependencies: ComparingDependencies,
  master: ReadyMaster,
): Promise<ComparedStems | undefined> => {
  const { mediaStore, audioProcessor } = dependencies;
  const ready = await readyStems(dependencies, master);
  if (!ready) return undefined;
  const keys = [master.measured.master.key, ...ready.map(({ measured }) => measured.file.key)];
  const compared = await borrowAll(mediaStore, keys, ([recording = '', ...files]) =>
    audioProcessor.compareStems(recording, files),
  );
  const stems = ready.map(({ uploadId }) => uploadId);
  if (compared.ok) return { stems, sum: { kind: 'measured', residualDb: compared.value.residualDb } };
  const { stem, detail } = compared.failure;
  const uploadId = stem === undefined ? undefined : stems[stem];
  const sum: StemSum = uploadId === undefined ? { kind: 'failed' } : { kind: 'mismatch', uploadId, detail };
  return { stems, sum };
};
