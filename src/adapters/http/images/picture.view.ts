import { z } from 'zod';
import { everySize, variantFor, variantName, type Picture } from '../../../domain/images/variants.ts';
import * as field from '../vocabulary/fields.ts';

export const exampleImageId = 'img_01JB2M6X8KC7D8E9F0G1H2J3K4';
export const imageId = field.id('image', exampleImageId);

const size = (what: string, example: number) =>
  z
    .int()
    .min(1)
    .meta({ description: `${what} in pixels.`, examples: [example] });
const url = (format: string) =>
  z.url().meta({
    description: `URL of the ${format} file. It never changes its content, so that it can be cached forever.`,
    examples: [`https://api.example.com/images/${exampleImageId}/300-3f2a9c1e7b60d418.webp`],
  });

const ImageVariant = z
  .object({ width: size('Width', 300), height: size('Height', 300), webp: url('WebP'), jpeg: url('JPEG') })
  .meta({ id: 'ImageVariant', description: 'One size of an image, in two formats.' });

const variants = z
  .object({
    64: ImageVariant,
    300: ImageVariant,
    640: ImageVariant,
    1500: ImageVariant,
    original: ImageVariant,
  })
  .meta({
    description:
      'The image in sizes by the pixels of its longest side, and as large as it was uploaded. A size that is larger than the image is the original.',
  });

/** An image that can be shown. */
export const Image = z
  .object({
    imageId,
    width: size('Width of the original', 3_000),
    height: size('Height of the original', 3_000),
    variants,
  })
  .meta({
    id: 'Image',
    description: 'An image: upright, in sRGB, without transparency and metadata.',
  });

/** Returns an image with the URLs of its variants. */
export const pictureView = (baseUrl: string, picture: Picture) => {
  const { imageId: id, width, height } = picture;
  const shown = everySize.map((each) => {
    const variant = variantFor(picture, each);
    const at = (format: 'webp' | 'jpeg') => `${baseUrl}/images/${id}/${variantName(variant, format)}`;
    return [each, { width: variant.width, height: variant.height, webp: at('webp'), jpeg: at('jpeg') }];
  });
  return {
    imageId: id,
    width,
    height,
    variants: Object.fromEntries(shown) as z.input<typeof variants>,
  };
};

const exampleVariant = (name: string, pixels: number) => ({
  width: pixels,
  height: pixels,
  webp: `https://api.example.com/images/${exampleImageId}/${name}-3f2a9c1e7b60d418.webp`,
  jpeg: `https://api.example.com/images/${exampleImageId}/${name}-a7c0415d92be63f8.jpeg`,
});

export const exampleImage = {
  imageId: exampleImageId,
  width: 3_000,
  height: 3_000,
  variants: {
    64: exampleVariant('64', 64),
    300: exampleVariant('300', 300),
    640: exampleVariant('640', 640),
    1500: exampleVariant('1500', 1_500),
    original: exampleVariant('original', 3_000),
  },
};
