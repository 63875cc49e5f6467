import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { RowIssue, ManifestUnreadable } from '../../../domain/catalog/delivery/delivery.ts';
import type { DraftsFull } from '../../../domain/drafts/draft.ts';
import type { PartiesFull } from '../../../domain/parties/party.ts';
import type { PartyId, TrackId } from '../../../domain/shared/ids.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** The outcome of a row, also of a dry run, where a track that would be created has no ID yet. */
export interface DeliveredDraft {
  readonly line: number;
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly trackId?: TrackId;
  readonly title: string;
}

/** A row with problems, whose fields are named as in the file. */
export interface RejectedDraft {
  readonly line: number;
  readonly issues: readonly RowIssue[];
}

/** The result of a delivery, row by row. */
export interface DraftDeliveryReport {
  readonly dryRun: boolean;
  readonly delivered: readonly DeliveredDraft[];
  readonly rejected: readonly RejectedDraft[];
  /** The rows at the end that were not checked, because others have too many problems. */
  readonly unchecked: number;
  /** The parties that were added, or would be. Those of a dry run have no ID yet. */
  readonly parties: readonly { readonly partyId?: PartyId; readonly name: string }[];
}

/** Rows have problems, so nothing was delivered. */
export interface DeliveryRejected {
  readonly kind: 'delivery-rejected';
  readonly rejected: readonly RejectedDraft[];
  readonly unchecked: number;
}

/**
 * Creates the tracks that a file describes, and changes those that were never submitted: all of them, or none. Repeating a delivery has no effect. A dry
 * run reports the problems of all rows and changes nothing.
 */
export type DeliverTracks = UseCase<
  { readonly caller: ArtistCaller; readonly file: Uint8Array; readonly dryRun: boolean },
  DraftDeliveryReport,
  ArtistRoleMissing | ManifestUnreadable | DeliveryRejected | DraftsFull | PartiesFull | TooMuchContention
>;

/** Deliveries of many tracks in one file. */
export interface Deliveries {
  readonly deliverTracks: DeliverTracks;
}
