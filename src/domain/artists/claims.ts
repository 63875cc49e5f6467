import type { Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistId, ArtistMemberId, ClaimId, StaffId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export const claimStatuses = ['open', 'approved', 'rejected'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
export type ClaimOutcome = Exclude<ClaimStatus, 'open'>;

/** The most open claims of an account. */
export const maxOpenClaims = 20;

/**
 * A claim that an artist of the catalog, whom imported tracks credit by name alone, is the artist of a profile. Staff decide
 * it once.
 */
export interface ArtistClaim {
  readonly claimId: ClaimId;
  readonly accountId: AccountId;
  /** The profile. */
  readonly artistId: ArtistId;
  /** The ID that tracks of the catalog give to the artist, which follows from the name. */
  readonly catalogId: ArtistId;
  /** The name as a track of the catalog spells it. */
  readonly artistName: string;
  /** Why the profile is of this artist, in the words of the claimant. */
  readonly evidence: string;
  /** The member who claims. */
  readonly memberId: ArtistMemberId;
  readonly status: ClaimStatus;
  readonly decision?: {
    readonly staffId: StaffId;
    /** The reasons, for the claimant. */
    readonly statement: string;
    readonly at: Instant;
  };
  readonly createdAt: Instant;
  readonly version: number;
}

/** An artist of the catalog who belongs to a profile. An artist belongs to at most one. */
export interface ClaimedArtist {
  readonly catalogId: ArtistId;
  readonly name: string;
  /** The profile. */
  readonly artistId: ArtistId;
  readonly since: Instant;
}

export type ClaimNotFound = { readonly kind: 'claim-not-found' };
export type ClaimDecided = { readonly kind: 'claim-decided'; readonly status: ClaimStatus };
/** The profile belongs to another account than the claim. */
export type ClaimOutdated = { readonly kind: 'claim-outdated' };
/** No published track credits an artist of this name. */
export type ArtistUncredited = { readonly kind: 'artist-uncredited' };
/** The artist belongs to a profile already, or the profile has an open claim to the artist. */
export type ArtistClaimed =
  | { readonly kind: 'artist-claimed' }
  | { readonly kind: 'claim-open' }
  | { readonly kind: 'too-many-claims'; readonly limit: number };

/** Returns a claim after a decision, with the artist of the catalog who belongs to the profile from then on. */
export const decidedClaim = (
  claim: ArtistClaim,
  outcome: ClaimOutcome,
  decision: NonNullable<ArtistClaim['decision']>,
): Result<{ readonly claim: ArtistClaim; readonly claimed?: ClaimedArtist }, ClaimDecided> => {
  if (claim.status !== 'open') return fail({ kind: 'claim-decided', status: claim.status });
  const { catalogId, artistName: name, artistId } = claim;
  return ok({
    claim: { ...claim, status: outcome, decision, version: claim.version + 1 },
    ...(outcome === 'approved' && { claimed: { catalogId, name, artistId, since: decision.at } }),
  });
};
