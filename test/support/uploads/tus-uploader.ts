import { Upload } from 'tus-js-client';

interface Sending {
  readonly url: string;
  readonly bytes: Buffer;
  readonly chunkSize?: number;
  /** Called as bytes are sent; true ends it without a request. */
  readonly interrupted?: (sent: number) => boolean;
}

/** Sends bytes to the URL of an upload with tus-js-client, from where it was interrupted. Returns whether all were sent. */
export const sentByTus = ({ url, bytes, chunkSize, interrupted }: Sending): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      uploadUrl: url,
      // Another request may still write the bytes that were sent before the interruption.
      onShouldRetry: (error) => 'originalResponse' in error && error.originalResponse?.getStatus() === 409,
      ...(chunkSize !== undefined && { chunkSize }),
      onError: reject,
      onSuccess: () => resolve(true),
      onProgress: (sent) => {
        if (interrupted?.(sent) !== true) return;
        void upload.abort(false);
        resolve(false);
      },
    });
    upload.start();
  });
