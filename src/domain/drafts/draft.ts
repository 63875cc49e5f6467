import type { DeliveredTrack } from '../catalog/delivery/delivery.ts';
import type { MeasuredStems } from '../catalog/delivery/intake.ts';
import type { ArtistCredit, Stem, TrackDescription } from '../catalog/track.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Picture } from '../images/variants.ts';
import type { Day, Instant } from '../shared/calendar.ts';
import { changedMembers } from '../shared/edits.ts';
import type { AccountId, ArtistId, PartyId, TrackId, UploadId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { PartyShares } from './party-shares.ts';
import type { SplitsVersion } from './splits.ts';

/** The most tracks of an account, submitted or not. */
export const maxDrafts = 10_000;

/** The members that a track has once and that nothing replaces if they are absent. */
type Described = Pick<
  TrackDescription,
  | 'title'
  | 'version'
  | 'isrc'
  | 'iswc'
  | 'bpm'
  | 'key'
  | 'genres'
  | 'moods'
  | 'instruments'
  | 'keywords'
  | 'energy'
  | 'vocals'
  | 'language'
  | 'explicitness'
  | 'pLine'
  | 'cLine'
  | 'territories'
  | 'aiDisclosure'
  | 'tdm'
>;

/** An artist as a draft credits one. With `artistId` it is a profile of the account, whose name the track shows. */
export type DraftCredit = Pick<ArtistCredit, 'role'> &
  ({ readonly artistId: ArtistId } | { readonly name: string });

/** A stem that its account chose for a track. Its upload may not be processed yet, or not exist any longer. */
export interface DraftStem extends Pick<Stem, 'stemId' | 'category' | 'name'> {
  readonly uploadId: UploadId;
}

/** The members of a track that its account has entered so far. Every one can be absent until the submission. */
export interface DraftDetails extends Partial<Described> {
  readonly artists?: readonly DraftCredit[];
  readonly releaseDate?: Day;
  readonly rights?: PartyShares;
  /** The picture of a confirmed image for tracks. */
  readonly artwork?: Picture;
  /** Absent if there are none. */
  readonly stems?: readonly DraftStem[];
}

/** A party as it confirmed its shares: the digest of its name, its IPI name number and its mailbox. */
export interface ConfirmedParty {
  readonly partyId: PartyId;
  readonly identity: string;
  /** The digest of the question to the party about its shares at the submission. Absent if the party has no address, or if an earlier release submitted the draft. */
  readonly question?: string;
}

/** The last submission of a draft. */
export interface Submitted {
  /** The parties with shares in these details. Absent in submissions of earlier releases. */
  readonly parties?: readonly ConfirmedParty[];
  /** The details that the track of the catalog has. */
  readonly details: DraftDetails;
  readonly at: Instant;
  /** The upload whose master the track of the catalog has. */
  readonly uploadId: UploadId;
}

/** Changes of reviewed details of an approved track, as the account has submitted them. */
export interface Revision {
  readonly details: DraftDetails;
  readonly parties?: readonly ConfirmedParty[];
  /** The same with the names of the parties and profiles at the submission. */
  readonly delivery: DeliveredTrack;
  /** The measurements of the stems. Absent in revisions of earlier releases. */
  readonly sound?: MeasuredStems;
  readonly submittedAt: Instant;
  /** Present once the review has returned or rejected it. */
  readonly outcome?: RevisionOutcome;
}

export interface RevisionOutcome {
  readonly act: 'request_changes' | 'reject';
  readonly reasons: string;
  readonly at: Instant;
}

/** A decision about a revision, which stays when the revision is gone. */
export interface DecidedRevision {
  readonly act: RevisionOutcome['act'] | 'approve';
  readonly reasons: string;
  readonly at: Instant;
  readonly submittedAt: Instant;
  /** The names of the details that the revision would have changed, or has changed. */
  readonly fields: readonly string[];
  /** The details that were rejected. Present only in the last decision. */
  readonly rejected?: DraftDetails;
}

/** The account's own copy of a track. The catalog has the track, with the same ID, once it was submitted. */
export interface Draft {
  readonly trackId: TrackId;
  readonly accountId: AccountId;
  /** The profile that releases the track. */
  readonly artistId: ArtistId;
  /** The account's own ID of the track, by which later deliveries find it. */
  readonly externalId?: string;
  readonly details: DraftDetails;
  readonly submitted?: Submitted;
  readonly revision?: Revision;
  /** The latest decisions about earlier revisions, the last one first. */
  readonly decided?: readonly DecidedRevision[];
  /** The shares of the track with the times from which they apply, the earliest first. Absent until a revision is approved. */
  readonly splits?: readonly SplitsVersion[];
  /** Its account deletes it: its uploads are being deleted, and then the draft itself. */
  readonly isDeleting?: true;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** The changes of a draft. Null removes a member. */
export type DraftEdit = { readonly [Name in keyof DraftDetails]?: DraftDetails[Name] | null };

/** The account has no such track. The response is the same for a track of another account. */
export type DraftNotFound = { readonly kind: 'draft-not-found' };
export type DraftsFull = { readonly kind: 'drafts-full'; readonly limit: number };
/** The image is not a confirmed one of the account for tracks. */
export type ArtworkUnusable = { readonly kind: 'artwork-unusable' };

/** A new draft of a profile. */
export const newDraft = (
  owner: Pick<Draft, 'trackId' | 'accountId' | 'artistId'>,
  details: DraftDetails,
  now: Instant,
): Draft => ({ ...owner, details, createdAt: now, updatedAt: now, version: 1 });

/** Returns the details after an edit. */
export const withDraftEdit = (details: DraftDetails, edit: DraftEdit): DraftDetails =>
  Object.fromEntries(
    Object.entries({ ...details, ...edit }).filter(([, value]) => (value as unknown) !== null),
  );

/** Returns the names of the details in which two versions of a draft differ. */
export const changedDetails = (before: DraftDetails, after: DraftDetails): readonly string[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return changedMembers(names as (keyof DraftDetails)[], before, after);
};

/** Returns a draft if the account has it. */
export const ownedDraft = (
  { accountId }: Pick<Draft, 'accountId'>,
  found: Draft | undefined,
): Result<Draft, DraftNotFound> =>
  found?.accountId === accountId ? ok(found) : fail({ kind: 'draft-not-found' });

/** Returns the picture of an image that a draft can have as its artwork. */
export const draftArtwork = (
  { accountId }: Pick<Draft, 'accountId'>,
  image: ImageRecord | undefined,
): Result<Picture, ArtworkUnusable> =>
  image?.state === 'ready' && image.accountId === accountId && image.purpose === 'track_artwork'
    ? ok(image.picture)
    : fail({ kind: 'artwork-unusable' });

/** Returns whether the account has changed the draft since its last submission, also of a revision, or has never submitted it. */
export const hasUnsubmittedChanges = ({ details, submitted, revision }: Draft): boolean => {
  const last = revision ?? submitted;
  return last === undefined || changedDetails(last.details, details).length > 0;
};

/** The value by which deliveries find a draft of an account. */
export type DraftIdentity = `external ${string}` | `isrc ${string}`;

/** Returns the identities that an external ID and an ISRC are. */
export const identitiesIn = (
  externalId: string | undefined,
  isrc: string | undefined,
): readonly DraftIdentity[] => [
  ...(externalId === undefined ? [] : [`external ${externalId}` as const]),
  ...(isrc === undefined ? [] : [`isrc ${isrc}` as const]),
];

/** Returns the identities of a draft. One that is being deleted has none. */
export const identitiesOf = ({ externalId, details, isDeleting }: Draft): readonly DraftIdentity[] =>
  isDeleting ? [] : identitiesIn(externalId, details.isrc);
