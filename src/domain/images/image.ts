import { dayMs, type Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistId, ImageId, ImageUploadId } from '../shared/ids.ts';
import type { ImagePurpose, ImageType } from './purpose.ts';
import type { Picture } from './variants.ts';

/** How long the address for the bytes works. */
export const uploadLinkMs = 3_600_000;
/** An upload that is not confirmed by then is deleted. */
export const unconfirmedKeptMs = dayMs;
/** After a failed attempt to delete an image, the next one is made a day later, so that others get their turn. */
const nextAttemptMs = dayMs;

/** The limit of uploads of an account that are not confirmed. */
export const mostUnconfirmed = 50;
/** The rate of new uploads of an account: 200 in a burst, and as many each hour. */
export const uploadRate = { requestsPerSecond: 200 / 3_600, burst: 200 };
/** The rate of confirmations of an account, which decode an image. */
export const confirmRate = { requestsPerSecond: 0.5, burst: 20 };

/** An image as its client announces it, before the bytes are sent. */
export interface AnnouncedImage {
  readonly purpose: ImagePurpose;
  readonly fileName: string;
  readonly contentType: ImageType;
  readonly sizeBytes: number;
  /** The digest of the bytes, in hex. */
  readonly sha256?: string;
}

interface Kept extends AnnouncedImage {
  readonly imageId: ImageId;
  readonly uploadId: ImageUploadId;
  readonly accountId: AccountId;
  /** The profile that an image of it belongs to. */
  readonly artistId?: ArtistId;
  readonly createdAt: Instant;
}

/** `unconfirmed`: the media store may have the uploaded bytes, and any of the variants. */
export interface UnconfirmedImage extends Kept {
  readonly state: 'unconfirmed';
  /** When it is deleted. */
  readonly dueAt: Instant;
}

/** The media store has all variants. */
export interface ReadyImage extends Kept {
  readonly state: 'ready';
  readonly picture: Picture;
  readonly confirmedAt: Instant;
  readonly dueAt?: never;
}

/** The media store may have deleted some of the files. The record goes last, so that a crash leaves no file without one. */
export interface DeletingImage extends Kept {
  readonly state: 'deleting';
  readonly dueAt: Instant;
}

/** An image of an account, from the announcement of its upload to its deletion. */
export type ImageRecord = UnconfirmedImage | ReadyImage | DeletingImage;

export const unconfirmed = (image: Kept): UnconfirmedImage => ({
  ...image,
  state: 'unconfirmed',
  dueAt: image.createdAt + unconfirmedKeptMs,
});

/** Returns whether the address for the bytes still works. */
export const takesBytes = (image: ImageRecord | undefined, now: Instant): image is UnconfirmedImage =>
  image?.state === 'unconfirmed' && now < image.createdAt + uploadLinkMs;

/** Returns the record once the media store has all variants, or undefined if the image is to be deleted. */
export const ready = (image: ImageRecord, picture: Picture, now: Instant): ReadyImage | undefined => {
  if (image.state === 'deleting') return undefined;
  if (image.state === 'ready') return image;
  const { dueAt: _, ...kept } = image;
  return { ...kept, state: 'ready', picture, confirmedAt: now };
};

/** Returns the record of an image that is due: to be deleted, or unchanged if it is not due. */
export const reconsidered = (image: ImageRecord, now: Instant): ImageRecord => {
  if (image.state === 'ready' || image.dueAt > now) return image;
  const dueAt = image.state === 'deleting' ? now + nextAttemptMs : image.dueAt;
  return { ...image, state: 'deleting', dueAt };
};

/** Returns the key of the uploaded bytes. Uploads that were abandoned are also deleted by their age. */
export const uploadKey = (uploadId: ImageUploadId): string => `uploads/${uploadId}`;
