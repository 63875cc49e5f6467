import type { Track } from '../../../domain/catalog/track.ts';
import type { AdministeredRights } from '../../../domain/drafts/party-shares.ts';
import type { RevisionAct, RevisionNotFound } from '../../../domain/drafts/revision.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { ChangeRejected, OwnDraft, ShownDraft } from './drafts.ts';
import type { SharesDisputed } from '../moderation/moderation.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

/** Replaces all changes that need a review, submitted or not, with what the catalog has. */
export type WithdrawRevision = UseCase<
  OwnDraft & { readonly versions?: readonly number[] },
  ShownDraft,
  ChangeRejected | RevisionNotFound
>;

export interface RevisionForStaff {
  /** The track as it is in the catalog now. */
  readonly track: Track;
  readonly fields: readonly string[];
  readonly submittedAt: Instant;
}

/** Lists revisions that wait for review, the longest wait first. */
export type ListRevisions = UseCase<
  { readonly limit: number; readonly cursor?: string | undefined },
  { readonly revisions: readonly RevisionForStaff[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** Returns a track before and after its revision, and its rights with the administrators of the writers. */
export type ReadRevision = UseCase<
  { readonly trackId: TrackId },
  RevisionForStaff & {
    readonly after: Track;
    readonly rights: { readonly before: AdministeredRights; readonly after: AdministeredRights };
  },
  RevisionNotFound
>;

/** The track is not in the catalog now, so that its revision cannot be published. */
export type RevisionNotPossible = { readonly kind: 'revision-not-possible' };
export interface RevisionIsrcTaken {
  readonly kind: 'revision-isrc-taken';
  readonly isrc: string;
  readonly holder: TrackId;
}

/** Decides about a revision. `versions` are the times of its submission at which the decision may be taken; absent for any. */
export type DecideRevision = UseCase<
  {
    readonly caller: StaffCaller;
    readonly trackId: TrackId;
    readonly act: RevisionAct;
    readonly reasons: string;
    readonly versions?: readonly number[];
  },
  { readonly act: RevisionAct; readonly at: Instant },
  | RevisionNotFound
  | RevisionNotPossible
  | RevisionIsrcTaken
  | SharesDisputed
  | VersionConflict
  | TooMuchContention
>;

/** Changes of approved tracks that need a review. */
export interface Revisions {
  readonly withdrawRevision: WithdrawRevision;
  readonly listRevisions: ListRevisions;
  readonly readRevision: ReadRevision;
  readonly decideRevision: DecideRevision;
}
