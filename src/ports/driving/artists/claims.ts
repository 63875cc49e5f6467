import type {
  ArtistClaim,
  ArtistClaimed,
  ArtistUncredited,
  ClaimDecided,
  ClaimNotFound,
  ClaimOutdated,
  ClaimOutcome,
  ClaimStatus,
} from '../../../domain/artists/claims.ts';
import type { Artist } from '../../../domain/artists/account.ts';
import type { EmailUnverified } from '../../../domain/artists/payout-change.ts';
import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { ArtistIdNeeded, ArtistNotFound } from '../../../domain/artists/roster.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { ArtistId, ClaimId } from '../../../domain/shared/ids.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';
import type { ArtistCaller } from './artists.ts';

interface Page {
  readonly limit: number;
  readonly cursor?: string;
}

/** Claims that an artist of the catalog, whom published tracks credit by name, is the artist of a profile. */
export type ClaimArtist = UseCase<
  {
    readonly caller: ArtistCaller;
    /** The profile; absent for the only one of the account. */
    readonly artistId?: ArtistId;
    readonly artistName: string;
    readonly evidence: string;
    readonly idempotencyKey?: IdempotencyKey;
  },
  ArtistClaim,
  ArtistRoleMissing | EmailUnverified | ArtistNotFound | ArtistIdNeeded | ArtistUncredited | ArtistClaimed
>;

export type ReadClaim = UseCase<
  { readonly caller: ArtistCaller; readonly claimId: ClaimId },
  ArtistClaim,
  ClaimNotFound
>;

/** Returns the claims of the account, the latest first. */
export type ListClaims = UseCase<
  Page & { readonly caller: ArtistCaller },
  { readonly claims: readonly ArtistClaim[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** A claim with the profile as it is now. */
export interface ReviewedClaim {
  readonly claim: ArtistClaim;
  readonly artist: Artist | undefined;
}

/** Returns the claims with a status, the oldest first. */
export type ListClaimsForStaff = UseCase<
  Page & { readonly status: ClaimStatus },
  { readonly claims: readonly ReviewedClaim[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** Decides a claim once. The claimant is emailed the statement. */
export type DecideClaim = UseCase<
  {
    readonly caller: StaffCaller;
    readonly claimId: ClaimId;
    readonly outcome: ClaimOutcome;
    readonly statement: string;
  },
  ReviewedClaim,
  ClaimNotFound | ClaimDecided | ClaimOutdated | { readonly kind: 'artist-claimed' } | TooMuchContention
>;

/** Claims of profiles to artists of the catalog. */
export interface ArtistClaims {
  readonly claimArtist: ClaimArtist;
  readonly readClaim: ReadClaim;
  readonly listClaims: ListClaims;
  readonly listClaimsForStaff: ListClaimsForStaff;
  readonly decideClaim: DecideClaim;
}
