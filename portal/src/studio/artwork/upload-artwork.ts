import type { Image } from '../../kit/display/artwork.tsx';
import { retryWhileUnavailable } from '../../kit/sound/retry-while-unavailable.ts';
import type { Api } from '../session/client.ts';

/** Uploads a square as artwork, and returns the image in its sizes. */
export const uploadArtwork = async (
  api: Api,
  purpose: 'track_artwork' | 'album_cover',
  square: Blob,
): Promise<Image> => {
  const body = {
    ...{ purpose, fileName: 'artwork.jpg' },
    contentType: 'image/jpeg' as const,
    sizeBytes: square.size,
  };
  const { uploadId, upload } = await api.initiateImageUpload({ body });
  const sent = await fetch(upload.url, { method: upload.method, headers: upload.headers, body: square });
  // The confirmation says what is wrong with an image. It finds none if the bytes were not received.
  if (sent.status >= 500) throw new TypeError(sent.statusText);
  // The service decodes few images at a time.
  return await retryWhileUnavailable(() => api.confirmImageUpload({ uploadId }));
};
