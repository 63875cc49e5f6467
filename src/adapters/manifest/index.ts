import type { DeliveryReader, ManifestReader } from '../../ports/driven/catalog/manifest-reader.ts';
import { readDelivery } from './read-delivery.ts';
import { readManifest } from './read-manifest.ts';

export const manifestReader: ManifestReader = { read: readManifest };

export const deliveryReader: DeliveryReader = { read: async (bytes) => readDelivery(bytes) };
