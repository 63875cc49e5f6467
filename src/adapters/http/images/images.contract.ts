import { z } from 'zod';
import {
  coverPurposes,
  imageLimits,
  imageTypes,
  measuresOf,
  profilePurposes,
  type ImagePurpose,
} from '../../../domain/images/purpose.ts';
import { imageTotals } from '../../../domain/images/totals.ts';
import { anyone } from '../artists/artist-sessions.contract.ts';
import { artistExamples } from '../artists/artist.schemas.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleImage, Image, imageId } from './picture.view.ts';

const { examples } = field;
const tags = ['Images'];
const mebibytes = imageLimits.bytes / 2 ** 20;
const exampleUploadId = 'imu_01JB2M6X8KD8E9F0G1H2J3K4M5';

/** The limits of a purpose, in words. */
const wordsFor = (purpose: ImagePurpose): string => {
  const { minWidth, minHeight, isSquare } = measuresOf[purpose];
  return `\`${purpose}\`: at least ${minWidth} × ${minHeight} pixels${isSquare ? ', square' : ''}`;
};

const file = {
  fileName: field.text(255, 'Name of the file, for display.', 'cover.png'),
  contentType: z
    .enum(imageTypes)
    .meta({ description: 'Media type of the file. The content decides.', examples: ['image/png'] }),
  sizeBytes: z
    .int()
    .min(1)
    .max(imageLimits.bytes)
    .meta({ description: 'Size of the file in bytes.', examples: [1_482_113] }),
  sha256: field
    .sha256('SHA-256 of the file, in hex. If you send it, other bytes are rejected.')
    .exactOptional(),
};

const exampleFile = { fileName: 'cover.png', contentType: 'image/png', sizeBytes: 1_482_113 } as const;

const ImageUploadInitDto = z
  .strictObject({
    purpose: z.enum(coverPurposes).meta({ description: 'What the image is for.', examples: ['album_cover'] }),
    ...file,
  })
  .meta({ id: 'ImageUploadInitDto', description: 'A cover or artwork to upload.' });

const ArtistImageInitDto = z
  .strictObject({
    purpose: z
      .enum(profilePurposes)
      .meta({ description: 'What the image is for.', examples: ['profile_picture'] }),
    artistId: field
      .id('artist profile', artistExamples.artistId)
      .meta({
        description: 'The profile that the image is for. Required if your account has several profiles.',
      })
      .exactOptional(),
    ...file,
  })
  .meta({ id: 'ArtistImageInitDto', description: 'A picture of an artist or a label to upload.' });

const uploadId = field.id('upload', exampleUploadId);

const ImageUpload = z
  .object({
    uploadId,
    upload: z
      .object({
        method: z.literal('PUT').meta({ description: 'Method of the request.' }),
        url: z.url().meta({
          description:
            'URL for the bytes. It works without a credential until it expires: do not publish it.',
        }),
        headers: z.record(z.string(), z.string()).meta({
          description:
            'Headers that the request must have, besides a `Content-Length` that equals `sizeBytes`: clients that send a whole file or buffer add it themselves.',
          examples: [{ 'Content-Type': 'image/png' }],
        }),
        expiresAt: field.timestampOut('When the URL expires.', examples.now),
      })
      .meta({ description: 'The request that sends the bytes.' }),
  })
  .meta({ id: 'ImageUpload', description: 'Where to send the bytes of an image.' });

const exampleUpload = {
  uploadId: exampleUploadId,
  upload: {
    method: 'PUT' as const,
    url: 'https://api.example.com/uploads/images/eyJ1cGxvYWRJZCI6Imlt.c2ln',
    headers: { 'Content-Type': 'image/png' },
    expiresAt: examples.now,
  },
};

const steps = `Send the bytes with the returned \`method\` and \`headers\` to \`url\`, then confirm the upload. The URL works for one hour and can be used again; the bytes that were sent last count. An upload that is not confirmed within a day is deleted. Files are JPEG, PNG or WebP, up to ${mebibytes} MiB and ${imageLimits.side} pixels on each side. An account can have ${imageTotals.unconfirmed} uploads that are not confirmed, begin 200 per hour, and have ${imageTotals.images.toLocaleString('en')} images with ${imageTotals.bytes / 2 ** 30} GiB in all sizes. Needs the role \`owner\` or \`editor\`.`;

