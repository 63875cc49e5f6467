import { Upload, type DetailedError } from 'tus-js-client';
import { canBeRead } from '../files/kinds.ts';

/** Pauses before further attempts, in milliseconds. An attempt that got bytes through begins them again. */
const retryDelays = [0, 1_000, 3_000, 10_000, 20_000, 30_000];

const statusOf = (error: Error | DetailedError): number | undefined =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined;

const mayHelp = (status: number | undefined): boolean =>
  status === undefined || status < 400 || status >= 500 || [408, 409, 423, 429].includes(status);

/** Sends the bytes of a file that the service does not have yet, by tus. Rejects with the reason of the signal when it aborts. */
export const sendBytes = (
  file: Blob,
  url: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // Browsers report a file that can no longer be read as a lost connection.
    const stopIfUnreadable = async (error: Error) => {
      if (await canBeRead(file)) return;
      void upload.abort();
      reject(error);
    };
    const upload = new Upload(file, {
      uploadUrl: url,
      retryDelays,
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => {
        void stopIfUnreadable(error);
        return mayHelp(statusOf(error));
      },
      onProgress,
      onSuccess: () => resolve(),
      onError: reject,
    });
    const stop = () => {
      void upload.abort();
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else {
      signal.addEventListener('abort', stop, { once: true });
      upload.start();
    }
  });
