import type { ArtistMember } from '../../../domain/artists/account.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { OwnArtistAccount } from '../../../ports/driving/artists/artists.ts';

const memberView = ({ memberId, email, role, emailVerifiedAt }: ArtistMember) => ({
  memberId,
  email,
  role,
  emailVerified: emailVerifiedAt !== undefined,
});

/** Returns an account as its members see it. Payout details are masked, and never decrypted for it. */
export const ownArtistView = ({ account, artist, member }: OwnArtistAccount) => {
  const { payout, agreement } = account;
  return {
    accountId: account.accountId,
    artistId: artist.artistId,
    kind: account.kind,
    status: account.status,
    name: artist.name,
    ...(artist.bio !== undefined && { bio: artist.bio }),
    country: artist.country,
    links: [...artist.links],
    ...(artist.ipi !== undefined && { ipi: artist.ipi }),
    ...(artist.isni !== undefined && { isni: artist.isni }),
    ...(payout && {
      payout: {
        type: payout.type,
        masked: payout.masked,
        changedAt: timestamp(payout.changedAt),
        heldUntil: timestamp(payout.heldUntil),
      },
    }),
    agreement: { ...agreement, acceptedAt: timestamp(agreement.acceptedAt) },
    member: memberView(member),
    createdAt: timestamp(account.createdAt),
  };
};
