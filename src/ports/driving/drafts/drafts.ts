import type { EmailUnverified } from '../../../domain/artists/payout-change.ts';
import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { ArtistIdNeeded, ArtistNotFound } from '../../../domain/artists/roster.ts';
import type { RowIssue } from '../../../domain/catalog/delivery/delivery.ts';
import type {
  ArtworkUnusable,
  Draft,
  DraftEdit,
  DraftNotFound,
  DraftsFull,
} from '../../../domain/drafts/draft.ts';
import type {
  AlreadySubmitted,
  DetailsNeeded,
  DraftStatus,
  NotSubmittable,
  ReviewedDetails,
} from '../../../domain/drafts/publication.ts';
import type { RevisionRejected } from '../../../domain/drafts/revision.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { ArtistId, ImageId, TrackId } from '../../../domain/shared/ids.ts';
import type { ReadyMaster } from '../../../domain/uploads/upload.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

/** A track of the caller's account. */
export interface OwnDraft {
  readonly caller: ArtistCaller;
  readonly trackId: TrackId;
}

interface Changing extends OwnDraft {
  /** The versions at which it may be changed; absent for any. */
  readonly versions?: readonly number[];
}

/** Details that an account enters about a track. The image is that of the artwork; null removes it. */
interface Entered {
  readonly edit: Omit<DraftEdit, 'artwork'>;
  readonly imageId?: ImageId | null;
}

/** A track as its account sees it in a list. */
export interface ListedDraft {
  readonly draft: Draft;
  readonly status: DraftStatus;
}

/** A track as its account sees it. */
export interface ShownDraft extends ListedDraft {
  /** The latest recording that was processed. */
  readonly master?: ReadyMaster;
  /** The last decision against the track that is in force. */
  readonly decision?: Decision;
}

/** Creates a draft without a recording. The profile must be named if the account has several. */
export type CreateDraft = UseCase<
  Entered & {
    readonly caller: ArtistCaller;
    readonly artistId?: ArtistId;
    readonly idempotencyKey?: IdempotencyKey;
  },
  ShownDraft,
  ArtistRoleMissing | ArtistNotFound | ArtistIdNeeded | ArtworkUnusable | DraftsFull
>;

export type ChangeRejected = ArtistRoleMissing | DraftNotFound | VersionConflict | TooMuchContention;

/** Another track has the ISRC. */
export type DraftIsrcTaken = { readonly kind: 'draft-isrc-taken' };

/** Changes details. The description of a published track is published in the same step; its reviewed details become a revision. */
export type EditDraft = UseCase<
  Changing & Entered,
  ShownDraft,
  ChangeRejected | ArtworkUnusable | ReviewedDetails | DetailsNeeded
>;

/** The track was submitted, so that it stays. */
export type DraftSubmitted = { readonly kind: 'draft-submitted' };

/** Deletes a track that was never submitted, with its uploads. */
export type DeleteDraft = UseCase<Changing, 'deleted', ChangeRejected | DraftSubmitted>;

/** Everything that prevents the submission. Nothing was submitted. */
export interface SubmissionRejected {
  readonly kind: 'submission-rejected';
  readonly issues: readonly RowIssue[];
}

/** Submits a draft for review, or the revision of an approved track. A track that waits for review keeps its place in the queue. */
export type SubmitDraft = UseCase<
  Changing,
  ShownDraft,
  | ChangeRejected
  | EmailUnverified
  | NotSubmittable
  | AlreadySubmitted
  | RevisionRejected
  | SubmissionRejected
  | DraftIsrcTaken
>;

/** Returns everything that would prevent the submission of the track as it is now. */
export type CheckDraft = UseCase<OwnDraft, readonly RowIssue[], DraftNotFound>;

export type ReadDraft = UseCase<OwnDraft, ShownDraft, DraftNotFound>;

/** Lists the tracks of the account, newest first. */
export type ListDrafts = UseCase<
  { readonly caller: ArtistCaller; readonly limit: number; readonly cursor?: string | undefined },
  { readonly drafts: readonly ListedDraft[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** Tracks as accounts of artists and labels describe and submit them. */
export interface Drafts {
  readonly createDraft: CreateDraft;
  readonly editDraft: EditDraft;
  readonly deleteDraft: DeleteDraft;
  readonly submitDraft: SubmitDraft;
  readonly checkDraft: CheckDraft;
  readonly readDraft: ReadDraft;
  readonly listDrafts: ListDrafts;
}
