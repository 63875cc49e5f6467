import { artistUploadsPrefix } from '../catalog/media-key.ts';
import { dayMs, type Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistId, UploadId } from '../shared/ids.ts';

/** The largest file. */
export const maxUploadBytes = 2 * 2 ** 30;
/** An upload that is not complete by then is deleted. Its URL works as long. */
export const uploadKeptMs = 7 * dayMs;
/** The time between the mark of a deletion and the last deletion of files, which is longer than the storage of a part takes. */
export const deletionDelayMs = 600_000;
/** After a failed attempt to delete an upload, the next one is made a day later, so that others get their turn. */
const nextAttemptMs = dayMs;

/** The rate of new uploads of an account: 200 in a burst, and as many each hour. */
export const uploadRate = { requestsPerSecond: 200 / 3_600, burst: 200 };

export const masterTypes = [
  'audio/wav',
  'audio/x-wav',
  'audio/wave',
  'audio/vnd.wave',
  'audio/flac',
  'audio/x-flac',
] as const;
export type MasterType = (typeof masterTypes)[number];

/** A master as its client announces it, before any bytes are sent. */
export interface AnnouncedMaster {
  readonly fileName: string;
  readonly contentType: MasterType;
  readonly sizeBytes: number;
  /** The digest of the bytes, in hex. */
  readonly sha256?: string;
  readonly title?: string;
  readonly isrc?: string;
}

/** A file of the media store with some of the bytes. It never changes. */
export interface UploadPart {
  readonly key: string;
  readonly sizeBytes: number;
}

/** A file that the media store may have although it is not a part: its process was stopped, another one was faster, or a join replaced it. */
export interface SpareFile {
  readonly key: string;
  /** When it was named, or 0 if it can never become a part, so that it can be deleted. */
  readonly since: Instant;
}

interface Kept extends AnnouncedMaster {
  readonly uploadId: UploadId;
  readonly accountId: AccountId;
  readonly artistId: ArtistId;
  readonly createdAt: Instant;
  /** The bytes that were received, in order. */
  readonly parts: readonly UploadPart[];
  readonly spare: readonly SpareFile[];
}

/** The media store has all parts. */
export interface OpenUpload extends Kept {
  readonly state: 'open';
  /** When it is deleted. */
  readonly dueAt: Instant;
}

/** The media store may have deleted some of the files. The record goes last, so that a crash leaves no file without one. */
export interface DeletingUpload extends Kept {
  readonly state: 'deleting';
  readonly dueAt: Instant;
}

/** The upload of a master, from its announcement to its deletion. */
export type UploadRecord = OpenUpload | DeletingUpload;

export const openUpload = (announced: Omit<Kept, 'parts' | 'spare'>): OpenUpload => ({
  ...announced,
  parts: [],
  spare: [],
  state: 'open',
  dueAt: announced.createdAt + uploadKeptMs,
});

/** Returns how many bytes were received: the offset of the next one. */
export const offsetOf = ({ parts }: Pick<UploadRecord, 'parts'>): number =>
  parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** The state of an upload as its account sees it. */
