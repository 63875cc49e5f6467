import type { Manifest, ManifestUnreadable } from '../../domain/catalog/delivery/delivery.ts';
import type { Result } from '../../domain/shared/result.ts';

/** Reads what a folder of audio says of itself. A faulty row never keeps the others from being read. */
export interface ManifestReader {
  read(folder: string): Promise<Result<Manifest, ManifestUnreadable>>;
}
