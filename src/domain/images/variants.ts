import { imagesPrefix } from '../catalog/media-key.ts';
import type { ImageId } from '../shared/ids.ts';
import type { Dimensions } from './purpose.ts';

/** Pixels of the longest side of each variant. */
export const variantSizes = [64, 300, 640, 1_500] as const;
export type VariantSize = (typeof variantSizes)[number] | 'original';
/** Every size, the smallest first. */
export const everySize: readonly VariantSize[] = [...variantSizes, 'original'];

export const variantTypes = { webp: 'image/webp', jpeg: 'image/jpeg' } as const;
export type VariantFormat = keyof typeof variantTypes;
export const variantFormats = Object.keys(variantTypes) as readonly VariantFormat[];

export interface VariantFile {
  readonly sizeBytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** A size of an image, with its file in each format. */
export interface Variant extends Dimensions, Readonly<Record<VariantFormat, VariantFile>> {
  readonly size: VariantSize;
}

/** An image that can be shown. It never changes: another image has another ID. */
export interface Picture extends Dimensions {
  readonly imageId: ImageId;
  /** From the smallest to the original. A size that is missing is not smaller than the original. */
  readonly variants: readonly Variant[];
}

export interface SizedVariant extends Dimensions {
  readonly size: VariantSize;
}

/** Returns the variants of an image of these dimensions, the largest first. No variant is larger than the image. */
export const sizesFor = ({ width, height }: Dimensions): readonly SizedVariant[] => {
  const longest = Math.max(width, height);
  const smaller = variantSizes
    .filter((size) => size < longest)
    .map((size) => ({
      size,
      width: Math.max(1, Math.round((width * size) / longest)),
      height: Math.max(1, Math.round((height * size) / longest)),
    }));
  return [{ size: 'original', width, height }, ...smaller.reverse()];
};

/** Returns the variant to show for a size: the original if the image is not larger than the size. */
export const variantFor = ({ variants }: Picture, size: VariantSize): Variant => {
  const found = variants.find((variant) => variant.size === size) ?? variants.at(-1);
  if (!found) throw new Error('a picture has no variants');
  return found;
};

/** The number of hex digits of a digest in the name of a file. */
const digestDigits = 16;

/** Returns the name of the file of a variant in its URL. It contains the beginning of the digest, so that a URL never changes its content. */
export const variantName = (variant: Variant, format: VariantFormat): string =>
  `${variant.size}-${variant[format].sha256.slice(0, digestDigits)}.${format}`;

/** Returns the key of a variant in the media store, from the name of its file: other content has another key. */
export const variantKey = (imageId: ImageId, name: string): string => `${imagesPrefix}${imageId}/${name}`;

/** Returns the files of an image, with their keys. */
export const filesOf = ({
  imageId,
  variants,
}: Picture): readonly (VariantFile & { readonly key: string })[] =>
  variants.flatMap((variant) =>
    variantFormats.map((format) => ({
      key: variantKey(imageId, variantName(variant, format)),
      ...variant[format],
    })),
  );

export interface NamedVariant {
  readonly size: VariantSize;
  readonly format: VariantFormat;
  /** The beginning of the digest of the file. */
  readonly digest: string;
}

const nameForm = /^(64|300|640|1500|original)-([0-9a-f]{16})[.](webp|jpeg)$/;

/** Returns what the name of a file in a URL says, or undefined for any other name. */
export const namedVariant = (name: string): NamedVariant | undefined => {
  const [, size, digest, format] = nameForm.exec(name) ?? [];
  if (size === undefined || digest === undefined) return undefined;
  return {
    size: size === 'original' ? size : (Number(size) as VariantSize),
    format: format as VariantFormat,
    digest,
  };
};
