import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { ArtistIdNeeded, ArtistNotFound } from '../../../domain/artists/roster.ts';
import type { AnnouncedImage } from '../../../domain/images/image.ts';
import type { CoverPurpose, ImagePurpose, ProfilePurpose } from '../../../domain/images/purpose.ts';
import type { ImageRejected } from '../../../domain/images/rejection.ts';
import type { ImageStorageFull } from '../../../domain/images/totals.ts';
import type { Picture } from '../../../domain/images/variants.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ArtistId, ImageId, ImageUploadId } from '../../../domain/shared/ids.ts';
import type { ByteRange, MediaObject } from '../../driven/media/media-store.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { RateLimited } from '../limits.ts';
import type { UseCase } from '../use-case.ts';

/** The account has as many unconfirmed uploads as it can have. */
export interface TooManyImages {
  readonly kind: 'too-many-images';
  readonly limit: number;
}

/** The caller's account has no such upload, or it was deleted because it was not confirmed within a day. */
export interface ImageUploadNotFound {
  readonly kind: 'image-upload-not-found';
}

/** The bytes were not uploaded yet. */
export interface ImageNotUploaded {
  readonly kind: 'image-not-uploaded';
}

/** The image is still being rendered. A confirmation that is repeated gets the result. */
export interface ImageStillRendering {
  readonly kind: 'image-still-rendering';
  readonly retryAfterMs: number;
}

/** As many images of the account are being rendered as it can have at a time. */
export interface TooManyRendering {
  readonly kind: 'too-many-rendering';
  readonly limit: number;
  readonly retryAfterMs: number;
}

/** The address for the bytes of an image. Anyone who has it can use it until it expires. */
export interface ImageUpload {
  readonly uploadId: ImageUploadId;
  readonly url: string;
  readonly contentType: string;
  readonly expiresAt: Instant;
}

interface Announcement<Purpose extends ImagePurpose> {
  readonly caller: ArtistCaller;
  readonly image: AnnouncedImage & { readonly purpose: Purpose };
}

type NotAnnounced = ArtistRoleMissing | TooManyImages | ImageStorageFull | RateLimited;

/** Announces a cover or artwork. Its bytes are then sent to the address, and the upload is confirmed. */
export type InitiateImage = UseCase<Announcement<CoverPurpose>, ImageUpload, NotAnnounced>;

/** Announces a picture of a profile. The profile must be named if the account has several. */
export type InitiateArtistImage = UseCase<
  Announcement<ProfilePurpose> & { readonly artistId?: ArtistId },
  ImageUpload,
  NotAnnounced | ArtistNotFound | ArtistIdNeeded
>;

/** Decides whether so many bytes are accepted at an address, before they are read. */
export type MayReceiveImage = UseCase<
  { readonly token: string; readonly sizeBytes: number },
  'allowed',
  { readonly kind: 'link-invalid' } | ImageRejected
>;

/** Stores the bytes of an announced image, in place of earlier ones. `file` is a local path. */
export type ReceiveImage = UseCase<
  { readonly token: string; readonly file: string },
  'received',
  { readonly kind: 'link-invalid' } | ImageRejected
>;

/** Renders the uploaded image, so that it can be used. It can be repeated, also after it was confirmed. */
export type ConfirmImage = UseCase<
  { readonly caller: ArtistCaller; readonly uploadId: ImageUploadId; readonly sha256?: string },
  Picture,
  | ArtistRoleMissing
  | ImageUploadNotFound
  | ImageNotUploaded
  | ImageRejected
  | ImageStorageFull
  | ImageStillRendering
  | TooManyRendering
  | RateLimited
>;

/** The caller's account has no such image, or the file of an image does not exist. */
export interface ImageNotFound {
  readonly kind: 'image-not-found';
}

/** Deletes a confirmed image. Fails with `image-shown` while a profile or an album shows it. */
export type DeleteImage = UseCase<
  { readonly caller: ArtistCaller; readonly imageId: ImageId },
  'deleted',
  ArtistRoleMissing | ImageNotFound | { readonly kind: 'image-shown' }
>;

/** Opens the file of a variant by its name. */
export type OpenImage = UseCase<
  { readonly imageId: ImageId; readonly name: string },
  {
    readonly object: MediaObject;
    readonly contentType: string;
    readonly read: (range?: ByteRange) => Promise<AsyncIterable<Uint8Array> | undefined>;
  },
  ImageNotFound
>;

/** Deletes uploads that were not confirmed, and finishes deletions that were interrupted. Returns their number. */
export type DeleteDueImages = UseCase<void, number>;

/** Images of accounts of artists and labels. */
export interface Images {
  readonly initiateImage: InitiateImage;
  readonly initiateArtistImage: InitiateArtistImage;
  readonly mayReceiveImage: MayReceiveImage;
  readonly receiveImage: ReceiveImage;
  readonly confirmImage: ConfirmImage;
  readonly deleteImage: DeleteImage;
  readonly openImage: OpenImage;
  readonly deleteDueImages: DeleteDueImages;
}
