import type { KnownUpload, QueuedFile } from './queued-file.ts';

/** Files are duplicates of each other within their group: the recordings of the account, or the stems of one track. */
export const groupOf = ({ stem }: Pick<QueuedFile, 'stem'>): string => stem?.trackId ?? '';

export const isIncomplete = ({ status }: Pick<KnownUpload, 'status'>): boolean =>
  status === 'initiated' || status === 'uploading' || status === 'uploaded';

/** Returns the SHA-256 of an upload, as measured if all bytes were received. */
export const digestIn = ({ sha256, measured }: KnownUpload): string | undefined => measured?.sha256 ?? sha256;

type Purposes = Pick<QueuedFile, 'replaces' | 'continues' | 'stem' | 'uploadId'>;

/** Returns whether an upload is that of the stem that the file is for, with another name or category than the file gives it. */
export const isOtherVersion = ({ stem, continues }: Purposes, upload: KnownUpload): boolean =>
  stem?.stemId !== undefined &&
  !continues &&
  upload.stemId === stem.stemId &&
  (upload.stemName !== stem.name || upload.stemCategory !== stem.category);

/** Returns whether the upload of a file was announced before. If it is gone, another one has replaced it: the file must not replace that one. */
export const mustExist = ({ stem, continues, uploadId }: Purposes): boolean =>
  stem !== undefined && (uploadId !== undefined || continues !== undefined);

/** Returns the file as one that replaces the file of a stem. */
export const asStem = (one: QueuedFile, upload: KnownUpload | undefined): QueuedFile =>
  one.stem && upload?.stemId !== undefined ? { ...one, stem: { ...one.stem, stemId: upload.stemId } } : one;

/**
 * Returns whether an upload with the bytes of a file is for the same purpose. A corrected recording is for its track, and a stem for the one that it
 * replaces, if one was chosen: another upload of the same bytes stays as it is.
 */
const isFor = ({ replaces, stem }: Purposes, upload: KnownUpload): boolean => {
  if (stem) return stem.stemId === undefined || upload.stemId === stem.stemId;
  return !replaces || upload.trackId === replaces.trackId;
};

interface SameBytes {
  /** The incomplete upload that the file continues. */
  readonly begun: KnownUpload | undefined;
  /** The incomplete upload of a stem that gets the name and the category that the file gives it. */
  readonly renamed: KnownUpload | undefined;
  /** The complete upload that makes the file a duplicate. */
  readonly done: KnownUpload | undefined;
}

/** Returns the uploads with the bytes of a file. */
export const sameBytes = (one: QueuedFile, sha256: string, known: readonly KnownUpload[]): SameBytes => {
  const same = known.filter((upload) => digestIn(upload) === sha256);
  const incomplete = same.filter(
    (upload) => isIncomplete(upload) && upload.sizeBytes === one.file.size && isFor(one, upload),
  );
  const begun = incomplete.find((upload) => !isOtherVersion(asStem(one, upload), upload));
  return {
    begun,
    renamed: begun ? undefined : incomplete[0],
    done: same.find(
      (upload) =>
        (upload.status === 'processing' || upload.status === 'ready') && !isOtherVersion(one, upload),
    ),
  };
};
