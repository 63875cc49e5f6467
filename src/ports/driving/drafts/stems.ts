import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { DraftNotFound, DraftStem } from '../../../domain/drafts/draft.ts';
import type { NotSubmittable } from '../../../domain/drafts/publication.ts';
import type { StemNameTaken, StemNotFound, StemsFull, StemsTooLarge } from '../../../domain/drafts/stems.ts';
import type { MeasuredStem } from '../../../domain/uploads/outcome.ts';
import type { StemId } from '../../../domain/shared/ids.ts';
import type { UploadsFull } from '../../../domain/uploads/totals.ts';
import type { RateLimited } from '../limits.ts';
import type { RecordingNeeded, ShownUpload, UploadIncomplete } from '../uploads/uploads.ts';
import type { UseCase } from '../use-case.ts';
import type { ChangeRejected, OwnDraft } from './drafts.ts';

/** A stem as its client announces it. */
export interface AnnouncedStem extends Pick<DraftStem, 'category' | 'name'> {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** The digest of the bytes, in hex. */
  readonly sha256?: string;
}

/** A stem of a draft as its account sees it. */
export interface ShownStem extends Omit<DraftStem, 'uploadId'> {
  /** Absent if it was deleted, or not confirmed in time. */
  readonly upload?: ShownUpload;
  /** Present if it is ready. */
  readonly measured?: MeasuredStem;
}

/**
 * Announces a stem of a track, whose bytes are then sent to the URL of its upload. With `stemId` it replaces that stem. The review sees it when the track is
 * submitted the next time.
 */
export type InitiateStem = UseCase<
  OwnDraft & { readonly stem: AnnouncedStem; readonly stemId?: StemId },
  ShownStem,
  | ChangeRejected
  | StemNotFound
  | StemNameTaken
  | StemsFull
  | StemsTooLarge
  | NotSubmittable
  | UploadsFull
  | RateLimited
>;

export interface OwnStems {
  readonly stems: readonly ShownStem[];
  /** How far the sum of the stems is from the recording. Absent until it is measured. */
  readonly residualDb?: number;
}

/** Returns the stems of a track as it is now, submitted or not. */
export type ListOwnStems = UseCase<OwnDraft, OwnStems, DraftNotFound>;

interface OwnStem extends OwnDraft {
  readonly stemId: StemId;
}

/** Ends the transfer of a stem, which is then processed. Repeatable. */
export type ConfirmStem = UseCase<
  OwnStem & { readonly sha256?: string },
  ShownStem,
  ArtistRoleMissing | DraftNotFound | StemNotFound | RecordingNeeded | UploadIncomplete
>;

/** Removes a stem from a track. Its file is deleted, unless a version that was submitted has it. */
export type DeleteStem = UseCase<OwnStem, 'deleted', ChangeRejected | StemNotFound | NotSubmittable>;

/** Stems of tracks of accounts. */
export interface DraftStems {
  readonly initiateStem: InitiateStem;
  readonly listOwnStems: ListOwnStems;
  readonly confirmStem: ConfirmStem;
  readonly deleteStem: DeleteStem;
}