export const initiateImage = route({
  operation: 'initiateImageUpload',
  method: 'POST',
  path: '/api/v1/images',
  access: anyone,
  summary: 'Start the upload of a cover or artwork',
  description: `${steps} ${coverPurposes.map(wordsFor).join('; ')}.`,
  tags,
  body: { schema: ImageUploadInitDto, example: { purpose: 'album_cover', ...exampleFile } },
  responses: { 201: { description: 'The upload.', schema: ImageUpload, example: exampleUpload } },
  problems: ['ROLE_MISSING', 'STATE_CONFLICT'],
});

export const initiateArtistImage = route({
  operation: 'initiateArtistImageUpload',
  method: 'POST',
  path: '/api/v1/artists/me/images',
  access: anyone,
  summary: 'Start the upload of a profile picture or banner',
  description: `${steps} ${profilePurposes.map(wordsFor).join('; ')}.`,
  tags,
  body: { schema: ArtistImageInitDto, example: { purpose: 'profile_picture', ...exampleFile } },
  responses: { 201: { description: 'The upload.', schema: ImageUpload, example: exampleUpload } },
  problems: ['ROLE_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});

/** Described by the response that contains its URL: clients need not know where bytes go. */
export const receiveImage = route({
  operation: 'putImage',
  method: 'PUT',
  path: '/uploads/images/{token}',
  access: { kind: 'public', limit: 'image-bytes' },
  summary: 'Send the bytes of an image',
  tags,
  params: z.strictObject({ token: z.string().min(1).max(1_000) }),
  headers: z.object({ 'content-length': z.string().transform(Number) }),
  body: { schema: z.undefined(), example: undefined, limit: imageLimits.bytes, file: { types: imageTypes } },
  responses: { 204: { description: 'The bytes were received.' } },
  problems: ['NOT_FOUND'],
  undocumented: true,
});

const ImageUploadConfirmDto = z
  .strictObject({
    sha256: field
      .sha256(
        'SHA-256 of the file, in hex. If you send it, the upload is confirmed only if it has these bytes.',
      )
      .exactOptional(),
  })
  .meta({ id: 'ImageUploadConfirmDto', description: 'The confirmation of an upload.' });

export const confirmImage = route({
  operation: 'confirmImageUpload',
  method: 'POST',
  path: '/api/v1/images/{uploadId}/confirm',
  access: anyone,
  summary: 'Confirm the upload of an image',
  description:
    'Checks the image and renders its variants, each as WebP and JPEG. They are upright, in sRGB, without transparency and metadata; nothing else of the file is kept. A rejection names each field with what was found, as `/width` or `/height`. Animated images, images in CMYK and incomplete files are rejected. If the image takes longer than 10 seconds, the response is 503 with `Retry-After`: confirm again. Confirming again returns the same image. An account can confirm 20 images in a burst, and one every two seconds after that. Needs the role `owner` or `editor`.',
  tags,
  params: z.strictObject({ uploadId }),
  body: { schema: ImageUploadConfirmDto.default({}), example: { sha256: examples.hash } },
  responses: { 200: { description: 'The image.', schema: Image, example: exampleImage } },
  problems: ['ROLE_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const deleteImage = route({
  operation: 'deleteImage',
  method: 'DELETE',
  path: '/api/v1/images/{imageId}',
  access: anyone,
  summary: 'Delete an image',
  description:
    'Deletes a confirmed image with all of its files. Its URLs stop working, except where a cache has a copy. An image that a profile or an album shows is not deleted (409): remove it from there first. Needs the role `owner` or `editor`.',
  tags,
  params: z.strictObject({ imageId }),
  responses: { 204: { description: 'The image was deleted.' } },
  problems: ['ROLE_MISSING', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const openImage = route({
  operation: 'getImage',
  method: 'GET',
  path: '/images/{imageId}/{file}',
  // A page shows many images.
  access: { kind: 'public', limit: 'images', times: 20 },
  summary: 'Get the file of an image',
  description:
    'Returns a variant of an image, from its URL in another response. The name contains a digest of the content, so that the file can be cached forever. Can be used by any web page (CORS).',
  tags,
  params: z.strictObject({
    imageId,
    file: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'Name of the file.', examples: ['300-3f2a9c1e7b60d418.webp'] }),
  }),
  responses: { 200: { description: 'The file.', media: ['image/webp', 'image/jpeg'] } },
  problems: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  cors: 'any',
  contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
});
