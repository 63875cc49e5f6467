import type { Instant } from '../../domain/shared/calendar.ts';
import type { ArtistMemberId, UploadId } from '../../domain/shared/ids.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
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
