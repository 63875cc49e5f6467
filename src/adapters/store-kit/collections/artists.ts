import type { Artist, ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import type { ArtistClaim, ClaimedArtist } from '../../../domain/artists/claims.ts';
import type { ArtistInvite } from '../../../domain/artists/members.ts';
import { closureDueAt } from '../../../domain/artists/closure/closure.ts';
import { profileTerms } from '../../../domain/staff/record-terms.ts';
import { prefixKey } from '../../../domain/shared/prefix.ts';
import { collection } from '../collection.ts';
import { derived, optional, several, text, whole } from '../members.ts';

export const artistAccounts = collection<ArtistAccount>()('artist_accounts', {
  key: ['accountId'],
  members: { accountId: text, version: whole, closureDueAt: derived(optional(whole), 1, closureDueAt) },
  indexes: { byClosure: { on: ['closureDueAt', 'accountId'], having: ['closureDueAt'] } },
});

export const nameKey = ({ name }: Artist): string => prefixKey(name);

const imageIds = ({ picture, banner }: Artist): readonly string[] =>
  [picture, banner].flatMap((shown) => (shown ? [shown.imageId] : []));

/** Profiles of artists and labels. */
export const artists = collection<Artist>()('artists', {
  key: ['artistId'],
  members: {
    artistId: text,
    accountId: text,
    nameKey: derived(text, 1, nameKey),
    createdAt: whole,
    version: whole,
    imageIds: derived(several(text), 1, imageIds),
    terms: derived(several(text), 1, profileTerms),
  },
  indexes: {
    ofAccount: { on: ['accountId', 'nameKey', 'artistId'] },
    showing: { on: ['imageIds', 'artistId'] },
    byTime: { on: ['createdAt', 'artistId'] },
    byTerm: { on: ['terms', 'artistId'] },
  },
});

export const artistMembers = collection<ArtistMember>()('artist_members', {
  key: ['memberId'],
  members: {
    memberId: text,
    accountId: text,
    email: text,
    resetDigest: derived(optional(text), 1, ({ passwordReset }: ArtistMember) => passwordReset?.codeDigest),
  },
  indexes: {
    byEmail: { unique: true, on: ['email'] },
    byReset: { unique: true, on: ['resetDigest'], having: ['resetDigest'] },
    ofAccount: { on: ['accountId', 'memberId'] },
  },
});

/** People who were invited to an account and have not joined. */
export const artistInvites = collection<ArtistInvite>()('artist_invites', {
  key: ['memberId'],
  members: {
    memberId: text,
    accountId: text,
    codeDigest: derived(text, 1, ({ code }: ArtistInvite) => code.codeDigest),
  },
  indexes: {
    byCode: { unique: true, on: ['codeDigest'] },
    ofAccount: { on: ['accountId', 'memberId'] },
  },
});

const openIn = ({ status }: ArtistClaim): 1 | undefined => (status === 'open' ? 1 : undefined);

/** Claims of profiles to artists of the catalog. */
export const artistClaims = collection<ArtistClaim>()('artist_claims', {
  key: ['claimId'],
  members: {
    claimId: text,
    accountId: text,
    artistId: text,
    catalogId: text,
    status: text,
    createdAt: whole,
    version: whole,
    open: derived(optional(whole), 1, openIn),
  },
  indexes: {
    openFor: { unique: true, on: ['artistId', 'catalogId'], having: ['open'] },
    ofAccountByStatus: { on: ['accountId', 'status', 'claimId'] },
    ofAccount: { on: ['accountId', 'createdAt', 'claimId'] },
    ofStatus: { on: ['status', 'createdAt', 'claimId'] },
  },
});

/** Artists of the catalog who belong to a profile. */
export const claimedArtists = collection<ClaimedArtist>()('claimed_artists', {
  key: ['catalogId'],
  members: { catalogId: text, artistId: text },
  indexes: { ofProfile: { on: ['artistId', 'catalogId'] } },
});

export const artistCollections = [
  artistAccounts,
  artists,
  artistMembers,
  artistInvites,
  artistClaims,
  claimedArtists,
] as const;
