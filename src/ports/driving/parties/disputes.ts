import type { Track } from '../../../domain/catalog/track.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { ShareDispute } from '../../../domain/parties/dispute.ts';
import type { OwnShare } from '../../../domain/parties/own-shares.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { PartyId, TrackId } from '../../../domain/shared/ids.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

/** A dispute of shares in a track of the catalog, as staff see it. */
export interface DisputeForStaff {
  readonly trackId: TrackId;
  readonly party: Pick<Party, 'partyId'> & Partial<Pick<Party, 'name'>>;
  readonly dispute: ShareDispute;
  /** Until when staff decide about it. */
  readonly decideBy: Instant;
}

export const disputedParts = ['submission', 'revision', 'other'] as const;

/** The shares that a dispute is about. */
export interface DisputedShares {
  /** The last submission, or a revision that waits for review. `other`: they are not submitted now, or it is not known. */
  readonly concerns: (typeof disputedParts)[number];
  /** Empty if it concerns others. */
  readonly shares: readonly OwnShare[];
}

/** A dispute with the disputed shares, and the names of the publishers that they name. */
export interface DisputeWithShares extends DisputeForStaff, DisputedShares {
  readonly publishers: ReadonlyMap<PartyId, string>;
}

/** The party does not dispute its shares in the track, or staff have set that aside. */
export type DisputeNotFound = { readonly kind: 'dispute-not-found' };

/** Lists the disputes about tracks of the catalog that staff have not set aside, the earliest first. */
export type ListDisputes = UseCase<
  { readonly limit: number; readonly cursor?: string | undefined },
  {
    readonly disputes: readonly (DisputeForStaff & { readonly track: Track })[];
    readonly nextCursor: string | null;
  },
  CursorInvalid
>;

/**
 * Records why a track can be approved in spite of a dispute. `disputedAt` is the time of the dispute that staff have read, and
 * `concerns` what it was about then: if the party has disputed its shares again since, or the account has submitted or withdrawn the disputed
 * shares, nothing is recorded.
 */
export type SetAsideDispute = UseCase<
  {
    readonly caller: StaffCaller;
    readonly trackId: TrackId;
    readonly partyId: PartyId;
    readonly disputedAt: Instant;
    readonly concerns: DisputedShares['concerns'];
    readonly reason: string;
  },
  DisputeWithShares,
  DisputeNotFound | VersionConflict | TooMuchContention
>;

/** Disputes of shares, for staff. */
export interface Disputes {
  readonly listDisputes: ListDisputes;
  readonly setAsideDispute: SetAsideDispute;
}