export const uploadStatuses = ['initiated', 'uploading', 'uploaded'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

export const statusOf = (upload: OpenUpload): UploadStatus => {
  const offset = offsetOf(upload);
  if (offset === upload.sizeBytes) return 'uploaded';
  return offset === 0 ? 'initiated' : 'uploading';
};

/** Returns whether bytes can still be sent. */
export const takesParts = (upload: UploadRecord | undefined, now: Instant): upload is OpenUpload =>
  upload?.state === 'open' && now < upload.dueAt;

/** Returns the key of a new file of an upload. */
export const uploadFileKey = (uploadId: UploadId, name: string): string =>
  `${artistUploadsPrefix}${uploadId}/${name}`;

/** The limit of files that are named within ten minutes and do not become parts, as in an outage of the media store. */
export const maxSpare = 300;

/** Why an upload does not change: other bytes were received at the offset, no bytes are accepted, or too many files were named. */
export type NotAppended = 'conflict' | 'refused' | 'full';

const names = (spare: readonly SpareFile[], key: string): boolean =>
  spare.some((file) => file.key === key && file.since > 0);

/**
 * Returns the upload before a file with bytes is stored, or why it must not be stored. Files that were named ten minutes ago can never become
 * parts from then on, however late their process continues.
 */
export const reserved = (
  upload: UploadRecord,
  { key, offset, now }: { readonly key: string; readonly offset: number; readonly now: Instant },
): OpenUpload | NotAppended => {
  if (upload.state !== 'open') return 'refused';
  if (offsetOf(upload) !== offset) return 'conflict';
  if (names(upload.spare, key)) return upload;
  const spare = upload.spare.map((file) =>
    file.since + deletionDelayMs <= now ? { key: file.key, since: 0 } : file,
  );
  if (spare.filter(({ since }) => since > 0).length >= maxSpare) return 'full';
  return { ...upload, spare: [...spare, { key, since: now }] };
};

/** Returns the keys of files that can be deleted while the upload continues, because they can never become parts. */
export const reclaimable = ({ spare }: Pick<UploadRecord, 'spare'>): readonly string[] =>
  spare.filter(({ since }) => since === 0).map(({ key }) => key);

/** Returns the upload with a part whose file is stored, or why it is not appended. Bytes beyond the size are never appended. */
export const appended = (
  upload: UploadRecord,
  { part, offset }: { readonly part: UploadPart; readonly offset: number },
): OpenUpload | NotAppended => {
  if (upload.state !== 'open') return 'refused';
  if (upload.parts.some(({ key }) => key === part.key)) return upload;
  if (offsetOf(upload) !== offset) return 'conflict';
  if (offset + part.sizeBytes > upload.sizeBytes || !names(upload.spare, part.key)) return 'refused';
  return {
    ...upload,
    parts: [...upload.parts, part],
    spare: upload.spare.filter(({ key }) => key !== part.key),
  };
};

/** Returns the upload with consecutive parts replaced by one with the same bytes, or undefined if it has others meanwhile. */
export const joined = (
  upload: UploadRecord,
  { keys, part }: { readonly keys: readonly string[]; readonly part: UploadPart },
): OpenUpload | undefined => {
  if (upload.state !== 'open' || keys.length === 0) return undefined;
  const first = upload.parts.findIndex(({ key }) => key === keys[0]);
  const run = first < 0 ? [] : upload.parts.slice(first, first + keys.length);
  const isSame = run.length === keys.length && run.every(({ key }, n) => key === keys[n]);
  const isWhole = offsetOf({ parts: run }) === part.sizeBytes;
  if (!isSame || !isWhole || !names(upload.spare, part.key)) return undefined;
  const spare = upload.spare.filter(({ key }) => key !== part.key);
  return {
    ...upload,
    parts: [...upload.parts.slice(0, first), part, ...upload.parts.slice(first + keys.length)],
    spare: [...spare, ...keys.map((key) => ({ key, since: 0 }))],
  };
};

/** Returns the upload after files that are not parts were deleted. */
export const released = (upload: UploadRecord, keys: readonly string[]): UploadRecord => ({
  ...upload,
  spare: upload.spare.filter(({ key }) => !keys.includes(key)),
});

/** Returns the keys of all files that the media store may have. */
export const filesOf = ({ parts, spare }: Pick<UploadRecord, 'parts' | 'spare'>): readonly string[] => [
  ...[...parts, ...spare].map(({ key }) => key),
];

/** Returns the record of an upload that its account deletes, or undefined if it is being deleted. */
export const withdrawn = (upload: UploadRecord, now: Instant): DeletingUpload | undefined =>
  upload.state === 'deleting' ? undefined : { ...upload, state: 'deleting', dueAt: now + deletionDelayMs };

/** Returns the record of an upload that is due: to be deleted, or unchanged if it is not due. */
export const reconsidered = (upload: UploadRecord, now: Instant): UploadRecord => {
  if (upload.dueAt > now) return upload;
  const dueAt = now + (upload.state === 'deleting' ? nextAttemptMs : deletionDelayMs);
  return { ...upload, state: 'deleting', dueAt };
};

/** A slice of a transfer, and of every part that is not small. */
export const partBytes = 16 * 2 ** 20;
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
