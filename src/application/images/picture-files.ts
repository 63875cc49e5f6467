import { uploadKey, type ImageRecord } from '../../domain/images/image.ts';
import {
  variantKey,
  variantKeys,
  type Picture,
  type Variant,
  type VariantFile,
  type VariantFormat,
  type VariantSize,
} from '../../domain/images/variants.ts';
import type { ImageId } from '../../domain/shared/ids.ts';
import type { RenderedImage } from '../../ports/driven/images/image-processor.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';

/** Stores the files of a rendered image. It can be repeated, because the same image has the same files. */
export const keepPicture = async (
  mediaStore: Pick<MediaStore, 'keep'>,
  imageId: ImageId,
  { width, height, variants }: RenderedImage,
): Promise<Picture> => {
  const keep = async (size: VariantSize, format: VariantFormat, file: string): Promise<VariantFile> => {
    const { sizeBytes, sha256 } = await mediaStore.keep(variantKey(imageId, size, format), file);
    return { sizeBytes, sha256 };
  };
  const kept: Variant[] = [];
  for (const { files, size, ...dimensions } of variants)
    kept.unshift({
      size,
      ...dimensions,
      webp: await keep(size, 'webp', files.webp),
      jpeg: await keep(size, 'jpeg', files.jpeg),
    });
  return { imageId, width, height, variants: kept };
};

/** Deletes the uploaded bytes and all files of an image; those that do not exist are ignored. */
export const discardAll = async (
  mediaStore: Pick<MediaStore, 'discard'>,
  { uploadId, imageId }: Pick<ImageRecord, 'uploadId' | 'imageId'>,
): Promise<void> => {
  for (const key of [uploadKey(uploadId), ...variantKeys(imageId)]) await mediaStore.discard(key);
};
