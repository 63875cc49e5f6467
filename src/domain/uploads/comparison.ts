import type { Instant } from '../shared/calendar.ts';
import type { ComparedStems, StemComparison } from './stem-sum.ts';
import type { ReadyMaster, UploadRecord } from './upload.ts';

/** Returns whether an upload is a recording that is ready. */
export const isReadyMaster = (upload: UploadRecord | undefined): upload is ReadyMaster =>
  upload?.state === 'ready' && upload.stemId === undefined;

/** A recording that a worker compares with stems. */
export interface DueMaster extends ReadyMaster {
  readonly comparison: StemComparison & { readonly dueSince: Instant };
}

/** Returns whether a worker compares the recording with stems. */
export const isComparisonDue = (upload: UploadRecord): upload is DueMaster =>
  isReadyMaster(upload) && upload.comparison?.dueSince !== undefined;

/**
 * Returns a recording whose comparison is due, or undefined if it is none. A worker that compares earlier stems loses its lease: its result is not
 * recorded.
 */
export const comparisonRequested = (upload: UploadRecord, now: Instant): ReadyMaster | undefined => {
  if (!isReadyMaster(upload)) return undefined;
  const { token: _, ...kept } = upload;
  return { ...kept, workAt: now, comparison: { ...upload.comparison, dueSince: now, attempts: 0 } };
};

/** Returns a recording with the result of a comparison, or undefined if the token has no lease of it. Without a result, there is nothing to compare. */
export const compared = (
  upload: UploadRecord,
  { token, result }: { readonly token: string; readonly result: ComparedStems | undefined },
): ReadyMaster | undefined => {
  if (!isComparisonDue(upload) || upload.token !== token) return undefined;
  const { token: _, ...kept } = upload;
  return { ...kept, comparison: { ...result, attempts: 0 } };
};
