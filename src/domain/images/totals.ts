import type { ImageRecord } from './image.ts';
import { filesOf } from './variants.ts';

/** The limits of the images of an account. */
export interface ImageTotals {
  /** Uploads that are not confirmed. */
  readonly unconfirmed: number;
  /** Images, confirmed or not. */
  readonly images: number;
  /** Bytes of the files of all images, in every size and format. */
  readonly bytes: number;
}

const gibibyte = 2 ** 30;

/** An image of 3,000 × 3,000 pixels takes about 5 MB in all sizes, so that both limits of stored images are reached together. */
export const imageTotals: ImageTotals = { unconfirmed: 50, images: 2_000, bytes: 10 * gibibyte };

/** The account has as many images as it can have, or its images would exceed the limit of bytes. */
export interface ImageStorageFull {
  readonly kind: 'image-storage-full';
  /** The limit, with its unit. */
  readonly limit: string;
}

/** Returns the failure for one of the limits of stored images. */
export const imageStorageFull = (limit: 'images' | 'bytes'): ImageStorageFull => ({
  kind: 'image-storage-full',
  limit:
    limit === 'images'
      ? `${imageTotals.images.toLocaleString('en')} images`
      : `${imageTotals.bytes / gibibyte} GiB of images`,
});

/**
 * Returns the bytes of the files that the media store has of an image, or may have; 0 before it is rendered. Undefined if the image is being
 * deleted, and counts no longer.
 */
export const storedBytes = (image: ImageRecord): number | undefined => {
  if (image.state === 'deleting') return undefined;
  const { attempts = [] } = image;
  const files = [...attempts, ...(image.state === 'ready' ? [image.picture] : [])].flatMap(filesOf);
  const sizes = new Map(files.map(({ key, sizeBytes }) => [key, sizeBytes]));
  return [...sizes.values()].reduce((total, each) => total + each, 0);
};
