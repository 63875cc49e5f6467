import type { ArtistClaim } from '../../../../domain/artists/claims.ts';
import type {
  ClaimAddition,
  ClaimDecision,
  ClaimErasure,
  ClaimStore,
} from '../../../../ports/driven/artists/claim-store.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import type { Index } from '../../collection.ts';
import { artistClaims, artists, claimedArtists } from '../../collections/artists.ts';
import type { Kernel } from '../../kernel.ts';
import {
  abort,
  all,
  count,
  exclusive,
  get,
  getBy,
  insert,
  page,
  program,
  remove,
  replace,
} from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';

const { ofAccountByStatus, ofAccount, ofStatus, openFor } = artistClaims.indexes;

const add = program<ClaimAddition, 'added' | 'artist-claimed' | 'claim-open' | 'too-many-claims'>(
  'claim-store.add',
  ({ claim: { accountId }, effects }) => [exclusive('artist account', accountId), ...locksOf(effects)],
  function* ({ claim, guards, effects }) {
    const [kept, claimed, open, same] = yield* all(
      get(artistClaims, claim.claimId),
      get(claimedArtists, claim.catalogId),
      count(ofAccountByStatus, { equal: [claim.accountId, 'open'] }),
      getBy(openFor, claim.artistId, claim.catalogId),
    );
    // An attempt with an unknown outcome has committed it.
    if (kept) return 'added';
    if (claimed) return 'artist-claimed';
    if (same) return 'claim-open';
    if (open >= guards.fewerOpenThan) return 'too-many-claims';
    yield* conclude(effects, { beside: [insert(artistClaims, claim)] });
    return 'added';
  },
);

/** Returns whether an attempt with an unknown outcome has committed a decision. */
const isSameDecision = (before: ArtistClaim, { status, decision }: ArtistClaim): boolean =>
  before.status === status &&
  before.decision?.at === decision?.at &&
  before.decision?.staffId === decision?.staffId;

const decide = program<ClaimDecision, 'decided' | 'guard-failed' | 'artist-claimed'>(
  'claim-store.decide',
  ({ claim, effects }) => [exclusive('artist profile', claim.artistId), ...locksOf(effects)],
  function* ({ claim, claimed, guards, effects }) {
    const [profile, kept, before] = yield* all(
      get(artists, claim.artistId),
      get(claimedArtists, claim.catalogId),
      get(artistClaims, claim.claimId),
    );
    if (before && isSameDecision(before, claim)) return 'decided';
    if (claimed && kept) return 'artist-claimed';
    if (guards.profile !== undefined && profile?.version !== guards.profile) return 'guard-failed';
    const [stored] = yield* all(replace(artistClaims, claim, { version: guards.version }));
    if (!stored) return abort('guard-failed' as const);
    yield* conclude(effects, claimed ? { beside: [insert(claimedArtists, claimed)] } : {});
    return 'decided';
  },
);

const erase = program<ClaimErasure, boolean>(
  'claim-store.erase',
  ({ claim: { artistId }, effects }) => [exclusive('artist profile', artistId), ...locksOf(effects)],
  function* ({ claim: { claimId, artistId, catalogId }, effects }) {
    const [removed] = yield* all(
      remove(artistClaims, [claimId]),
      remove(claimedArtists, [catalogId], { artistId }),
    );
    if (!removed) return abort(false as const);
    yield* conclude(effects);
    return true;
  },
);

export const claimStorePrograms = [add, decide, erase];

/** Reads a page of claims of an index that sorts by time and ID. */
const claimsIn = async (
  kernel: Kernel,
  index: Index<ArtistClaim>,
  equal: readonly string[],
  {
    limit,
    after,
    descending,
  }: { readonly limit: number; readonly after?: ListPlace; readonly descending: boolean },
): Promise<ListPage<ArtistClaim>> => {
  const found = await kernel.read(
    page(index, {
      ...{ equal, limit: limit + 1, descending },
      ...(after && { after: [after.at, after.id] }),
    }),
  );
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: { at: last.createdAt, id: last.claimId } }) };
};

export const claimStore = (kernel: Kernel): ClaimStore => ({
  add: (addition) => kernel.run(add, addition),
  decide: (decision) => kernel.run(decide, decision),
  erase: ({ claim: { claimId, artistId, catalogId }, effects }) =>
    kernel.run(erase, { claim: { claimId, artistId, catalogId }, effects }),
  find: (claimId) => kernel.read(get(artistClaims, claimId)),
  ofAccount: (accountId, requested) =>
    claimsIn(kernel, ofAccount, [accountId], { ...requested, descending: true }),
  ofStatus: (status, requested) => claimsIn(kernel, ofStatus, [status], { ...requested, descending: false }),
  claimedArtist: (catalogId) => kernel.read(get(claimedArtists, catalogId)),
  claimedBy: (artistId) =>
    walk(
      kernel,
      claimedArtists.indexes.ofProfile,
      { equal: [artistId], limit: Infinity },
      ({ catalogId }) => [catalogId],
    ),
});
