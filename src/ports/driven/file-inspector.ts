import type { EvidenceType } from '../../domain/moderation/appeals/evidence.ts';

/** Looks into local files, whatever their names say. */
export interface FileInspector {
  /** What the content is: by its signature, or text if all of it is UTF-8 without control characters. Undefined for all else. */
  typeOf(file: string): Promise<EvidenceType | undefined>;
}
