import { isSubmitted } from './deletion.ts';
import { offsetOf, type UploadRecord } from './upload.ts';

/** The limits of the uploads of an account. */
export interface UploadTotals {
  /** Uploads that are not complete. */
  readonly underWay: number;
  /** Uploads, complete or not. */
  readonly uploads: number;
  /** Bytes of all uploads, as they were announced, except failed ones, whose files are deleted, and submitted ones. */
  readonly bytes: number;
}

const gibibyte = 2 ** 30;

export const uploadTotals: UploadTotals = { underWay: 20, uploads: 2_000, bytes: 50 * gibibyte };

/** The account has as many uploads as it can have, or they would exceed the limit of bytes. */
export interface UploadsFull {
  readonly kind: 'artist-uploads-full';
  /** The limit, with its unit. */
  readonly limit: string;
}

/** Returns the failure for one of the limits. */
export const uploadsFull = (limit: keyof UploadTotals): UploadsFull => ({
  kind: 'artist-uploads-full',
  limit: {
    underWay: `${uploadTotals.underWay} incomplete uploads at a time`,
    uploads: `${uploadTotals.uploads.toLocaleString('en')} uploads`,
    bytes: `${uploadTotals.bytes / gibibyte} GiB of uploads`,
  }[limit],
});

/** Returns the bytes that an upload counts as; undefined if it does not count: it is being deleted, or is submitted. */
export const countedBytes = (upload: UploadRecord): number | undefined => {
  if (upload.state === 'deleting' || isSubmitted(upload)) return undefined;
  return upload.state === 'failed' ? 0 : upload.sizeBytes;
};

/** Returns whether an upload counts as under way: bytes are missing. */
export const isUnderWay = (upload: UploadRecord): boolean =>
  upload.state === 'open' && offsetOf(upload) < upload.sizeBytes;
