import { dayMs, type Instant } from '../shared/calendar.ts';
import { masterKey } from './processing.ts';
import { deletionDelayMs, type DeletingUpload, type UploadRecord } from './upload.ts';

/** After a failed attempt to delete an upload, the next one is made a day later, so that others get their turn. */
const nextAttemptMs = dayMs;

/** Returns the keys of all files that the media store may have. */
export const filesOf = (upload: UploadRecord): readonly string[] => [
  ...[...upload.parts, ...upload.spare].map(({ key }) => key),
  // A worker that lost its lease may store it late.
  ...(upload.state === 'open' ? [] : [masterKey(upload)]),
];

const deleting = (upload: UploadRecord, dueAt: Instant): DeletingUpload => {
  const { uploadId, accountId, artistId, trackId, stemId, createdAt, parts, spare } = upload;
  const { fileName, contentType, sizeBytes, sha256, title, isrc } = upload;
  return {
    ...{ uploadId, accountId, artistId, createdAt, parts, spare, fileName, contentType, sizeBytes },
    ...(trackId !== undefined && { trackId }),
    ...(stemId !== undefined && { stemId }),
    ...(sha256 !== undefined && { sha256 }),
    ...(title !== undefined && { title }),
    ...(isrc !== undefined && { isrc }),
    state: 'deleting',
    dueAt,
  };
};

/** Which uploads a deletion applies to. By its URL an upload is deleted only while it is open. */
export type DeletionScope = 'open' | 'any';

/** Returns whether the catalog, or a revision that was submitted, has the file, so that the upload stays. */
export const isSubmitted = (upload: UploadRecord): boolean =>
  upload.state === 'ready' && upload.isSubmitted === true;

/**
 * Returns the record of an upload that is deleted from now on, or undefined if it is being deleted, if it is submitted, or if it is confirmed
 * and must be open.
 */
export const withdrawn = (
  upload: UploadRecord,
  now: Instant,
  scope: DeletionScope,
): DeletingUpload | undefined => {
  if (isSubmitted(upload)) return undefined;
  const isDeletable = scope === 'any' ? upload.state !== 'deleting' : upload.state === 'open';
  return isDeletable ? deleting(upload, now + deletionDelayMs) : undefined;
};

/** Returns the record of an upload that is due: to be deleted, or unchanged if it is not due. */
export const reconsidered = (upload: UploadRecord, now: Instant): UploadRecord => {
  if (!('dueAt' in upload) || upload.dueAt > now) return upload;
  return deleting(upload, now + (upload.state === 'deleting' ? nextAttemptMs : deletionDelayMs));
};
