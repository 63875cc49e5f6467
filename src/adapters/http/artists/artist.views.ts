import type { Artist, ArtistMember } from '../../../domain/artists/account.ts';
import { requestedClosure } from '../../../domain/artists/closure/closure.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { roleMissingFor } from '../../../domain/artists/profile.ts';
import { versionedTag } from '../kernel/response/conditional.ts';
import { pictureView } from '../images/picture.view.ts';
import type { OwnArtistAccount } from '../../../ports/driving/artists/artists.ts';

export const memberView = ({ memberId, email, role, emailVerifiedAt }: ArtistMember) => ({
  memberId,
  email,
  role,
  emailVerified: emailVerifiedAt !== undefined,
});

/** Returns the members of a profile that everyone who sees it gets. */
export const profileMembers = ({ artistId, kind, name, bio, country, links, ipi, isni }: Artist) => ({
  ...{ artistId, kind, name },
  ...(bio !== undefined && { bio }),
  ...{ country, links: [...links] },
  ...(ipi !== undefined && { ipi }),
  ...(isni !== undefined && { isni }),
});

/** Returns the images of a profile that everyone who sees it gets. */
export const profilePictures = ({ picture, banner }: Artist, baseUrl: string) => ({
  ...(picture && { picture: pictureView(baseUrl, picture) }),
  ...(banner && { banner: pictureView(baseUrl, banner) }),
});

/** Returns a profile as the members of its account see it. */
export const profileView = (artist: Artist) => ({
  ...profileMembers(artist),
  createdAt: timestamp(artist.createdAt),
});

/** Returns an account as its members see it. Payout details are masked, never decrypted for it, and hidden from editors. */
export const ownArtistView = ({ account, artist, member }: OwnArtistAccount, baseUrl: string) => {
  const { payout, agreement } = account;
  const closure = requestedClosure(account);
  return {
    accountId: account.accountId,
    ...profileMembers(artist),
    status: account.status,
    ...profilePictures(artist, baseUrl),
    ...(payout &&
      roleMissingFor(member, 'payout') === undefined && {
        payout: {
          type: payout.type,
          masked: payout.masked,
          changedAt: timestamp(payout.changedAt),
          heldUntil: timestamp(payout.heldUntil),
        },
      }),
    ...(closure && {
      closure: {
        requestedAt: timestamp(closure.requestedAt),
        requestedBy: closure.requestedBy,
        effectiveAt: timestamp(closure.effectiveAt),
      },
    }),
    agreement: { ...agreement, acceptedAt: timestamp(agreement.acceptedAt) },
    member: memberView(member),
    createdAt: timestamp(account.createdAt),
  };
};

/** Returns the response with an account, whose version is its entity tag. */
export const ownArtistAt = (baseUrl: string) => (account: OwnArtistAccount) => {
  const body = ownArtistView(account, baseUrl);
  return { status: 200, body, etag: versionedTag(account.account.version, body) } as const;
};
