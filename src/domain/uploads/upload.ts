import { artistUploadsPrefix } from '../catalog/media-key.ts';
import type { MediaFile } from '../catalog/track.ts';
import { dayMs, type Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistId, StemId, TrackId, UploadId } from '../shared/ids.ts';
import type { MeasuredMaster, MeasuredStem, UploadFailure, UploadStage } from './outcome.ts';
import type { StemComparison } from './stem-sum.ts';

/** The largest file. */
export const maxUploadBytes = 2 * 2 ** 30;
/** An upload that is not confirmed by then is deleted. Its URL works as long. */
export const uploadKeptMs = 7 * dayMs;
/** The time between the mark of a deletion and the last deletion of files, which is longer than the storage of a part takes. */
export const deletionDelayMs = 600_000;

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
  /** The track that it is the recording or a stem of; absent in uploads of earlier releases. */
  readonly trackId?: TrackId;
  /** Present if it is a stem of the track. */
  readonly stemId?: StemId;
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

interface Confirmed extends Kept {
  readonly confirmedAt: Instant;
  /** When a worker may take it: when the lease of another ends, or the pause after a failure. */
  readonly workAt: Instant;
  /** The worker that has the lease. */
  readonly token?: string;
}

/** The media store has all parts, and has or gets the master or stem that they are assembled to. */
export interface ProcessingUpload extends Confirmed {
  readonly state: 'processing';
  readonly stage: UploadStage;
  /** Attempts that count, including the current one. Outages, and stops of a process, do not count. */
  readonly attempts: number;
}

interface Ready extends Confirmed {
  readonly state: 'ready';
  readonly finishedAt: Instant;
  /** The catalog, or a revision that was submitted, has its track with this file, so that it is not deleted. */
  readonly isSubmitted?: true;
}

/** The media store has the master. Parts are spare files until they are deleted. */
export interface ReadyMaster extends Ready {
  readonly stemId?: never;
  readonly measured: MeasuredMaster;
  /** Present once the track had stems to compare with it. */
  readonly comparison?: StemComparison;
}

/** The media store has the file of the stem. Parts are spare files until they are deleted. */
export interface ReadyStem extends Ready {
  readonly stemId: StemId;
  readonly measured: MeasuredStem;
}

export type ReadyUpload = ReadyMaster | ReadyStem;

/** Returns the file that the media store has of a ready upload. */
export const readyFile = (upload: ReadyUpload): MediaFile =>
  upload.stemId === undefined ? upload.measured.master : upload.measured.file;

/** No master or stem can be made of the bytes. All files are spare until they are deleted. */
export interface FailedUpload extends Confirmed {
  readonly state: 'failed';
  readonly finishedAt: Instant;
  readonly failure: UploadFailure;
  readonly dueAt: Instant;
}

export type FinishedUpload = ReadyUpload | FailedUpload;

/** The media store may have deleted some of the files. The record goes last, so that a crash leaves no file without one. */
export interface DeletingUpload extends Kept {
  readonly state: 'deleting';
  readonly dueAt: Instant;
}

/** An upload that its account sees. */
export type KeptUpload = OpenUpload | ProcessingUpload | FinishedUpload;

/** The upload of a master or a stem, from its announcement to its deletion. */
export type UploadRecord = KeptUpload | DeletingUpload;

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

/** Returns whether bytes can still be sent. */
export const takesParts = (upload: UploadRecord | undefined, now: Instant): upload is OpenUpload =>
  upload?.state === 'open' && now < upload.dueAt;

/** Returns whether its account has confirmed it, and does not delete it. From then on its URL permits nothing. */
export const isConfirmed = ({ state }: UploadRecord): boolean => state !== 'open' && state !== 'deleting';

/** Returns whether an upload can only be confirmed if its track has a recording: that of a stem, which is compared with it. */
export const needsRecording = ({ state, stemId }: UploadRecord): boolean =>
  state === 'open' && stemId !== undefined;

/** Returns the key of a new file of an upload. */
export const uploadFileKey = (uploadId: UploadId, name: string): string =>
  `${artistUploadsPrefix}${uploadId}/${name}`;

/** The limit of files that are named within ten minutes and do not become parts, as in an outage of the media store. */
export const maxSpare = 300;

/** Why an upload does not change: other bytes were received at the offset, no bytes are accepted, or too many files were named. */
export type NotAppended = 'conflict' | 'refused' | 'full';

/** Returns whether a file was named and can still become a part. */
export const isNamed = (spare: readonly SpareFile[], key: string): boolean =>
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
  if (isNamed(upload.spare, key)) return upload;
  const spare = upload.spare.map((file) =>
    file.since + deletionDelayMs <= now ? { key: file.key, since: 0 } : file,
  );
  if (spare.filter(({ since }) => since > 0).length >= maxSpare) return 'full';
  return { ...upload, spare: [...spare, { key, since: now }] };
};

/** Returns the keys of files that can be deleted while the upload continues, because they can never become parts. */
export const reclaimable = ({ spare }: Pick<UploadRecord, 'spare'>): readonly string[] =>
  spare.filter(({ since }) => since === 0).map(({ key }) => key);

/** Returns whether a file is a part of an upload. */
export const hasPart = ({ parts }: Pick<UploadRecord, 'parts'>, { key }: UploadPart): boolean =>
  parts.some((part) => part.key === key);

/**
 * Returns the upload with a part whose file is stored, or why it is not appended. Bytes beyond the size are never appended. A part that was
 * appended before stays, also if the upload was confirmed since.
 */
export const appended = (
  upload: UploadRecord,
  { part, offset }: { readonly part: UploadPart; readonly offset: number },
): KeptUpload | NotAppended => {
  if (upload.state !== 'deleting' && hasPart(upload, part)) return upload;
  if (upload.state !== 'open') return 'refused';
  if (offsetOf(upload) !== offset) return 'conflict';
  if (offset + part.sizeBytes > upload.sizeBytes || !isNamed(upload.spare, part.key)) return 'refused';
  return {
    ...upload,
    parts: [...upload.parts, part],
    spare: upload.spare.filter(({ key }) => key !== part.key),
  };
};

/** Returns the upload after files that are not parts were deleted. */
export const released = (upload: UploadRecord, keys: readonly string[]): UploadRecord => ({
  ...upload,
  spare: upload.spare.filter(({ key }) => !keys.includes(key)),
});

/** A slice of a transfer, and of every part that is not small. */
export const partBytes = 16 * 2 ** 20;
