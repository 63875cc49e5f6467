import type { ArtistClaim, ClaimedArtist, ClaimStatus } from '../../../domain/artists/claims.ts';
import type { AccountId, ArtistId, ClaimId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export interface ClaimAddition {
  readonly claim: ArtistClaim;
  readonly guards: {
    /** The account must have fewer open claims than this. */
    readonly fewerOpenThan: number;
  };
  readonly effects: Effects;
}

export interface ClaimDecision {
  /** The decided claim with its next version. */
  readonly claim: ArtistClaim;
  /** The artist who belongs to the profile from now on; absent if the claim is rejected. */
  readonly claimed?: ClaimedArtist;
  readonly guards: {
    /** The version of the claim on which the decision was based. */
    readonly version: number;
    /** The version of the profile on which an approval was based. */
    readonly profile?: number;
  };
  readonly effects: Effects;
}

export interface ClaimErasure {
  readonly claim: Pick<ArtistClaim, 'claimId' | 'artistId' | 'catalogId'>;
  readonly effects: Effects;
}

interface ClaimPage {
  readonly limit: number;
  readonly after?: ListPlace;
}

/** Which artists of the catalog belong to which profile, and the claims to them. */
export interface ClaimStore {
  /**
   * Atomic: stores the claim and its effects, unless the artist belongs to a profile, the profile has an open claim to the
   * artist, or the account has too many open claims.
   */
  add(addition: ClaimAddition): Promise<'added' | 'artist-claimed' | 'claim-open' | 'too-many-claims'>;
  /**
   * Atomic: stores the decision, the artist of the profile and the effects. Of simultaneous approvals for one artist, one
   * gives the artist to its profile.
   */
  decide(decision: ClaimDecision): Promise<'decided' | 'guard-failed' | 'artist-claimed'>;
  /**
   * Atomic: removes the claim, with the artist of the catalog if the artist belongs to the profile of the claim, and stores the effects. Returns
   * false, and stores nothing, if there is no such claim.
   */
  erase(erasure: ClaimErasure): Promise<boolean>;
  find(claimId: ClaimId): Promise<ArtistClaim | undefined>;
  /** Returns the claims of an account, the latest first; those up to `after` in this order are left out. */
  ofAccount(accountId: AccountId, page: ClaimPage): Promise<ListPage<ArtistClaim>>;
  /** Returns the claims with a status, the oldest first; those up to `after` in this order are left out. */
  ofStatus(status: ClaimStatus, page: ClaimPage): Promise<ListPage<ArtistClaim>>;
  /** Returns the artist of the catalog with an ID, if the artist belongs to a profile. */
  claimedArtist(catalogId: ArtistId): Promise<ClaimedArtist | undefined>;
  /** Returns the artists of the catalog who belong to a profile, by their IDs. */
  claimedBy(artistId: ArtistId): Promise<readonly ClaimedArtist[]>;
}
