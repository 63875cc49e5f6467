import type { ManifestReader } from '../../ports/driven/catalog/manifest-reader.ts';
import { readManifest } from './read-manifest.ts';

export const manifestReader: ManifestReader = { read: readManifest };
