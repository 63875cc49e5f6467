import { maxOpenClaims, type ArtistClaim } from '../../../domain/artists/claims.ts';
import { unverifiedFor } from '../../../domain/artists/payout-change.ts';
import { catalogArtistId } from '../../../domain/catalog/delivery/intake.ts';
import { ClaimId, type ArtistId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../../ports/driven/artists/claim-store.ts';
import type { CatalogIndex } from '../../../ports/driven/catalog/catalog-index.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ClaimArtist } from '../../../ports/driving/artists/claims.ts';
import { noted } from '../../accounts/people.ts';
import { idempotencyFor } from '../../idempotency/idempotency-keys.ts';
import { artistNote } from '../artist-notes.ts';
import { actingProfileOrOnly } from '../roster/acting-profile.ts';

export interface CreditDependencies {
  readonly index: CatalogIndex;
  readonly library: TrackLibrary;
  readonly clock: Clock;
}

/** Returns the name of an artist as a published track spells it; undefined if none credits the artist. */
export const creditedName = async (
  { index, library, clock }: CreditDependencies,
  artistId: ArtistId,
): Promise<string | undefined> => {
  const criteria = { artistIds: [artistId] };
  const requested = { criteria, sort: 'newest', order: 'desc', limit: 1, facets: [] } as const;
  const [hit] = (await index.search(requested, clock.now())).hits;
  const track = hit && (await library.find(hit.trackId));
  return track?.artists.find((credit) => credit.artistId === artistId)?.name;
};

interface Dependencies extends CreditDependencies {
  readonly artistStore: ArtistStore;
  readonly claimStore: ClaimStore;
  readonly ids: Ids;
  readonly digest: Digest;
}

export const claimArtist =
  (dependencies: Dependencies): ClaimArtist =>
  async ({ caller, artistId: requested, artistName: given, evidence, idempotencyKey }) => {
    const { artistStore, claimStore, ids, clock, digest } = dependencies;
    const profile = await actingProfileOrOnly(artistStore, requested, { caller, part: 'profile' });
    if (!profile.ok) return profile;
    const { artistId } = profile.value;
    const { accountId, memberId } = caller.member;
    const unverified = unverifiedFor(caller.member);
    if (unverified) return fail(unverified);
    const catalogId = catalogArtistId(given, (text) => digest.sha256(text));
    const artistName = await creditedName(dependencies, catalogId);
    if (artistName === undefined) return fail({ kind: 'artist-uncredited' });
    const createdAt = clock.now();
    const claim: ArtistClaim = {
      ...{ claimId: ClaimId(ids.next('claim')), accountId, artistId, catalogId, artistName, evidence },
      ...{ memberId, status: 'open', createdAt, version: 1 },
    };
    const subjects = [accountId, artistId, claim.claimId];
    const added = await claimStore.add({
      claim,
      guards: { fewerOpenThan: maxOpenClaims },
      effects: {
        ...noted(artistNote(caller.member, createdAt, 'claim', { subjects })),
        idempotency: idempotencyFor(idempotencyKey, 201, claim.claimId),
      },
    });
    if (added === 'too-many-claims') return fail({ kind: added, limit: maxOpenClaims });
    return added === 'added' ? ok(claim) : fail({ kind: added });
  };
