import {
  hasPart,
  isNamed,
  offsetOf,
  partBytes,
  type KeptUpload,
  type UploadPart,
  type UploadRecord,
} from './upload.ts';

/**
 * Returns the upload with consecutive parts replaced by one with the same bytes, or undefined if it has others meanwhile. Parts that were joined
 * before stay so, also if the upload was confirmed since.
 */
export const joined = (
  upload: UploadRecord,
  { keys, part }: { readonly keys: readonly string[]; readonly part: UploadPart },
): KeptUpload | undefined => {
  if (upload.state !== 'deleting' && hasPart(upload, part)) return upload;
  if (upload.state !== 'open' || keys.length === 0) return undefined;
  const first = upload.parts.findIndex(({ key }) => key === keys[0]);
  const run = first < 0 ? [] : upload.parts.slice(first, first + keys.length);
  const isSame = run.length === keys.length && run.every(({ key }, n) => key === keys[n]);
  const isWhole = offsetOf({ parts: run }) === part.sizeBytes;
  if (!isSame || !isWhole || !isNamed(upload.spare, part.key)) return undefined;
  const spare = upload.spare.filter(({ key }) => key !== part.key);
  return {
    ...upload,
    parts: [...upload.parts.slice(0, first), part, ...upload.parts.slice(first + keys.length)],
    spare: [...spare, ...keys.map((key) => ({ key, since: 0 }))],
  };
};

/** From this number on, small parts are joined: a client that sends little at a time does not fill the record. */
export const manyParts = 500;
/** The limits of one join, which a client waits for. */
const joinedParts = 250;
const joinedBytes = 4 * partBytes;

/** Returns consecutive parts to join, from the first small one that fits together with the next, or none while there are few. */
export const partsToJoin = ({ parts }: Pick<UploadRecord, 'parts'>): readonly UploadPart[] => {
  if (parts.length < manyParts) return [];
  const first = parts.findIndex(
    ({ sizeBytes }, n) => sizeBytes < partBytes && sizeBytes + (parts[n + 1]?.sizeBytes ?? 0) <= joinedBytes,
  );
  const run: UploadPart[] = [];
  let bytes = 0;
  for (const part of parts.slice(first)) {
    bytes += part.sizeBytes;
    if (bytes > joinedBytes || run.length === joinedParts) break;
    run.push(part);
  }
  return run;
};
