import type { Manifest, ManifestRow, ManifestUnreadable } from '../../../domain/catalog/delivery/delivery.ts';
import type { DraftRow } from '../../../domain/drafts/delivery/draft-row.ts';
import type { Result } from '../../../domain/shared/result.ts';

/** The rows of a file of tracks. */
export interface DeliveryRows {
  readonly rows: readonly ManifestRow<DraftRow>[];
  /** The rows at the end that were not checked, because earlier ones have too many problems to list. */
  readonly unchecked: number;
  /** Whether the sender marked the file as a test, which only a dry run accepts. */
  readonly isTest: boolean;
  /** Returns how the file names a member of a row, such as `rights.writers[0]`. */
  readonly fieldOf: (line: number, field: string) => string;
}

/** Reads the manifest of a folder of audio. An invalid row does not affect others. */
export interface ManifestReader {
  read(folder: string): Promise<Result<Manifest, ManifestUnreadable>>;
}

/** Reads files of tracks that accounts deliver, with the messages of the manifest's reader. Files can be hostile. */
export interface DeliveryReader {
  read(bytes: Uint8Array): Promise<Result<DeliveryRows, ManifestUnreadable>>;
}
