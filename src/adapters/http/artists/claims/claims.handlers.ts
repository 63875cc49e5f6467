import type { ArtistClaim } from '../../../../domain/artists/claims.ts';
import { timestamp } from '../../../../domain/shared/calendar.ts';
import { ArtistId, ClaimId } from '../../../../domain/shared/ids.ts';
import type { ArtistClaims, ReviewedClaim } from '../../../../ports/driving/artists/claims.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import * as routes from './claims.contract.ts';

export const claimView = ({
  claimId,
  artistId,
  artistName,
  catalogId,
  evidence,
  status,
  ...claim
}: ArtistClaim) => ({
  ...{ claimId, artistId, artistName, catalogId, evidence, status },
  createdAt: timestamp(claim.createdAt),
  ...(claim.decision && {
    statement: claim.decision.statement,
    decidedAt: timestamp(claim.decision.at),
  }),
});

const reviewedView = ({ claim, artist }: ReviewedClaim) => ({
  ...claimView(claim),
  accountId: claim.accountId,
  ...(artist && { profileName: artist.name }),
  ...(claim.decision && { decidedBy: claim.decision.staffId }),
});

export const artistClaimEndpoints = (use: ArtistClaims): readonly Endpoint[] => [
  endpoint(
    routes.claimArtist,
    async ({ caller, body: { artistId, ...body }, idempotencyKey }) => {
      const claimed = await use.claimArtist({
        ...{ caller, ...body },
        ...(artistId !== undefined && { artistId: ArtistId(artistId) }),
        ...(idempotencyKey && { idempotencyKey }),
      });
      return claimed.ok ? { status: 201, body: claimView(claimed.value) } : claimed;
    },
    async ({ caller }, { resourceId }) => {
      const found = await use.readClaim({ caller, claimId: ClaimId(resourceId) });
      return found.ok ? { status: 201, body: claimView(found.value) } : found;
    },
  ),

  endpoint(routes.listClaims, async ({ caller, query }) => {
    const page = await use.listClaims({ caller, ...query });
    if (!page.ok) return page;
    const { claims, nextCursor } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return { status: 200, body: { data: claims.map(claimView), pagination } };
  }),

  endpoint(routes.listClaimsForStaff, async ({ query }) => {
    const page = await use.listClaimsForStaff(query);
    if (!page.ok) return page;
    const { claims, nextCursor } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return { status: 200, body: { data: claims.map(reviewedView), pagination } };
  }),

  endpoint(routes.decideClaim, async ({ caller, params, body }) => {
    const decided = await use.decideClaim({ caller, claimId: ClaimId(params.claimId), ...body });
    return decided.ok ? { status: 200, body: reviewedView(decided.value) } : decided;
  }),
];
