import { ok } from '../../domain/shared/result.ts';
import type { DeliveryReader, ManifestReader } from '../../ports/driven/catalog/manifest-reader.ts';
import { readDelivery, withFields } from './read-delivery.ts';
import { readManifest } from './read-manifest.ts';
import { readingThread, type ThreadBounds } from './threads.ts';

export const manifestReader: ManifestReader = { read: readManifest };

/** Files up to this size are read without a thread, whose start takes longer. */
const smallBytes = 65_536;

/** Opens the reader of deliveries. Only small files occupy the thread that responds to requests. */
export const openDeliveryReader = ({
  seconds = 60,
  heapMegabytes = 256,
  maxWaiting = 50,
}: Partial<ThreadBounds> = {}): DeliveryReader => {
  const inThread = readingThread({ seconds, heapMegabytes, maxWaiting });
  return {
    read: async (bytes) => {
      const read = bytes.length <= smallBytes ? readDelivery(bytes) : await inThread(bytes);
      return read.ok ? ok(withFields(read.value)) : read;
    },
  };
};
