import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureIssues, sizeIssues, type Measures } from '../../domain/images/purpose.ts';
import {
  imageRejected,
  tooComplex,
  type ImageIssue,
  type ImageRejected,
} from '../../domain/images/rejection.ts';
import {
  sizesFor,
  variantFormats,
  type SizedVariant,
  type VariantFormat,
  type VariantSize,
} from '../../domain/images/variants.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { RenderedImage, RenderedVariant } from '../../ports/driven/images/image-processor.ts';
import { decode, memoryLimit, openEncoder, type Encode, type MemoryLimit } from './codecs.ts';
import { colorModel, type ColorModel } from './color/profile.ts';
import { convertToSrgb } from './color/to-srgb.ts';
import { damaged, type ImageHeader } from './headers/header.ts';
import { readHeader } from './headers/read-header.ts';
import { flatten, turned, upright, type Pixels } from './pixels.ts';
import { scaled } from './scale.ts';

/** One image to render, as plain data, so that it can be handed to another thread. */
export interface RenderTask {
  readonly file: string;
  readonly measures: Measures;
  /** An existing folder for the variants. */
  readonly into: string;
}

/** The quality of the original, from which others may be made, and of the smaller variants, which are shown. */
const qualities = { original: 90, smaller: 82 } as const;

const rejectedFor = (issues: readonly ImageIssue[]): ImageRejected | undefined => {
  const [first, ...others] = issues;
  return first && imageRejected(first, ...others);
};

/** Decodes the pixels. A decoder that fails, or finds other dimensions than the header states, means a damaged file. */
const decoded = async (
  header: ImageHeader,
  bytes: Uint8Array,
  limit: MemoryLimit,
): Promise<Pixels | undefined> => {
  const pixels = await decode(header.format, bytes, limit).catch(() => undefined);
  const isWhole =
    pixels?.width === header.width &&
    pixels.height === header.height &&
    pixels.data.length === header.width * header.height * 4;
  return isWhole ? pixels : undefined;
};

const unknownProfile: ImageIssue = {
  field: 'file',
  code: 'color_profile',
  detail: 'must be in sRGB, or have a color profile with curves and a matrix. Convert it to sRGB',
};

const modelOf = ({ profile }: ImageHeader): ColorModel | undefined | 'unknown' =>
  profile ? (colorModel(profile) ?? 'unknown') : undefined;

/** Returns the pixels of each variant. Each smaller one is made from the next larger one. */
const pyramidOf = (original: Pixels): readonly (SizedVariant & { readonly pixels: Pixels })[] => {
  let pixels = original;
  return sizesFor(original).map((variant) => {
    if (variant.size !== 'original') pixels = scaled(pixels, variant);
    return { ...variant, pixels };
  });
};

const encodedBy = (encode: Encode, pixels: Pixels, quality: number): Uint8Array | undefined => {
  try {
    return encode(pixels, quality);
  } catch {
    return undefined;
  }
};

/** Returns undefined if an encoder fails. Its input is valid, so that only its memory can have been too small. */
const encodeAll = async (
  original: Pixels,
  into: string,
  open: (format: VariantFormat) => Promise<Encode>,
): Promise<readonly RenderedVariant[] | undefined> => {
  const pyramid = pyramidOf(original);
  const fileOf = (size: VariantSize, format: VariantFormat): string => join(into, `${size}.${format}`);
  // One encoder at a time: each takes several times the memory of the pixels.
  for (const format of variantFormats) {
    const encode = await open(format);
    for (const { size, pixels } of pyramid) {
      const encoded = encodedBy(encode, pixels, size === 'original' ? qualities.original : qualities.smaller);
      if (!encoded) return undefined;
      await writeFile(fileOf(size, format), encoded);
    }
  }
  return pyramid.map(({ pixels: _, ...variant }) => ({
    ...variant,
    files: { webp: fileOf(variant.size, 'webp'), jpeg: fileOf(variant.size, 'jpeg') },
  }));
};

/** Renders the variants of an image into a folder. Everything that the header shows is checked before pixels are decoded. */
export const render = async (
  { file, measures, into }: RenderTask,
  open = openEncoder,
): Promise<Result<RenderedImage, ImageRejected>> => {
  const bytes = await readFile(file);
  const header = readHeader(bytes);
  if (!header.ok) return header;
  const { format, orientation } = header.value;
  const shown = turned(header.value, orientation);
  const model = modelOf(header.value);
  const rejected = rejectedFor([
    ...sizeIssues(shown),
    ...measureIssues(measures, shown),
    ...(model === 'unknown' ? [unknownProfile] : []),
  ]);
  if (rejected) return fail(rejected);
  const limit = memoryLimit();
  const pixels = await decoded(header.value, bytes, limit);
  if (!pixels) return fail(imageRejected(damaged('its pixels cannot be decoded').issue));
  if (model !== undefined && model !== 'unknown') convertToSrgb(pixels, model);
  flatten(pixels);
  const variants = await encodeAll(upright(pixels, orientation), into, (each) => open(each, limit));
  if (!variants) return fail(imageRejected(tooComplex('the memory of the encoder')));
  return ok({ format, ...shown, variants });
};
