import { fail, ok } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../../ports/driven/artists/claim-store.ts';
import type { ListClaims, ListClaimsForStaff, ReadClaim } from '../../../ports/driving/artists/claims.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';

interface Dependencies {
  readonly claimStore: ClaimStore;
}

export const readClaim =
  ({ claimStore }: Dependencies): ReadClaim =>
  async ({ caller: { member }, claimId }) => {
    const claim = await claimStore.find(claimId);
    return claim?.accountId === member.accountId ? ok(claim) : fail({ kind: 'claim-not-found' });
  };

export const listClaims =
  ({ claimStore, ...cursors }: Cursors & Dependencies): ListClaims =>
  async ({ caller: { member }, limit, cursor }) => {
    const { accountId } = member;
    const page = await pageOf(cursors, { list: 'artist-claims', filter: { accountId }, cursor }, (after) =>
      claimStore.ofAccount(accountId, { limit, ...after }),
    );
    return page.ok ? ok({ claims: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

export const listClaimsForStaff =
  ({
    claimStore,
    artistStore,
    ...cursors
  }: Cursors & Dependencies & { readonly artistStore: ArtistStore }): ListClaimsForStaff =>
  async ({ status, limit, cursor }) => {
    const page = await pageOf(cursors, { list: 'staff-artist-claims', filter: { status }, cursor }, (after) =>
      claimStore.ofStatus(status, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const claims = items.map(async (claim) => ({
      claim,
      artist: await artistStore.findArtist(claim.artistId),
    }));
    return ok({ claims: await Promise.all(claims), nextCursor });
  };
