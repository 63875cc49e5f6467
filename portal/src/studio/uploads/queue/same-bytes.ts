import type { KnownUpload, QueuedFile } from './queued-file.ts';

/** Files are duplicates of each other within their group: the recordings of the account, or the stems of one track. */
export const groupOf = ({ stem }: Pick<QueuedFile, 'stem'>): string => stem?.trackId ?? '';

export const isIncomplete = ({ status }: Pick<KnownUpload, 'status'>): boolean =>
  status === 'initiated' || status === 'uploading' || status === 'uploaded';

/** Returns the SHA-256 of an upload, as measured if all bytes were received. */
export const digestIn = ({ sha256, measured }: KnownUpload): string | undefined => measured?.sha256 ?? sha256;

/**
 * Returns whether an upload with the bytes of a file is for the same purpose. A corrected recording is for its track, and a stem for the one that it
 * replaces or has the name of: another upload of the same bytes stays as it is.
 */
const isFor = ({ replaces, stem }: QueuedFile, upload: KnownUpload): boolean => {
  if (stem) return stem.stemId === undefined ? upload.stemName === stem.name : upload.stemId === stem.stemId;
  return !replaces || upload.trackId === replaces.trackId;
};

/** Returns the incomplete upload that the file continues, and the complete one that makes it a duplicate. */
export const sameBytes = (
  one: QueuedFile,
  sha256: string,
  known: readonly KnownUpload[],
): { readonly begun: KnownUpload | undefined; readonly done: KnownUpload | undefined } => {
  const same = known.filter((upload) => digestIn(upload) === sha256);
  return {
    begun: same.find(
      (upload) => isIncomplete(upload) && upload.sizeBytes === one.file.size && isFor(one, upload),
    ),
    done: same.find(({ status }) => status === 'processing' || status === 'ready'),
  };
};
