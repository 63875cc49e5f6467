import type { Manifest, ManifestUnreadable } from '../../../domain/catalog/delivery/delivery.ts';
import type { Result } from '../../../domain/shared/result.ts';

/** Reads the manifest of a folder of audio. An invalid row does not affect others. */
export interface ManifestReader {
  read(folder: string): Promise<Result<Manifest, ManifestUnreadable>>;
}
