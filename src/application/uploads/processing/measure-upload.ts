import {
  checksumFailure,
  failedWith,
  formatFailure,
  type UploadOutcome,
  type UploadStage,
} from '../../../domain/uploads/outcome.ts';
import type { ProcessingUpload } from '../../../domain/uploads/upload.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor, AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import type { MediaObject, MediaStore } from '../../../ports/driven/media/media-store.ts';
import { masterOf, measureMaster, type MasterSound } from '../../shared/measure-master.ts';
import { assembleMaster } from './assemble-master.ts';
import { measureStem, type MeasuringStems } from '../stems/measure-stem.ts';

export interface MeasuringDependencies extends MeasuringStems {
  readonly mediaStore: Pick<MediaStore, 'describe' | 'assemble' | 'borrow' | 'discard'>;
  readonly audioProcessor: Pick<AudioProcessor, 'examine' | 'compareStems'>;
  readonly audioAnalyzer: Pick<AudioAnalyzer, 'analyze'>;
}

/** Called when a step begins. It throws if the work was canceled. */
export type OnStage = (stage: UploadStage) => Promise<void>;

const ready = (file: MediaObject, sound: MasterSound): UploadOutcome => {
  const { fingerprint, ...analysis } = sound.analyzed;
  const { tempo, key } = analysis;
  return {
    kind: 'ready',
    sound: { peaks: sound.examined.peaks, analysis, ...(fingerprint && { fingerprint }) },
    measured: {
      master: masterOf(file, sound),
      durationMs: sound.examined.durationMs,
      ...(tempo.known && { tempo: { bpm: tempo.value.bpm, confidence: tempo.confidence } }),
      ...(key.known && { key: { ...key.value, confidence: key.confidence } }),
    },
  };
};

const rejection = ({ reason, detail }: AudioRejected): UploadOutcome => failedWith(reason, detail);

/** Assembles the file of an upload, unless an earlier attempt did, and measures it. */
export const measureUpload = async (
  dependencies: MeasuringDependencies,
  upload: ProcessingUpload,
  onStage: OnStage,
): Promise<UploadOutcome> => {
  await onStage('assembling');
  const file = await assembleMaster(dependencies, upload);
  if (file.sizeBytes !== upload.sizeBytes)
    throw new Error(`the parts of ${upload.uploadId} have ${file.sizeBytes} bytes together`);
  if (upload.sha256 !== undefined && upload.sha256 !== file.sha256) return checksumFailure(file.sha256);
  await onStage('measuring');
  if (upload.stemId !== undefined) return measureStem(dependencies, upload, file);
  const sound = await dependencies.mediaStore.borrow(file.key, (local) =>
    measureMaster(dependencies, local, () => onStage('analyzing')),
  );
  if (!sound.ok) return rejection(sound.failure);
  return formatFailure(sound.value.examined.container) ?? ready(file, sound.value);
};
