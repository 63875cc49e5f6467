import { dayMs, type Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistId, ImageId, ImageUploadId } from '../shared/ids.ts';
import type { ImagePurpose, ImageType } from './purpose.ts';
import type { ImageRejected } from './rejection.ts';
import { filesOf, type Picture } from './variants.ts';

/** How long the address for the bytes works. */
export const uploadLinkMs = 3_600_000;
/** An upload that is not confirmed by then is deleted. */
export const unconfirmedKeptMs = dayMs;
/** The time between the mark of a deletion and the deletion, which is longer than any request that began before the mark. */
export const deletionDelayMs = 600_000;
/** After a failed attempt to delete an image, the next one is made a day later, so that others get their turn. */
const nextAttemptMs = dayMs;

/** The rate of new uploads of an account: 200 in a burst, and as many each hour. */
export const uploadRate = { requestsPerSecond: 200 / 3_600, burst: 200 };
/** The rate of confirmations of an account, which decode an image. */
export const confirmRate = { requestsPerSecond: 0.5, burst: 20 };

/** The limit of images of an account that are rendered or wait for it at a time, in each process. */
export const maxRendering = 4;

/** An image as its client describes it, before the bytes are sent. */
export interface AnnouncedImage {
  readonly purpose: ImagePurpose;
  readonly fileName: string;
  readonly contentType: ImageType;
  readonly sizeBytes: number;
  /** The digest of the bytes, in hex. */
  readonly sha256?: string;
}

/** The bytes that were sent last. Each transfer has a key of its own, whose bytes never change. */
export interface Upload {
  readonly key: string;
  /** In hex. */
  readonly sha256: string;
}

/** Why no picture can be made from bytes. */
export interface UploadRejection {
  /** The key of the bytes. */
  readonly key: string;
  readonly issues: ImageRejected['issues'];
}

interface Kept extends AnnouncedImage {
  readonly imageId: ImageId;
  readonly uploadId: ImageUploadId;
  readonly accountId: AccountId;
  /** The profile that an image of it belongs to. */
  readonly artistId?: ArtistId;
  readonly createdAt: Instant;
  /** The bytes that were received last. Those from which a picture was made are deleted. */
  readonly upload?: Upload;
  /** The result for these bytes, if they were rejected: they are not decoded again. */
  readonly rejection?: UploadRejection;
  /** Pictures that are not confirmed. The media store may have files of them: their process was stopped, or another one was faster. */
  readonly attempts?: readonly Picture[];
}

/** The media store may have the uploaded bytes, and files of the attempts. */
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
  /** The number of tracks that show it. Absent if none ever did. */
  readonly shownBy?: number;
  /** When artwork that no track shows is deleted. */
  readonly dueAt?: Instant;
}

/** The media store may have deleted some of the files. The record goes last, so that a crash leaves no file without one. */
export interface DeletingImage extends Kept {
  readonly state: 'deleting';
  readonly dueAt: Instant;
}

/** An image of an account or of the catalog, from before its first file to its deletion. */
export type ImageRecord = UnconfirmedImage | ReadyImage | DeletingImage;

export const unconfirmed = (image: Kept): UnconfirmedImage => ({
  ...image,
  state: 'unconfirmed',
  dueAt: image.createdAt + unconfirmedKeptMs,
});

/** Returns whether the address for the bytes still works. */
export const takesBytes = (image: ImageRecord | undefined, now: Instant): image is UnconfirmedImage =>
  image?.state === 'unconfirmed' && now < image.createdAt + uploadLinkMs;

/** Returns the record after bytes were received, or undefined if the image takes none any longer. */
export const received = (image: ImageRecord, upload: Upload): UnconfirmedImage | undefined => {
  if (image.state !== 'unconfirmed') return undefined;
  const { rejection: _, ...kept } = image;
  return { ...kept, upload };
};

/** The limit of different pictures that are begun for one upload. */
export const maxAttempts = 20;

const isSame = (a: Picture, b: Picture): boolean => {
  const [own, others] = [filesOf(a), filesOf(b)];
  return own.length === others.length && own.every(({ key }, n) => key === others[n]?.key);
};

/** Returns whether the image waits for the picture of these bytes: it is not confirmed, and no others were sent since. */
const awaits = (image: ImageRecord, key: string): image is UnconfirmedImage =>
  image.state === 'unconfirmed' && image.upload?.key === key;

/** Returns the record after bytes were rejected, or undefined if they count no longer. */
export const rejected = (image: ImageRecord, rejection: UploadRejection): UnconfirmedImage | undefined =>
  awaits(image, rejection.key) ? { ...image, rejection } : undefined;

/** Returns the record before the files of a picture are stored, or undefined if they must not be. */
export const attempted = (
  image: ImageRecord,
  picture: Picture,
  key: string,
): UnconfirmedImage | undefined => {
  if (!awaits(image, key)) return undefined;
  const { attempts = [] } = image;
  if (attempts.some((each) => isSame(each, picture))) return image;
  return attempts.length < maxAttempts ? { ...image, attempts: [...attempts, picture] } : undefined;
};

/**
 * Returns the record once the media store has all files of a picture, or undefined if the image is to be deleted or other bytes were
 * sent since.
 */
export const ready = (
  image: ImageRecord,
  { picture, key, now }: { readonly picture: Picture; readonly key: string; readonly now: Instant },
): ReadyImage | undefined => {
  if (image.state === 'ready') return image;
  if (!awaits(image, key)) return undefined;
  const { dueAt: _, attempts = [], ...kept } = image;
  const others = attempts.filter((each) => !isSame(each, picture));
  return {
    ...kept,
    ...(others.length > 0 && { attempts: others }),
    state: 'ready',
    picture,
    confirmedAt: now,
  };
};

/** Returns the record of a confirmed image that its account deletes, or undefined if it is not confirmed. Its files are deleted with its attempts. */
export const withdrawn = (image: ImageRecord, now: Instant): DeletingImage | undefined => {
  if (image.state !== 'ready') return undefined;
  const { picture, confirmedAt: _, shownBy: __, attempts = [], ...kept } = image;
  return { ...kept, attempts: [...attempts, picture], state: 'deleting', dueAt: now + deletionDelayMs };
};

/** Returns the keys of the files that the media store may have although no URL leads to them, or will after a deletion. */
export const discardedKeys = (image: ImageRecord): readonly string[] => {
  const { upload, attempts = [] } = image;
  const shown = new Set(image.state === 'ready' ? filesOf(image.picture).map(({ key }) => key) : []);
  const rendered = attempts.flatMap(filesOf).map(({ key }) => key);
  return [...(upload ? [upload.key] : []), ...new Set(rendered)].filter((key) => !shown.has(key));
};

/** Returns the record of an image that is due: to be deleted, or unchanged if it is not due. */
export const reconsidered = (image: ImageRecord, now: Instant): ImageRecord => {
  if (image.dueAt === undefined || image.dueAt > now) return image;
  // Artwork that no track has shown for long.
  if (image.state === 'ready') return withdrawn(image, now) ?? image;
  const dueAt = now + (image.state === 'deleting' ? nextAttemptMs : deletionDelayMs);
  return { ...image, state: 'deleting', dueAt };
};

/** Returns the key of transferred bytes. Bytes whose key no record has are deleted by their age. */
export const uploadKey = (transferId: string): string => `uploads/${transferId}`;
