import type { Instant } from '../shared/calendar.ts';
import type { UploadId } from '../shared/ids.ts';

/** How far the sum of the stems of a track is from its recording, or why it is unknown. */
export type StemSum =
  /** The RMS of (recording − sum of stems) relative to that of the recording, in dB; lower is closer. */
  | { readonly kind: 'measured'; readonly residualDb: number }
  /** One of the stems has another length, sample rate or more channels. */
  | { readonly kind: 'mismatch'; readonly uploadId: UploadId; readonly detail: string }
  | { readonly kind: 'failed' };

/** The stems that were compared, in their order in the draft, and the result. */
export interface ComparedStems {
  readonly stems: readonly UploadId[];
  readonly sum: StemSum;
}

/** The comparison of a recording with the stems of its track. The record of the recording is the job. */
export interface StemComparison extends Partial<ComparedStems> {
  /** When the comparison was requested that a worker makes next. Absent if none is due. */
  readonly dueSince?: Instant;
  /** Attempts that count, including the current one. */
  readonly attempts: number;
}

/** Returns the result of a comparison if it is that of these stems and none is due. */
export const sumOfStems = (
  comparison: StemComparison | undefined,
  stems: readonly UploadId[],
): StemSum | undefined => {
  if (comparison?.dueSince !== undefined || comparison?.stems?.length !== stems.length) return undefined;
  return comparison.stems.every((id, n) => id === stems[n]) ? comparison.sum : undefined;
};
