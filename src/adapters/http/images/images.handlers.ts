import { timestamp } from '../../../domain/shared/calendar.ts';
import { ArtistId, ImageId, ImageUploadId } from '../../../domain/shared/ids.ts';
import { fail } from '../../../domain/shared/result.ts';
import type { Images, ImageUpload } from '../../../ports/driving/images/images.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './images.contract.ts';
import { pictureView } from './picture.view.ts';

export type ImageDependencies = Omit<Images, 'deleteDueImages'> & { readonly baseUrl: string };

const uploadView = ({ uploadId, url, contentType, expiresAt }: ImageUpload) => ({
  uploadId,
  upload: {
    method: 'PUT' as const,
    url,
    headers: { 'Content-Type': contentType },
    expiresAt: timestamp(expiresAt),
  },
});

/** A name with a digest never changes its content. Problems of the route stay uncached. */
const forever = 'public, max-age=31536000, immutable';

export const imageEndpoints = ({ baseUrl, ...use }: ImageDependencies): readonly Endpoint[] => [
  endpoint(routes.initiateImage, async ({ caller, body }) => {
    const begun = await use.initiateImage({ caller, image: body });
    return begun.ok ? { status: 201, body: uploadView(begun.value) } : begun;
  }),

  endpoint(routes.initiateArtistImage, async ({ caller, body: { artistId, ...image } }) => {
    const profile = artistId !== undefined && { artistId: ArtistId(artistId) };
    const begun = await use.initiateArtistImage({ caller, image, ...profile });
    return begun.ok ? { status: 201, body: uploadView(begun.value) } : begun;
  }),

  endpoint(
    routes.receiveImage,
    async ({ params: { token }, files: [sent] }) => {
      if (!sent) return fail({ kind: 'link-invalid' });
      const received = await use.receiveImage({ token, file: sent.file });
      return received.ok ? { status: 204, empty: true } : received;
    },
    undefined,
    ({ params: { token }, headers }) => use.mayReceiveImage({ token, sizeBytes: headers['content-length'] }),
  ),

  endpoint(routes.confirmImage, async ({ caller, params, body: { sha256 } }) => {
    const confirmed = await use.confirmImage({
      caller,
      uploadId: ImageUploadId(params.uploadId),
      ...(sha256 !== undefined && { sha256 }),
    });
    return confirmed.ok ? { status: 200, body: pictureView(baseUrl, confirmed.value) } : confirmed;
  }),

  endpoint(routes.deleteImage, async ({ caller, params }) => {
    const deleted = await use.deleteImage({ caller, imageId: ImageId(params.imageId) });
    return deleted.ok ? { status: 204, empty: true } : deleted;
  }),

  endpoint(routes.openImage, async ({ params }) => {
    const opened = await use.openImage({ imageId: ImageId(params.imageId), name: params.file });
    if (!opened.ok) return opened;
    const { object, contentType, read } = opened.value;
    // Never redirects to the media store, whose addresses expire long before the copies in caches.
    return {
      status: 200,
      mediaType: contentType,
      file: { sizeBytes: object.sizeBytes, read },
      etag: object.sha256,
      headers: { 'cache-control': forever },
    };
  }),
];
