import type { ArtistMember } from '../../domain/artists/account.ts';
import { roleMissingFor } from '../../domain/artists/profile.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ArtistMemberId, UploadId } from '../../domain/shared/ids.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';

/** The data of the signed URL for the bytes of an upload. */
export interface UploadGrant {
  readonly uploadId: UploadId;
  /** The member who requested the URL: what is done with it is done in the name of this member. */
  readonly memberId: ArtistMemberId;
  readonly expiresAt: Instant;
}

export interface UploadLinks {
  url(grant: UploadGrant): string;
  /** Returns undefined if the URL was not signed by this service or has expired. */
  read(token: string): UploadGrant | undefined;
}

interface Dependencies {
  readonly textSigner: TextSigner;
  readonly clock: Clock;
  readonly baseUrl: string;
}

export const uploadLinks = ({ textSigner, clock, baseUrl }: Dependencies): UploadLinks => ({
  url: ({ uploadId, memberId, expiresAt }) =>
    `${baseUrl}/uploads/masters/${textSigner.sign(JSON.stringify({ uploadId, memberId, expiresAt }), 'master-upload')}`,
  read: (token) => {
    const text = textSigner.verify(token, 'master-upload');
    const grant = text === undefined ? undefined : (JSON.parse(text) as UploadGrant);
    return grant && clock.now() < grant.expiresAt ? grant : undefined;
  },
});

export interface Granting {
  readonly artistStore: Pick<ArtistStore, 'findMember'>;
  readonly uploadLinks: UploadLinks;
}

/** Returns what a URL permits, if the member who requested it may still upload: the role is read at each use. */
export const permittedGrant = async (
  { artistStore, uploadLinks: links }: Granting,
  token: string,
): Promise<(UploadGrant & Pick<ArtistMember, 'accountId'>) | undefined> => {
  const grant = links.read(token);
  const member = grant && (await artistStore.findMember(grant.memberId));
  return member && !roleMissingFor(member, 'tracks') ? { ...grant, accountId: member.accountId } : undefined;
};
