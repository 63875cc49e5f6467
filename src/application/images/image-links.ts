import type { Instant } from '../../domain/shared/calendar.ts';
import type { ImageUploadId } from '../../domain/shared/ids.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';

/** The data of the signed address for the bytes of an image. */
interface UploadGrant {
  readonly uploadId: ImageUploadId;
  readonly expiresAt: Instant;
}

export interface ImageLinks {
  upload(grant: UploadGrant): string;
  /** Returns undefined if the address was not signed by this service or has expired. */
  read(token: string): ImageUploadId | undefined;
}

interface Dependencies {
  readonly textSigner: TextSigner;
  readonly clock: Clock;
  readonly baseUrl: string;
}

export const imageLinks = ({ textSigner, clock, baseUrl }: Dependencies): ImageLinks => ({
  upload: (grant) => `${baseUrl}/uploads/images/${textSigner.sign(JSON.stringify(grant), 'image-upload')}`,
  read: (token) => {
    const text = textSigner.verify(token, 'image-upload');
    const grant = text === undefined ? undefined : (JSON.parse(text) as UploadGrant);
    return grant && clock.now() < grant.expiresAt ? grant.uploadId : undefined;
  },
});
