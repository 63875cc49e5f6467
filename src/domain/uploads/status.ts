import type { UploadStage } from './outcome.ts';
import { offsetOf, type KeptUpload } from './upload.ts';

/** The state of an upload as its account sees it. */
export const uploadStatuses = [
  'initiated',
  'uploading',
  'uploaded',
  'processing',
  'ready',
  'failed',
] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** Returns how many bytes were received: all, if the upload is confirmed. */
export const receivedBytes = (upload: KeptUpload): number =>
  upload.state === 'open' ? offsetOf(upload) : upload.sizeBytes;

export const statusOf = (upload: KeptUpload): UploadStatus => {
  if (upload.state !== 'open') return upload.state;
  const offset = offsetOf(upload);
  if (offset === upload.sizeBytes) return 'uploaded';
  return offset === 0 ? 'initiated' : 'uploading';
};

/** Returns whether the status is final. */
export const isFinal = (status: UploadStatus): boolean => status === 'ready' || status === 'failed';

/** When each step of processing begins, as a share of its duration: assembling reads and writes the file, the others decode it. */
const beginsAt: Readonly<Record<UploadStage, number>> = {
  waiting: 0,
  assembling: 5,
  measuring: 25,
  analyzing: 55,
};

/** Returns the percentage of the current status: of the bytes until all were received, of the processing after that. */
export const percentOf = (upload: KeptUpload): number => {
  if (upload.state === 'processing') return beginsAt[upload.stage];
  return upload.state === 'open' ? Math.floor((100 * offsetOf(upload)) / upload.sizeBytes) : 100;
};
