import type { EvidenceType } from '../../../domain/moderation/appeals/evidence.ts';

/** Inspects local files, independent of their names. */
export interface FileInspector {
  /**
   * Returns the type of the content: by its signature, or text if all of it is UTF-8 without control
   * characters. Returns undefined otherwise.
   */
  typeOf(file: string): Promise<EvidenceType | undefined>;
}
