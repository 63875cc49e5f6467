import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { ArtistIdNeeded, ArtistNotFound } from '../../../domain/artists/roster.ts';
import type { DraftNotFound, DraftsFull } from '../../../domain/drafts/draft.ts';
import type { NotSubmittable } from '../../../domain/drafts/publication.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { ArtistId, StemId, TrackId, UploadId } from '../../../domain/shared/ids.ts';
import type { UploadsFull } from '../../../domain/uploads/totals.ts';
import type { MeasuredMaster, UploadFailure, UploadStage } from '../../../domain/uploads/outcome.ts';
import type { UploadStatus } from '../../../domain/uploads/status.ts';
import type { AnnouncedMaster } from '../../../domain/uploads/upload.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { RateLimited } from '../limits.ts';
import type { UseCase } from '../use-case.ts';

/** The URL for the bytes of an upload. Anyone who has it can send bytes and delete the upload, until it expires or the member who requested it may not upload. */
export interface UploadLink {
  readonly url: string;
  readonly expiresAt: Instant;
}

/** An upload of a master or a stem as its account sees it. */
export interface ShownUpload extends AnnouncedMaster {
  readonly uploadId: UploadId;
  readonly artistId: ArtistId;
  /** Absent in uploads of earlier releases. */
  readonly trackId?: TrackId;
  /** Present if it is a stem of the track. */
  readonly stemId?: StemId;
  readonly status: UploadStatus;
  /** Percentage of the status: of the bytes until all were received, of the processing after that. */
  readonly progress: number;
  readonly receivedBytes: number;
  readonly createdAt: Instant;
  /** Absent for members who may not upload, and after the confirmation. */
  readonly upload?: UploadLink;
  readonly confirmedAt?: Instant;
  /** Present while it is processed. */
  readonly stage?: UploadStage;
  /** Present if it is a master and ready. */
  readonly measured?: MeasuredMaster;
  /** Present if it failed. */
  readonly failure?: UploadFailure;
}

/**
 * Announces a master, whose bytes are then sent to the URL. With `trackId` it becomes the recording of that track; otherwise a track is created with it,
 * whose profile must be named if the account has several.
 */
export type InitiateUpload = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly master: AnnouncedMaster;
    readonly artistId?: ArtistId;
    readonly trackId?: TrackId;
  },
  ShownUpload,
  | ArtistRoleMissing
  | ArtistNotFound
  | ArtistIdNeeded
  | DraftNotFound
  | DraftsFull
  | NotSubmittable
  | UploadsFull
  | RateLimited
>;

/** The caller's account has no such upload, or it was deleted. */
export interface UploadNotFound {
  readonly kind: 'artist-upload-not-found';
}

/** Lists the uploads of the account, newest first. */
export type ListUploads = UseCase<
  { readonly caller: ArtistCaller; readonly limit: number; readonly cursor?: string | undefined },
  { readonly uploads: readonly ShownUpload[]; readonly nextCursor: string | null },
  CursorInvalid
>;

export type ReadUpload = UseCase<
  { readonly caller: ArtistCaller; readonly uploadId: UploadId },
  ShownUpload,
  UploadNotFound
>;

/** The catalog, or a revision that was submitted, has the file of the upload. */
export type UploadSubmitted = { readonly kind: 'artist-upload-submitted' };

export type DeleteUpload = UseCase<
  { readonly caller: ArtistCaller; readonly uploadId: UploadId },
  'deleted',
  ArtistRoleMissing | UploadNotFound | UploadSubmitted
>;

/** Bytes are missing. */
export interface UploadIncomplete {
  readonly kind: 'artist-upload-incomplete';
  readonly receivedBytes: number;
  readonly sizeBytes: number;
}

/** The track of a stem has no recording to compare it with. */
export type RecordingNeeded = { readonly kind: 'draft-recording-needed' };

/** Ends the transfer of an upload that has all bytes, which is then processed. Repeatable: it returns the upload in its current state. */
export type ConfirmUpload = UseCase<
  { readonly caller: ArtistCaller; readonly uploadId: UploadId },
  ShownUpload,
  ArtistRoleMissing | UploadNotFound | RecordingNeeded | UploadIncomplete
>;

/** A state of an upload; `unchanged` if there was none for a while. */
export type Followed = ShownUpload | 'unchanged';

/**
 * Returns the states of an upload, first the current one, until a final one. They end earlier if the upload is deleted, the member is removed or `stopping` is
 * aborted, and after five minutes.
 */
export type FollowUpload = UseCase<
  { readonly caller: ArtistCaller; readonly uploadId: UploadId; readonly stopping?: AbortSignal },
  AsyncIterable<Followed>,
  UploadNotFound
>;

/**
 * Processes one confirmed upload of any account: assembles the file and measures it as an import does. Returns whether there was one. Work in progress returns
 * to the queue when `stopping` is aborted.
 */
export type ProcessUpload = (stopping?: AbortSignal) => Promise<boolean>;

/** How far an upload has come. */
export interface UploadProgress {
  readonly offset: number;
  readonly sizeBytes: number;
  readonly expiresAt: Instant;
}

type LinkInvalid = { readonly kind: 'link-invalid' };

/** Returns how far the upload of a URL has come. */
export type FindProgress = UseCase<{ readonly token: string }, UploadProgress, LinkInvalid>;

/** The upload continues at another offset: other bytes were received meanwhile, or these were received before. */
export interface OffsetConflict {
  readonly kind: 'upload-offset-conflict';
  readonly offset: number;
}

/** More bytes were sent than the announced size leaves. */
export interface UploadTooLong {
  readonly kind: 'upload-too-long';
  readonly sizeBytes: number;
}

/**
 * Appends bytes at an offset. `file` is a local path. They are stored when it returns, and counted once, whatever ends the process. Of
 * several calls with one offset, one succeeds.
 */
export type AppendUpload = UseCase<
  { readonly token: string; readonly offset: number; readonly file: string },
  UploadProgress,
  LinkInvalid | OffsetConflict | UploadTooLong
>;

/** Deletes the upload of a URL. */
export type TerminateUpload = UseCase<{ readonly token: string }, 'deleted', LinkInvalid>;

/** Deletes uploads that were abandoned, and finishes deletions that were interrupted. Returns their number. */
export type DeleteDueUploads = UseCase<void, number>;

/** Uploads of masters and stems by accounts of artists and labels. */
export interface Uploads {
  readonly initiateUpload: InitiateUpload;
  readonly listUploads: ListUploads;
  readonly readUpload: ReadUpload;
  readonly deleteUpload: DeleteUpload;
  readonly confirmUpload: ConfirmUpload;
  readonly followUpload: FollowUpload;
  readonly processUpload: ProcessUpload;
  readonly findProgress: FindProgress;
  readonly appendUpload: AppendUpload;
  readonly terminateUpload: TerminateUpload;
  readonly deleteDueUploads: DeleteDueUploads;
}
