import { discardedKeys, type ImageRecord } from '../../domain/images/image.ts';
import {
  filesOf,
  variantFormats,
  type Picture,
  type Variant,
  type VariantFile,
} from '../../domain/images/variants.ts';
import type { ImageId } from '../../domain/shared/ids.ts';
import type { RenderedImage } from '../../ports/driven/images/image-processor.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';

/** Returns the picture that a rendered image becomes, before any of its files is stored. */
export const pictureOf = async (
  mediaStore: Pick<MediaStore, 'identify'>,
  imageId: ImageId,
  { width, height, variants }: RenderedImage,
): Promise<Picture> => {
  const identified = async (file: string): Promise<VariantFile> => {
    const found = await mediaStore.identify(file);
    if (!found) throw new Error('the file of a variant is missing');
    return found;
  };
  const named: Variant[] = [];
  for (const { files, ...variant } of variants)
    named.unshift({
      ...variant,
      webp: await identified(files.webp),
      jpeg: await identified(files.jpeg),
    });
  return { imageId, width, height, variants: named };
};

/** Stores the files of a picture. It can be repeated, because the same key has the same content. */
export const keepPicture = async (
  mediaStore: Pick<MediaStore, 'keep'>,
  picture: Picture,
  { variants }: RenderedImage,
): Promise<void> => {
  const rendered = variants
    .toReversed()
    .flatMap(({ files }) => variantFormats.map((format) => files[format]));
  for (const [n, { key }] of filesOf(picture).entries()) await mediaStore.keep(key, rendered[n] ?? '');
};

/** Deletes all files that no URL of the image leads to; those that do not exist are ignored. */
export const discardUnused = async (
  mediaStore: Pick<MediaStore, 'discard'>,
  image: ImageRecord,
): Promise<void> => {
  for (const key of discardedKeys(image)) await mediaStore.discard(key);
};
