import type { Artist, ArtistAccount, ArtistMember } from '../../../domain/artists/account.ts';
import { collection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';

export const artistAccounts = collection<ArtistAccount>()('artist_accounts', {
  key: ['accountId'],
  members: { accountId: text, version: whole },
});

/** Profiles of artists and labels. */
export const artists = collection<Artist>()('artists', {
  key: ['artistId'],
  members: { artistId: text, version: whole },
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

export const artistCollections = [artistAccounts, artists, artistMembers] as const;
